import { cn } from "@/app/lib/cn";
import { renderMarkdown } from "@/lib/markdown/render";
import { Notice } from "./notice";
import { Outline } from "./outline";
import { SafeHtml } from "./safe-html";

/** The text of a document with its outline: beside it where there is room, else folded above it. */
export async function DocumentBody({ title, markdown }: { title: string; markdown: string }) {
  const { html, notice, headings } = await renderMarkdown(markdown);
  // Many documents begin with their own title, which the page shows already.
  const repeatsTitle = html.startsWith("<h2") && headings[0]?.text === title;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem]">
      <Outline headings={repeatsTitle ? headings.slice(1) : headings} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {notice && <Notice>{notice}</Notice>}
        <SafeHtml html={html} className={cn("markdown", repeatsTitle && "repeats-title")} />
      </div>
    </div>
  );
}
