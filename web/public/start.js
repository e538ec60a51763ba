// Says so if the page cannot begin. Written for every browser, also for those that the page is too new for.

(function () {
  function fail() {
    document.documentElement.setAttribute('data-start', 'failed');
  }
  // Scripts that did not come, and whatever they stumble over. Once the page has begun there is nothing left to show.
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
  if (!('noModule' in HTMLScriptElement.prototype)) fail();
})();
