// A list that grows at its bottom: it follows what is new, unless somebody reads further up.

import type { Attachment } from 'svelte/attachments';

/** How near the bottom counts as at it, in pixels. */
const NEAR = 48;

/** Keeps a box, which has all of it in one element, at its bottom when what it shows has changed. */
export const stickToBottom =
  (shown: () => unknown): Attachment<HTMLElement> =>
  (box) => {
    let isAtBottom = true;
    const note = (): void => {
      isAtBottom = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener('scroll', note, { passive: true });
    // Lines may be drawn, and the box or what is in it be resized, after the change itself.
    const follow = (): void => {
      if (isAtBottom) box.scrollTop = box.scrollHeight;
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(box);
    if (box.firstElementChild) sizes.observe(box.firstElementChild);
    $effect(() => {
      shown();
      follow();
      requestAnimationFrame(follow);
    });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', note);
    };
  };
