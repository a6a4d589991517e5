import { GOALS } from "@/lib/ai/advisors/shared/claims";
import { isClosed } from "@/lib/ai/advisors/shared/item-status";
import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { countNoun } from "@/lib/text/phrases";
import { type Detector, type Reading, type Remark, remarkOn } from "./reading";

const RISKS = /risk|risik|risico|risque|リスク|懸念/i;
/** A shorter text is a part of a document, or a note. */
const MIN_HEADINGS = 4;

/** Names risks and goals on record that a whole document leaves out. */
export const findLeftOut: Detector = (reading) => {
  const { headings, material } = reading;
  if (headings.length < MIN_HEADINGS || material.isTextCut) return [];
  return [...remarkRisks(reading), ...remarkGoals(reading)];
};

function remarkRisks({ headings, sentences, material: { text, evidence } }: Reading): Remark[] {
  const place = headings.find(({ title }) => RISKS.test(title));
  const said = sentences.map((sentence) => extractContentWords(sentence.text));
  const unnamed = evidence.filter((piece) => {
    if (!hasLabel(piece, "risk") || piece.scope !== "initiative" || isClosed(piece)) return false;
    const words = [...extractContentWords(piece.title).keys()];
    const mostShared = Math.max(
      0,
      ...said.map((sentence) => words.filter((word) => sentence.has(word)).length),
    );
    return words.length > 0 && mostShared < words.length / 2;
  });
  const first = place ?? headings[0];
  if (!first || unnamed.length === 0) return [];
  const issue = `No sentence here seems to be about ${countNoun(unnamed.length, "risk")} on record for this initiative: ${nameTitles(unnamed)}.`;
  const write = "Name each with what is done about it, or say why it does not matter here.";
  return [remarkOn(takeLine(text, first.offset), "medium", issue, write)];
}

export const listMeasuredGoals = (evidence: readonly Evidence[]) =>
  evidence
    .filter((piece) => piece.type === "goal")
    .filter(({ scope, label, goal }) => {
      return scope === "initiative" && label !== "constraint" && goal.keyResult;
    });

const STATES_GOALS = ["prd", "epic", "business_case", "launch_plan"];

function remarkGoals({ headings, material }: Reading): Remark[] {
  const { text, evidence, options } = material;
  const goals = listMeasuredGoals(evidence);
  const [first] = headings;
  const isStated = headings.some(({ title }) => GOALS.test(title));
  const isNamed = goals.some(({ title }) => text.includes(title));
  if (!first || goals.length === 0 || isStated || isNamed) return [];
  if (!STATES_GOALS.includes(options.documentType)) return [];
  const issue = `No heading is about goals, while ${countNoun(goals.length, "goal")} with a number ${goals.length === 1 ? "is" : "are"} on record: ${nameTitles(goals)}.`;
  const write = "Say which goal this serves: the measure, its value today, the target and the day.";
  const { text: line, offset } = takeLine(text, first.offset);
  return [remarkOn({ text: line, offset: offset + 1 }, "medium", issue, write)];
}

const takeLine = (text: string, offset: number) => ({
  text: text.slice(offset).split(/\r\n|\r|\n/, 1)[0] ?? "",
  offset,
});
