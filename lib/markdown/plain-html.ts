import { escapeHtml } from "@/lib/text/escape-html";
import type { RenderedDocument } from "./rendered";
import { asSafeHtml } from "./safe-html";

export function renderPlain(markdown: string, notice: string): RenderedDocument {
  const html = asSafeHtml(`<pre tabindex="0">${escapeHtml(markdown)}</pre>`);
  return { html, notice, headings: [] };
}
