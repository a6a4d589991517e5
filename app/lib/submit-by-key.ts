import type { KeyboardEvent } from "react";

/** Submits the form of a field with Ctrl+Enter or ⌘Enter. */
export function submitsByKey(event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) {
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
