import { clsx } from "clsx";
import { cookies, headers } from "next/headers";
import { Suspense } from "react";
import { HeadingList } from "@/app/components/heading-list";
import { Notice } from "@/app/components/notice";
import { SafeHtml } from "@/app/components/safe-html";
import { TextSkeleton } from "@/app/components/ui/text-skeleton";
import { IMAGE_HOSTS_COOKIE, readImageHosts } from "@/app/shared/image-hosts";
import { isLong, renderMarkdown } from "@/lib/markdown/render";
import { dropRepeatedTitle } from "@/lib/markdown/repeated-title";
import { FootnotePreviews } from "./footnote-previews";
import { TaskBoxes, type TickedDocument } from "./task-boxes";

/** The boxes of tasks can be ticked if the text is that of `ticked`. */
type Props = { title: string; markdown: string; ticked?: TickedDocument };

export function DocumentBody(props: Props) {
  if (!isLong(props.markdown)) return <Rendered {...props} />;
  return (
    <>
      <noscript>
        <Notice>
          A document of this length needs JavaScript to be shown here. Allow it, or read the
          document over the REST API.
        </Notice>
      </noscript>
      <Suspense fallback={<TextSkeleton>Formatting a long document…</TextSkeleton>}>
        <Rendered {...props} />
      </Suspense>
    </>
  );
}

async function Rendered({ title, markdown, ticked }: Props) {
  const whole = await renderMarkdown(markdown, await listImageHosts());
  // Many documents repeat their title as the first heading. The page's own stands for it, and links to it lead here.
  const { rendered, dropped } = dropRepeatedTitle(whole, title);
  const { html, notice, headings } = rendered;
  const className = clsx("markdown", isLong(markdown) && "long-text");
  const body = <SafeHtml html={html} className={className} />;
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem] print:block">
      <HeadingList headings={headings} />
      <div id={dropped?.id} className="min-w-0 lg:col-start-1 lg:row-start-1">
        {notice && <Notice>{notice}</Notice>}
        <FootnotePreviews>
          {ticked ? <TaskBoxes document={ticked}>{body}</TaskBoxes> : body}
        </FootnotePreviews>
      </div>
    </div>
  );
}

async function listImageHosts(): Promise<string[]> {
  // After a client-side navigation the previous page's policy still applies, so images wait again.
  if ((await headers()).get("sec-fetch-dest") === "empty") return [];
  return readImageHosts((await cookies()).get(IMAGE_HOSTS_COOKIE)?.value);
}
