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
