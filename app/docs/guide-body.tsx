import { SafeHtml } from "@/app/components/safe-html";
import type { Block } from "@/lib/api-docs/blocks";
import { renderMarkdown } from "@/lib/markdown/render";
import { AnchoredHeading } from "./anchored-heading";
import { Examples } from "./examples";

export function GuideBody({ blocks }: { blocks: Block[] }) {
  return blocks.map((block) => {
    if (block.kind === "heading") return <AnchoredHeading key={block.id} {...block} />;
    if (block.kind === "text") return <Prose key={block.markdown} markdown={block.markdown} />;
    return <Examples key={block.examples[0]?.code} examples={block.examples} />;
  });
}

/** Renders Markdown without headings or code blocks. */
export async function Prose({ markdown }: { markdown: string }) {
  const { html } = await renderMarkdown(markdown, null);
  return <SafeHtml html={html} className="markdown" />;
}
