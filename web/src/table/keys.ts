// Keys at the table.

/** Whether somebody writes or is in a dialog, so that keys are not for the game. */
export function isElsewhere(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, dialog, [contenteditable]') !== null
  );
}
