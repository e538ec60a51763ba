// Walking with the keyboard.

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

/** Whether somebody writes or is in a dialog, so that keys are not for the game. */
export function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}

/** Remembers where the focus is, and gives it back there if it would otherwise be lost. */
export function returnFocus(): () => void {
  const before = document.activeElement;
  return () => {
    setTimeout(() => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) {
        before.focus({ preventScroll: true });
      }
    });
  };
}
