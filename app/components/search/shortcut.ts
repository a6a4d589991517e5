const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The shortcut's label. On a Mac, Ctrl+K deletes to the end of the line. */
export const labelShortcut = () => (isApple() ? "⌘K" : "Ctrl K");

export function isShortcut({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "k" || shiftKey || altKey) return false;
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** The chat panel does not count. */
export const isDialogOpen = () =>
  document.querySelector("[role=dialog]:not([data-panel]), [role=alertdialog]") !== null;
