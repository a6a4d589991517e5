const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For HTML text, and for attributes in either kind of quotation marks. */
export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (mark) => ESCAPES[mark] ?? mark);
