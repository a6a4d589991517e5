import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();
const KINDS = ["link", "image", "definition", "footnoteDefinition", "html"];

/**
 * Everything in a text that leads somewhere, as GitHub's markdown reads it, in reading order, with
 * its place in characters. What stands in a paragraph without a place of its own has that of the paragraph.
 * @param {string} markdown
 */
export function findAddresses(markdown) {
  const found = [];
  visit(parser.parse(markdown), KINDS, (node, _index, parent) => {
    const place = node.position ?? parent?.position;
    found.push({
      kind: node.type,
      url: node.url ?? "",
      from: place?.start.offset ?? 0,
      to: place?.end.offset ?? markdown.length,
    });
  });
  return found;
}
