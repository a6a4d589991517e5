import type { RenderedDocument } from "@/lib/markdown/rendered";
import { asSafeHtml } from "@/lib/markdown/safe-html";

const ESCAPES = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
]);

/** The text as it was written. */
export function renderPlain(markdown: string, notice: string): RenderedDocument {
  const text = markdown.replace(/[&<>]/g, (character) => ESCAPES.get(character) ?? "");
  return { html: asSafeHtml(`<pre tabindex="0">${text}</pre>`), notice, headings: [] };
}
