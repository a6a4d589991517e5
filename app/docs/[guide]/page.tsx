import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HeadingList } from "@/app/components/heading-list";
import { PageHeader } from "@/app/components/page-header";
import { Link } from "@/app/components/ui/link";
import { splitBlocks } from "@/lib/api-docs/blocks";
import { completeGuide } from "@/lib/api-docs/complete-guide";
import { type Guide, listGuides } from "@/lib/api-docs/guides";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import { GuideBody, Prose } from "../guide-body";
import { KeyField } from "../key-field";

type Props = { params: Promise<{ guide: string }> };

async function findGuide({ params }: Props) {
  const { guide: slug } = await params;
  const place = listGuides().findIndex((guide) => guide.slug === slug);
  const [before, guide, after] = [-1, 0, 1].map((step) => listGuides()[place + step]);
  return place < 0 || !guide ? notFound() : { guide, before, after };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { title, summary } = (await findGuide(props)).guide;
  return { title: `${title} · API documentation`, description: summary };
}

export default async function GuidePage(props: Props) {
  const { guide, before, after } = await findGuide(props);
  const blocks = splitBlocks(completeGuide(guide, config().APP_URL));
  const headings = blocks.filter((block) => block.kind === "heading");
  return (
    <>
      <PageHeader
        title={guide.title}
        about={guide.summary}
        crumbs={[{ href: links.docs, title: "API documentation" }]}
      />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_13rem] print:block">
        <HeadingList headings={headings} />
        <article className="grid min-w-0 max-w-176 grid-cols-1 content-start gap-4 lg:col-start-1 lg:row-start-1">
          <Prose markdown={guide.rules} />
          <KeyField />
          <GuideBody blocks={blocks} />
          <nav
            aria-label="Previous and next"
            className="mt-8 flex flex-wrap justify-between gap-4 border-t pt-4 print:hidden"
          >
            {before && <Step guide={before} label="Previous" />}
            {after && <Step guide={after} label="Next" />}
          </nav>
        </article>
      </div>
    </>
  );
}

const Step = ({ guide, label }: { guide: Guide; label: "Previous" | "Next" }) => (
  <Link
    href={links.guide(guide.slug)}
    className={`grid rounded-md p-1 hover:underline ${label === "Next" ? "ml-auto text-right" : ""}`}
  >
    <span className="text-subtle text-xs">{label}</span>
    <span className="font-medium text-accent-text">{guide.title}</span>
  </Link>
);
