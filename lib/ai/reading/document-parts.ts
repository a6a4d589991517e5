import type { Block } from "./evidence-blocks";
import { findKinds, type Kinds, stripHeading } from "./section-kinds";

/** Further headings of a document are ignored: the text below them belongs to the last one that counts. */
const MAX_HEADINGS = 200;

const ENTRY = /^\d{1,3}[.)] /;
/** Joins two subjects, as in `Scope and non-goals`: which items are out of scope is unknown. */
const BOTH = /[&/,+]|(?<!\p{L})(?:and|und|en|et|vs)(?!\p{L})/iu;
/** In a register, an overview lists the risks; it is not a summary. */
const OVERVIEW = /^(?:overview|übersicht|überblick|overzicht|aperçu)$/;

/** A heading with all blocks below it; `own` has the blocks before the next heading. `isLeftOut` marks things out of scope. */
export type Part = {
  index: number;
  heading: string;
  /** The form of the heading that is compared with headings of sections. */
  name: string;
  kinds: Kinds;
  blocks: Block[];
  own: Block[];
  isLeftOut: boolean;
  around: readonly Part[];
};

/** A part out of scope has only that kind, and the parts within it have no kind. */
function readPartKinds(heading: string, around: readonly Part[], isRegister: boolean): Kinds {
  if (around.some((part) => part.isLeftOut)) return new Map();
  if (isRegister && OVERVIEW.test(stripHeading(heading)))
    return new Map([["risk", heading.length]]);
  const kinds = findKinds(heading);
  const leftOut = kinds.get("left_out");
  if (leftOut && kinds.has("scope") && BOTH.test(heading))
    return new Map([...kinds].filter(([kind]) => kind !== "scope" && kind !== "left_out"));
  if (leftOut) return new Map([["left_out", leftOut]]);
  return ENTRY.test(heading) ? new Map([...kinds, ["entry", 1]]) : kinds;
}

/** Splits a document into parts; the first has no heading. Things out of scope are not included in the parts around them. */
export function splitParts(blocks: readonly Block[], isRegister = false): Part[] {
  const open: (Part & { level: number })[] = [];
  const create = (heading: string, around: readonly Part[]): Part => {
    const kinds = readPartKinds(heading, around, isRegister);
    const isLeftOut = kinds.has("left_out") || around.some((part) => part.isLeftOut);
    const [index, name] = [parts.length, stripHeading(heading)];
    return { index, heading, name, kinds, blocks: [], own: [], isLeftOut, around };
  };
  const parts: Part[] = [];
  const opening = create("", []);
  parts.push(opening);
  const isTitle =
    blocks.filter((block) => block.kind === "heading" && block.level === 1).length === 1;
  for (const block of blocks) {
    if (block.kind !== "heading") {
      const last = open.at(-1);
      (last ?? opening).own.push(block);
      if (!last) opening.blocks.push(block);
      for (const part of open) {
        if (part.isLeftOut || !last?.isLeftOut) part.blocks.push(block);
      }
      continue;
    }
    if (parts.length > MAX_HEADINGS) continue;
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    if (isTitle && block.level === 1) continue;
    const part = { ...create(block.text, [...open]), level: block.level };
    for (const other of open) if (other.isLeftOut || !part.isLeftOut) other.blocks.push(block);
    open.push(part);
    parts.push(part);
  }
  return parts;
}
