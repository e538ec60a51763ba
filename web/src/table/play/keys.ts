// Keys at the table, and where they lead.

/** Whether somebody writes or is in a dialog, so that keys are not for the game. */
function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}

/** Whether a key that was pressed is for the game: alone, and not for what is written or asked in front of it. */
export const isForGame = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isElsewhere(event.target) &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.altKey;

/** Where the arrow keys lead: to the right, and down. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus among the buttons of a bar with the arrow keys, Home and End. */
export function walk(event: KeyboardEvent & { currentTarget: Element }): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const here = buttons.indexOf(document.activeElement as HTMLElement);
  const steps: Record<string, number> = {
    ArrowRight: here + 1,
    ArrowLeft: here - 1,
    Home: 0,
    End: buttons.length - 1,
  };
  const to = steps[event.key];
  if (to === undefined || buttons.length === 0) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}

/** Remembers where the focus is, and gives it back there if it would otherwise be lost. */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () => {
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const isThere = before instanceof HTMLElement || before instanceof SVGElement;
      if (isLost && isThere && before.isConnected) before.focus({ preventScroll: true });
    });
  };
}
