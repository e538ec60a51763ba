// A list that grows at its foot: it follows what is new, unless somebody reads further up.

import type { Attachment } from 'svelte/attachments';

/** How near the foot counts as at it, in pixels. */
const NEAR = 48;

/** Keeps a box, which has all of it in one element, at its foot when what it shows has changed. */
export const atFoot =
  (shown: () => unknown): Attachment<HTMLElement> =>
  (box) => {
    let isAtFoot = true;
    const note = (): void => {
      isAtFoot = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    };
    box.addEventListener('scroll', note, { passive: true });
    // Lines may be drawn, and the box or what is in it be resized, after the change itself.
    const follow = (): void => {
      if (isAtFoot) box.scrollTop = box.scrollHeight;
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
