import type { RenderedDocument } from "./rendered";
import { asSafeHtml } from "./safe-html";

const ESCAPES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);

/** A text for between the tags of HTML. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ESCAPES.get(character) ?? "");

/** The text as it was written. */
export function renderPlain(markdown: string, notice: string): RenderedDocument {
  const html = asSafeHtml(`<pre tabindex="0">${escapeHtml(markdown)}</pre>`);
  return { html, notice, headings: [] };
}
