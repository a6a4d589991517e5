const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys that open search, as they are written. On a Mac Ctrl+K deletes to the end of the line. */
export const shortcutLabel = () => (isApple() ? "⌘K" : "Ctrl K");

export function isShortcut({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== "k" || shiftKey || altKey) return false;
  return isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
}
