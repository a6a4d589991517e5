import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import type { Section } from "@/lib/document-types/definition";
import { findBelief, isOpinion } from "@/lib/text/beliefs";
import { namesTime } from "@/lib/text/dates";
import { isSpoken } from "@/lib/text/open-quotation";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";

/** Kinds of section whose statements a reader takes for facts or decisions. */
const STATED = ["summary", "proposal", "decision", "goal", "measure"];
/** Whether the section's text begins with an act, so that a belief after it only hopes for its effect. */
const isForActs = (kinds: readonly string[]) =>
  (kinds.includes("proposal") || kinds.includes("decision")) &&
  !kinds.includes("requirement") &&
  !kinds.includes("assumption");

/** Whether a sentence states a belief. One with a date, as in `Probably open in May`, is a plan. */
function isBelief(sentence: string): boolean {
  const found = namesTime(sentence) ? null : findBelief(sentence);
  // `bestimmt` is also a verb: `Der Rat bestimmt den Termin.`
  return found !== null && !/^bestimmt$/i.test(found[0]) && !isSpoken(sentence, found.index);
}

/** Drops opinions, and beliefs after an act, from a block of a document. */
export function dropOpinions(section: Section, block: Block): Block[] {
  const kinds = listKinds(section);
  if (!kinds.some((kind) => STATED.includes(kind))) return [block];
  if (block.kind === "list") {
    const items = block.items.filter(({ text }) => !isOpinion(text));
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.kind !== "paragraph") return [block];
  const stated = splitPlainSentences(block.text).filter(
    (sentence, index) =>
      !isOpinion(sentence) && !(index > 0 && isForActs(kinds) && isBelief(sentence)),
  );
  return stated.length > 0 ? [{ ...block, text: joinSentences(stated) }] : [];
}
