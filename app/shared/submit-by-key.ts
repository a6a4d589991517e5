import type { KeyboardEvent } from "react";

export function submitByKey(event: KeyboardEvent<HTMLTextAreaElement | HTMLInputElement>) {
  if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
