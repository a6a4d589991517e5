import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";

/** HTML as a browser's parser reads it. */
export const parseHtml = (value: string) =>
  unified()
    .use(rehypeRaw)
    .runSync({ type: "root", children: [{ type: "raw", value }] });

/** Every element of the HTML, in order. */
export function listElements(html: string) {
  const elements: { name: string; properties: Record<string, unknown> }[] = [];
  visit(parseHtml(html), "element", ({ tagName, properties }) => {
    elements.push({ name: tagName, properties });
  });
  return elements;
}
