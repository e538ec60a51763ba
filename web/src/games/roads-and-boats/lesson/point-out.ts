// A button of a panel is brought into view, and blinks so that it is found.

import { tick } from 'svelte';
import { moves } from '../../../lib/preferences.svelte';

/** How long a button stays marked, in milliseconds. */
const BLINK = 700;
const TIMES = 4;

/** Marks the button of a cue, as soon as its panel is there. */
export async function beckon(frame: HTMLElement | undefined, cue: string): Promise<void> {
  await tick();
  const all = frame?.querySelectorAll<HTMLElement>(`[data-cue="${cue}"]`) ?? [];
  const found = [...all].find((one) => one.checkVisibility());
  if (!found) return;
  // Only its panel scrolls: the table itself stays where it is.
  const pane = found.closest('.pane');
  if (pane) {
    const [box, own] = [pane.getBoundingClientRect(), found.getBoundingClientRect()];
    const top = own.top + own.height / 2 - box.top - box.height / 2;
    pane.scrollBy({ top, behavior: moves() ? 'smooth' : 'auto' });
  }
  const mark = { outline: '4px solid var(--lamp)', outlineOffset: '2px' };
  const bare = { outline: '4px solid transparent', outlineOffset: '8px' };
  // Goods are marked as a whole: what stands inside of them would be cut off at their rim.
  const marked = found.closest('.chip') ?? found;
  marked.animate(moves() ? [mark, bare] : [mark, mark], { duration: BLINK, iterations: TIMES });
}
