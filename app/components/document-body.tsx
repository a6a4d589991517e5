import { renderMarkdown } from "@/lib/markdown/render";
import { Notice } from "./notice";
import { Outline } from "./outline";
import { SafeHtml } from "./safe-html";

/** The text of a document with its outline: beside it where there is room, else folded above it. */
export async function DocumentBody({ markdown }: { markdown: string }) {
  const { html, notice, headings } = await renderMarkdown(markdown);
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <Outline headings={headings} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {notice && <Notice>{notice}</Notice>}
        <SafeHtml html={html} className="markdown" />
      </div>
    </div>
  );
}
