import type { Heading, RenderedDocument } from "./rendered";
import { asSafeHtml } from "./safe-html";

const END = "</h2>";
/** What leads somewhere or is seen beside the words of a heading. */
const CONTENT = /<(?:a|img|button)[ >]/;

/**
 * Leaves out a first heading (`# …`) that repeats the title in any case and with any emphasis, for a page that has the title
 * as its h1. A heading with a link or an image stays.
 * @returns the rest, and the heading that was left out, whose id links may lead to
 */
export function dropRepeatedTitle(
  rendered: RenderedDocument,
  title: string,
): { rendered: RenderedDocument; dropped: Heading | undefined } {
  const { html } = rendered;
  const [first, ...headings] = rendered.headings;
  // In the renderers' HTML, `<` occurs in tags and their values only, and no heading is within another.
  const end = html.indexOf(END) + END.length;
  const isRepeated =
    html.startsWith("<h2") &&
    readWords(first?.text ?? "") === readWords(title) &&
    !CONTENT.test(html.slice(0, end));
  if (!isRepeated) return { rendered, dropped: undefined };
  const rest = asSafeHtml(html.slice(end).trimStart());
  return { rendered: { ...rendered, html: rest, headings }, dropped: first };
}

const readWords = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[*_`\\]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
