import type { SafeHtml as SafeHtmlString } from "@/lib/markdown/safe-html";

/** The only component that inserts raw HTML. */
export function SafeHtml({ html, className }: { html: SafeHtmlString; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the type admits only the renderer's output
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
