import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { namesDecider, saysWhoFindsOut } from "@/lib/ai/reading/sentences/finds-out";
import { splitDecision } from "@/lib/text/decision-lead";
import { isQuestion } from "@/lib/text/is-question";
import { DECIDES, isUndecided } from "@/lib/text/is-undecided";
import { splitLines } from "@/lib/text/line-ends";
import { hasOpenStatus } from "@/lib/text/open-status";
import { capitalize } from "@/lib/text/phrases";
import { dropDiscussion, isOpenMatter, states } from "@/lib/text/plain-statement";
import { POSTPONED_WORDS } from "@/lib/text/words";
import { isOutdated } from "./is-outdated";
import { qualifies } from "./qualifies";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";
import { joinNotes } from "./wording";

/** A heading or a label at the beginning of a line, in bold or not. */
const FIELD =
  /^(?:#{1,6} +[^\n]{1,60}$|(?:[*_]{2})?(?:\p{Lu}[\p{L}-]{1,20}(?: [\p{L}-]{1,20}){0,2}|[\p{sc=Han}\p{sc=Kana}ー]{2,8})(?:[*_]{2})? ?[:：])/u;
/** The field of a record that says what was decided, with its mark: `Decision: …`, `## Decision` */
const DECISION =
  /^(?:#{1,6} +)?(?:[*_]{2})?(?:decision(?: outcome)?|decided|beschluss|entscheidung|beschlossen|besluit|beslissing|besloten|décision|décidé|決定(?:事項|内容)?)(?:[*_]{2})?(?: ?[:：](?:[*_]{2})?| *$)/iu;

/** Puts what was decided first if a text begins with other fields, as a record of an architecture decision does: `Status: …`, `Context: …`. */
function putDecisionFirst(text: string): string {
  const lines = splitLines(text);
  const [first = ""] = lines.filter((line) => line.trim() !== "");
  const start = lines.findIndex((line) => DECISION.test(line));
  if (!FIELD.test(first) || DECISION.test(first) || start < 0) return text;
  const length = lines.slice(start + 1).findIndex((line) => FIELD.test(line));
  const end = length < 0 ? lines.length : start + 1 + length;
  const said = [lines[start]?.replace(DECISION, "").trim(), ...lines.slice(start + 1, end)];
  return [...said, "", ...lines.slice(0, start), ...lines.slice(end)].join("\n").trim();
}

/** Reads the sentences of an item, of a decision without the date and the people that it begins with. */
export const readWithoutLead = (piece: Evidence) =>
  readSentences(
    hasLabel(piece, "decision")
      ? capitalize(putDecisionFirst(splitDecision(piece.text).text))
      : piece.text,
  );

/** A title such as `Postponed: rinsing`, but not `Postponed to June`, which is a decision. */
const POSTPONED = new RegExp(`^(?:${POSTPONED_WORDS})\\s?[:：]`, "iu");

/** A word that decides what the sentence before it says: `Cash only. Agreed.` */
const ALONE = /^\P{L}*\p{L}+\P{L}*$/u;

/** A sentence of a decision that only considers something, in five languages. */
const CONSIDERS = new RegExp(
  `^(?:(?:${[
    "maybe|perhaps|(?:we|i|it|that) might(?! as well)",
    "vielleicht|(?:wir|ich) (?:könnten?(?! nicht)|(?:\\p{L}+ ){1,2}vielleicht)",
    "misschien|(?:we|wij|ik) (?:zou(?:den)? (?:\\p{L}+ ){0,4}kunnen|(?:\\p{L}+ ){1,2}misschien)",
    "peut-être|(?:nous|on|je) (?:pourr(?:ions|ait|ais)|(?:\\p{L}+ ){1,2}peut-être)",
  ].join("|")})(?![\\p{L}-])|.*かもしれ(?:ない|ません)。?$)`,
  "iu",
);
/** At the beginning of a sentence, a word for what the one before it leaves open. */
const OF_IT =
  /^(?:(?:it|that|this|they|es|das|dies|sie|het|dat|dit|ze|il|elle|ce|cela|ça)(?!\p{L})|c['’]|それ|これ)/iu;

/** Drops what is open or only considered, and who decides it; questions too, unless another sentence answers them. */
function dropOpen(sentences: readonly string[]): string[] {
  const kept: string[] = [];
  let asked: string[] = [];
  let open = "";
  for (const each of sentences) {
    const isMatter = isOpenMatter(each) || CONSIDERS.test(each);
    if (isMatter || isQuestion(each)) {
      asked = isMatter ? [] : [...asked, each];
      open = each;
      continue;
    }
    if (open && (saysWhoFindsOut(each, open) || namesDecider(each))) continue;
    if (open && asked.length === 0 && OF_IT.test(each)) continue;
    kept.push(...asked, each);
    asked = [];
    open = "";
  }
  return kept;
}

/** Quotes the settled text of a decision, or the sentence of a note that decides something; undefined for outdated items. */
export function findDecided(piece: Evidence, sentences = readWithoutLead(piece)) {
  if (isOutdated(piece)) return undefined;
  if (POSTPONED.test(piece.title) && !sentences.some((each) => states(each, DECIDES)))
    return undefined;
  if (!hasLabel(piece, "decision")) {
    const settled = sentences.filter((each) => !isOpenMatter(each));
    const at = settled.findIndex((each) => states(each, DECIDES));
    const [before, said, after] = [settled[at - 1], settled[at], settled[at + 1]];
    const limit = after && qualifies(after, said) && after;
    return said && joinNotes(ALONE.test(said) && before, said, limit);
  }
  const settled = dropOpen(sentences);
  const decides = sentences.some((each) => states(each, DECIDES));
  const [first = ""] = sentences;
  const isOpen =
    !decides && (isOpenMatter(first) || isOpenMatter(piece.title) || hasOpenStatus(piece.text));
  const isAsked = sentences.length === 0 && isQuestion(piece.title);
  const isLeftOpen = settled.length === 0 && sentences.length > 0;
  if (isOpen || isAsked || isLeftOpen || isUndecided(sentences)) return undefined;
  return quoteBeginning(dropDiscussion(settled));
}
