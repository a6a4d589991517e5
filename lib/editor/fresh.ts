import type { Node } from "prosemirror-model";
import { type LinkForm, stringify } from "./remark";
import type { Style } from "./style";
import { withLineEnd } from "./text";
import { tidied } from "./tidied";
import { nodesToBlocks } from "./to-mdast";

/** How far a save goes to keep what there is; the further down its plans, the more is written anew. */
export type Plan = {
  /** Whether a changed paragraph keeps how its unchanged beginning and end were written. */
  patch: boolean;
  /** Whether a changed list, quote or table keeps its unchanged parts. */
  deep: boolean;
  /** Whether what stood between two blocks stays when one of them changed. */
  gaps: boolean;
  links: LinkForm;
  /** How many neighbours of a changed block are written anew with it. */
  reach: number;
};

/** What the writing of a document needs to know. */
export type Writing = { text: string; style: Style; plan: Plan };

/** Blocks written anew, their lines after the first begun with `prefix`. */
export function fresh(nodes: readonly Node[], prefix: string, { style, plan }: Writing): string {
  const children = nodesToBlocks(nodes).flatMap((block) => tidied(block));
  const text = stringify({ type: "root", children }, style, plan.links);
  return indented(text, prefix, style);
}

/** A text whose lines after the first begin with `prefix` and end as the document's do. */
function indented(text: string, prefix: string, { lineEnd }: Style): string {
  const [first = "", ...rest] = text.split("\n");
  const lines = rest.map((line) => (line ? prefix + line : prefix.trimEnd()));
  return withLineEnd([first, ...lines].join("\n"), lineEnd);
}

/** A block whose text is written as it stands. */
export const isVerbatim = ({ type }: Node): boolean =>
  type.name === "source" || type.name === "html";

/** A paragraph that Markdown cannot tell from none. */
export function isNothing(node: Node): boolean {
  if (node.type.name !== "paragraph") return false;
  return nodesToBlocks([node]).flatMap((block) => tidied(block)).length === 0;
}

/** What begins the lines of a block after its first, from the line that it begins in. */
export function linePrefix(text: string, start: number): string {
  const line = Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1;
  return text.slice(line, start).replace(/[^>\s]/g, " ");
}
