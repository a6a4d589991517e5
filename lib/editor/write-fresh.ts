import type { Node } from "prosemirror-model";
import { findLineStart, withLineEnd } from "@/lib/text/line-ends";
import { type LinkForm, stringify } from "./remark";
import type { Style } from "./style";
import { tidyBlock } from "./tidy-block";
import { nodesToBlocks } from "./to-mdast";

/** Says which parts of the old text a save tries to keep. Later attempts keep less. */
export type Attempt = {
  /** Of a changed block: the source of its text, only its unchanged inner blocks, or nothing. */
  keep: "source" | "structure" | "nothing";
  /** How many blocks next to a changed one are written anew with it. */
  reach: number;
  /** Some lists can only be written with blank lines between their items. */
  gaps: "same" | "any";
};

export type Writing = { text: string; style: Style; attempt: Attempt };

export const LINK_FORMS: Readonly<Record<Attempt["keep"], LinkForm>> = {
  source: "bare",
  structure: "angled",
  nothing: "full",
};

export function writeFresh(
  nodes: readonly Node[],
  prefix: string,
  { style, attempt }: Writing,
): string {
  const children = nodesToBlocks(nodes).flatMap((block) => tidyBlock(block));
  const text = stringify({ type: "root", children }, style, LINK_FORMS[attempt.keep]);
  return indentText(text, prefix, style);
}

function indentText(text: string, prefix: string, { lineEnd }: Style): string {
  const [first = "", ...rest] = text.split("\n");
  const lines = rest.map((line) => (line ? prefix + line : prefix.trimEnd()));
  return withLineEnd([first, ...lines].join("\n"), lineEnd);
}

export const isVerbatim = ({ type }: Node): boolean =>
  type.name === "source" || type.name === "html";

/** Markdown cannot express a blank paragraph. */
export function isNothing(node: Node): boolean {
  if (node.type.name !== "paragraph") return false;
  return nodesToBlocks([node]).flatMap((block) => tidyBlock(block)).length === 0;
}

export function readLinePrefix(text: string, start: number): string {
  return text.slice(findLineStart(text, start), start).replace(/[^>\s]/g, " ");
}
