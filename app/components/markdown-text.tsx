import { renderMarkdown } from "@/lib/markdown/render";
import { SafeHtml } from "./safe-html";

/** A short text that people type into a field: Markdown whose line breaks stay as typed. */
export async function MarkdownText({ markdown }: { markdown: string }) {
  const { html } = await renderMarkdown(markdown, null);
  return (
    <SafeHtml
      html={html}
      className="markdown min-w-0 max-w-3xl text-pretty wrap-anywhere leading-relaxed [&>:first-child]:mt-0 [&>:last-child]:mb-0 [&_:is(h2,h3,h4)]:mt-5 [&_:is(h2,h3,h4)]:text-[0.9375rem] [&_p]:whitespace-pre-line"
    />
  );
}
