import { EXCLUDED, isAboutGoals } from "@/lib/ai/advisors/shared/goal-headings";
import { listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import type { Material } from "@/lib/ai/inquiry";
import { namesNumber } from "@/lib/text/number-words";
import { isSpoken } from "@/lib/text/open-quotation";
import { countNoun } from "@/lib/text/phrases";
import type { Sentence } from "@/lib/text/sentences";
import { matchWords } from "@/lib/text/words";
import { type Answer, type ReviewOptions, SEVERITIES } from "./contract";
import { findDenied } from "./find-denied";
import { findEmptyCells, findEmptyColumns } from "./find-empty-cells";
import { findEmptySections } from "./find-empty-sections";
import { adviseMeasure, findLeftOut } from "./find-left-out";
import { findMissingSections } from "./find-missing-sections";
import { findUndecided } from "./find-undecided";
import { findVague } from "./find-vague";
import { type Detector, type Remark, readDocument, remarkOn } from "./reading";

/** Stricter than `isNoAnswer`, since it reads whole sentences: in capitals, and without `to be agreed`, which may be a duty. */
const PLACEHOLDER =
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TODO|FIXME|T\.B\.D\.?|to be (?:decided|determined|defined|confirmed|specified)|\?{2,}|X{3,}%?|lorem ipsum)(?![\p{L}\p{N}])|\[(?:insert|placeholder|your|add)[^\]\n]{0,60}\]/u;

/** The cell of an unknown owner or date. */
const findQuestionMark = ({ kind, text }: Sentence) =>
  kind === "row" ? /(?<=^|\|)\s*[?？]\s*(?=\||$)/u.exec(text) : null;

const findPlaceholders: Detector = ({ sentences }) =>
  sentences.flatMap((sentence): Remark[] => {
    const found = PLACEHOLDER.exec(sentence.text) ?? findQuestionMark(sentence);
    if (!found || isSpoken(sentence.text, found.index)) return [];
    const place = sentence.section ? ` in “${sentence.section}”` : "";
    const issue = `“${found[0].trim()}”${place} is a placeholder.`;
    const write = "Fill it in, or write who decides it, by which date, and what waits for it.";
    return [remarkOn(sentence, "high", issue, write)];
  });

/** Words that state an amount without a number, such as `all` and `twice`. */
const WHOLE = matchWords(
  "all|every|twice|allen?|jede[nrs]?|doppelt|verdoppel\\p{L}*|elke?|iedere?|dubbel|verdubbel\\p{L}*|tous|toutes|chaque|doubl\\p{L}+|すべて|全て|全員|倍",
);
const namesAmount = (text: string) => namesNumber(text) || WHOLE.test(text);
/** An objective is a headline; the key results under it have the numbers. */
const HEADLINE = /^\W{0,4}objective\b/i;

/** Finds goals without a number: items of a list, of which the first gets one remark for all, or the first sentence of a section that has no number at all. */
const findWeakGoals: Detector = ({ sentences, evidence }) => {
  const stated = sentences.filter(
    ({ section, text }) =>
      isAboutGoals(section) && !EXCLUDED.test(`${section}\n${text}`) && !HEADLINE.test(text),
  );
  const bare = stated.find(({ kind }) => kind === "prose");
  const isBare = !sentences.some(
    ({ section, text }) => section === bare?.section && namesAmount(text),
  );
  const items = stated.filter(
    ({ kind, isFirst, text, rest }) =>
      kind === "item" && isFirst && !namesAmount(`${text} ${rest}`) && !PLACEHOLDER.test(text),
  );
  const write = adviseMeasure(evidence);
  const firsts = new Map(items.toReversed().map((item) => [item.section, item]));
  return [...(bare && isBare ? [bare] : []), ...firsts.values()].map((goal) => {
    const count = items.filter(({ section }) => goal.kind === "item" && section === goal.section);
    const issue =
      count.length > 1
        ? `${count.length} goals of this list have no number that shows when they are reached; this is the first.`
        : "This goal has no number that shows when it is reached.";
    return remarkOn(goal, "high", issue, write);
  });
};

/** Makes one remark about all open questions without a person to answer them, at the first of them. */
const findUnownedQuestions: Detector = ({ sentences }) => {
  const unowned = listUnownedQuestions(sentences);
  const [first] = unowned;
  if (!first) return [];
  const one = unowned.length === 1;
  const issue = one
    ? "This open question names nobody who answers it."
    : `${unowned.length} open questions name nobody who answers them; this is the first.`;
  const write = `Give ${one ? "it" : "each"} a name and a date, and say what the team does if no answer comes by then.`;
  return [remarkOn(first, "medium", issue, write)];
};

/** By priority: the first remark about a sentence is kept. */
const DETECTORS: readonly Detector[] = [
  findPlaceholders,
  findDenied,
  findWeakGoals,
  findUnownedQuestions,
  findUndecided,
  findVague,
  findLeftOut,
  findMissingSections,
  findEmptyColumns,
  findEmptyCells,
];
const MAX_OF_A_KIND = 4;
const MAX_REMARKS = 12;
/** Number of the most severe other remarks for which remarks about empty sections leave room in an answer of 20. */
const MIN_OTHERS = 4;
const MAX_EMPTY = 20 - MIN_OTHERS;

const rank = ({ severity }: Remark) => SEVERITIES.indexOf(severity);
const compareSeverity = (one: Remark, other: Remark) =>
  rank(one) - rank(other) || one.offset - other.offset;

export function applyRules(material: Material<ReviewOptions>): Answer {
  const reading = readDocument(material);
  const empty = findEmptySections(reading).sort(compareSeverity).slice(0, MAX_EMPTY);
  const found = new Map(empty.map((remark) => [remark.offset, remark]));
  for (const detector of DETECTORS) {
    const remarks = detector(reading).sort(compareSeverity);
    const added = remarks.filter(({ offset }) => !found.has(offset)).slice(0, MAX_OF_A_KIND);
    for (const remark of added) found.set(remark.offset, remark);
  }
  const others = [...found.values()].slice(empty.length).sort(compareSeverity);
  const left = Math.max(MIN_OTHERS, MAX_REMARKS - empty.length);
  const chosen = [...empty, ...others.slice(0, left)].sort(compareSeverity);
  const suggestions = chosen.map(({ offset, ...suggestion }) => suggestion);
  return { summary: summarize(material.text, suggestions), suggestions };
}

function summarize(text: string, suggestions: Answer["suggestions"]): string {
  if (text.trim() === "") return "The document is empty: there is nothing to review yet.";
  const [first] = suggestions;
  if (!first) {
    return "Nothing was found. The rules read words only: let somebody who has to build it read it too.";
  }
  const high = suggestions.filter(({ severity }) => severity === "high").length;
  const weight = high > 0 && suggestions.length > 1 ? `, ${high} of them serious` : "";
  const lead = suggestions.length > 1 ? `${weight}. First` : "";
  return `${countNoun(suggestions.length, "place")} to improve${lead}: ${first.issue}`;
}
