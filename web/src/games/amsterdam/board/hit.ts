// Which route lies under a pointer.

/** The route that an element of the map belongs to. */
export function routeAt(element: Element | null): number | undefined {
  const text = element?.closest('[data-route]')?.getAttribute('data-route');
  return text === null || text === undefined ? undefined : Number(text);
}
