const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open search, as they are written. On a Mac Ctrl+K deletes to the end of the line. */
export const shortcutLabel = () => (isApple() ? "⌘K" : "Ctrl K");

export function isShortcut({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "k" || shiftKey || altKey) return false;
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}

/** Whether something holds the attention that a shortcut must not take; the panel for questions stands beside the page. */
export const isDialogOpen = () =>
  document.querySelector("[role=dialog]:not([data-panel]), [role=alertdialog]") !== null;
