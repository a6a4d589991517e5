import { isAboutGoals } from "@/lib/ai/advisors/shared/goal-headings";
import { quoteBeginning } from "@/lib/ai/advisors/shared/quote-beginning";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { listOpenRisks } from "@/lib/ai/advisors/shared/risks";
import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, listOwnGoals } from "@/lib/ai/evidence";
import { splitRecords } from "@/lib/ai/reading/split-records";
import { type ContentWords, extractContentWords } from "@/lib/text/content-words";
import { countNoun } from "@/lib/text/phrases";
import { countTexts, findSharedWords } from "@/lib/text/words";
import { type Detector, type Reading, type Remark, remarkOn, takeHeading } from "./reading";

const RISKS = /risk|risik|risico|risque|リスク|懸念/i;
/** A text with fewer headings is a part of a document, or a note. */
const MIN_HEADINGS = 4;
const MAX_QUOTED = 3;

const isWhole = ({ headings, isTextCut }: Reading) => headings.length >= MIN_HEADINGS && !isTextCut;

/** Whether a remark says that a whole document has no heading about goals. */
export const lacksGoals = (reading: Reading) => isWhole(reading) && remarkGoals(reading).length > 0;

/** Names risks and goals on record that a whole document leaves out. */
export const findLeftOut: Detector = (reading) => {
  if (!isWhole(reading)) return [];
  return [...remarkRisks(reading), ...remarkGoals(reading)];
};

function remarkRisks({ text, evidence, headings, sentences }: Reading): Remark[] {
  const isNamed = createNamingTest(sentences.map((sentence) => extractContentWords(sentence.text)));
  const unnamed = listOpenRisks(evidence.flatMap(splitRecords)).filter((risk) => !isNamed(risk));
  const place = headings.find(({ title }) => RISKS.test(title)) ?? headings[0];
  if (!place || unnamed.length === 0) return [];
  const issue = `${countNoun(unnamed.length, "risk")} on record for this initiative ${unnamed.length === 1 ? "is" : "are"} not named here, at least not in these words: ${nameTitles(unnamed)}.`;
  const facts = unnamed
    .slice(0, MAX_QUOTED)
    .map(({ title, text }) => ({ title, said: quoteBeginning(readSentences(text)) }))
    .map(({ title, said }) => (said === "" ? `“${title}”` : `“${title}”: “${said}”`));
  const write = `Unless the document says it in other words, name each with what is done about it, or say why it does not matter here. On record: ${facts.join("; ")}`;
  return [remarkOn(takeHeading(text, place.offset), "medium", issue, write)];
}

/** A word in more sentences than this is a topic of the whole document. */
const FEW = 2;

/** A sentence names a risk by half of its title, or by a rare word of the title and another word of the risk. */
function createNamingTest(sentences: readonly ContentWords[]): (risk: Evidence) => boolean {
  const spread = countTexts(sentences);
  return ({ title, text }) => {
    const named = extractContentWords(title);
    const whole = extractContentWords(`${title}\n${text}`);
    if (named.size === 0) return true;
    return sentences.some((words) => {
      const shared = findSharedWords(named, words);
      const isRare = shared.some((word) => (spread.get(word) ?? 0) <= FEW);
      return (
        shared.length >= named.size / 2 || (isRare && findSharedWords(whole, words).length > 1)
      );
    });
  };
}

const listMeasuredGoals = (evidence: readonly Evidence[]) =>
  listOwnGoals(evidence).filter(({ goal }) => goal.keyResult);

/** Advises to name a measure, and quotes the goals on record, since the measure may be in one of them. */
export function adviseMeasure(evidence: readonly Evidence[]): string {
  const facts = listMeasuredGoals(evidence)
    .slice(0, MAX_QUOTED)
    .map(({ title, goal: { keyResult, timeframe } }) =>
      [`“${title}”: ${keyResult}`, timeframe].filter(Boolean).join(", "),
    );
  const write =
    "Name the measure, its value today, the value to reach, and the day on which it is read.";
  return facts.length > 0 ? `${write} On record: ${facts.join("; ")}.` : write;
}

const STATES_GOALS = ["prd", "epic", "business_case", "launch_plan"];

function remarkGoals({ text, evidence, options, headings }: Reading): Remark[] {
  const goals = listMeasuredGoals(evidence);
  const [first] = headings;
  const isStated = headings.some(({ title }) => isAboutGoals(title));
  const isNamed = goals.some(({ title }) => text.includes(title));
  if (!first || isStated || isNamed) return [];
  if (!STATES_GOALS.includes(options.documentType)) return [];
  const recorded = `, while ${countNoun(goals.length, "goal")} with a number ${goals.length === 1 ? "is" : "are"} on record`;
  const issue = `No heading is about goals${goals.length > 0 ? recorded : " or how they are measured"}.`;
  const place = { ...takeHeading(text, first.offset), offset: first.offset + 1 };
  return [
    remarkOn(place, "medium", issue, `Say which goal this serves. ${adviseMeasure(evidence)}`),
  ];
}
