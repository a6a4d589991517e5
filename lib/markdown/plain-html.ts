import type { RenderedDocument } from "./rendered";
import { asSafeHtml } from "./safe-html";

const ESCAPES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);

export const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ESCAPES.get(character) ?? "");

export function renderPlain(markdown: string, notice: string): RenderedDocument {
  const html = asSafeHtml(`<pre tabindex="0">${escapeHtml(markdown)}</pre>`);
  return { html, notice, headings: [] };
}
