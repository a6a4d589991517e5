const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML, also for attributes in either kind of quotation marks. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
