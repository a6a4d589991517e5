import type { RenderedDocument } from "./rendered";
import { asSafeHtml } from "./safe-html";

const ESCAPES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);

/** Escapes a text between HTML tags. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ESCAPES.get(character) ?? "");

/** Shows the text as it was written. */
export function renderPlain(markdown: string, notice: string): RenderedDocument {
  const html = asSafeHtml(`<pre tabindex="0">${escapeHtml(markdown)}</pre>`);
  return { html, notice, headings: [] };
}
