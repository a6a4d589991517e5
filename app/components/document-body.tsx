import { cookies, headers } from "next/headers";
import { cn } from "@/app/lib/cn";
import { IMAGE_HOSTS_COOKIE, readImageHosts } from "@/app/lib/image-hosts";
import { renderMarkdown } from "@/lib/markdown/render";
import { Notice } from "./notice";
import { Outline } from "./outline";
import { SafeHtml } from "./safe-html";

/** The text of a document with its outline: beside it where there is room, else folded above it. */
export async function DocumentBody({ title, markdown }: { title: string; markdown: string }) {
  const { html, notice, headings } = await renderMarkdown(markdown, await imageHosts());
  // Many documents begin with their own title, which the page shows already.
  const repeatsTitle = html.startsWith("<h2") && headings[0]?.text === title;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem] print:block">
      <Outline headings={repeatsTitle ? headings.slice(1) : headings} />
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">
        {notice && <Notice>{notice}</Notice>}
        <SafeHtml html={html} className={cn("markdown", repeatsTitle && "repeats-title")} />
      </div>
    </div>
  );
}

/** Whose images the reader asked to see here, and the policy of the page that is open lets in. */
async function imageHosts(): Promise<string[]> {
  // A page that the app went to by itself keeps the policy of the one before: its images wait again.
  if ((await headers()).get("sec-fetch-dest") === "empty") return [];
  return readImageHosts((await cookies()).get(IMAGE_HOSTS_COOKIE)?.value);
}
