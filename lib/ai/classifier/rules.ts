import { readGoals } from "@/lib/ai/classifier/goals/find-goals";
import { RATED_LABELS } from "@/lib/ai/classifier/labels/label-model";
import { readSpeech, readTag } from "@/lib/ai/classifier/lines/marks";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { findTagKind, isLabel } from "@/lib/ai/classifier/names/kind-names";
import { createRivalTest } from "@/lib/ai/classifier/names/known-rivals";
import { joinStatements } from "@/lib/ai/classifier/statements/join-statements";
import { readStatements, type Statement } from "@/lib/ai/classifier/statements/read-statements";
import { makeTitle, shorten } from "@/lib/ai/classifier/titles/make-title";
import { joinCheckLists } from "@/lib/ai/classifier/units/check-lists";
import { isAbout } from "@/lib/ai/classifier/units/heading-path";
import { markRivals } from "@/lib/ai/classifier/units/rival-pages";
import { splitMatters } from "@/lib/ai/classifier/units/split-matters";
import { isFrame, splitUnits } from "@/lib/ai/classifier/units/split-units";
import { markTitledNotes } from "@/lib/ai/classifier/units/titled-notes";
import type { Material } from "@/lib/ai/inquiry";
import { addOrigin } from "@/lib/ai/reading/origin";
import type { ContextLabel } from "@/lib/schemas/enums";
import { capitalize } from "@/lib/text/phrases";
import { type Answer, type ClassifierOptions, MAX_PROPOSALS } from "./contract";

// Each stage of the rules has a folder, in this order:
//
// - lines: each line of the text, with its kind. Marks of mails, chats, exported pages and web apps are recognized here.
// - units: consecutive lines about one thing, below their headings; then notes with a title, the copied pages of rivals,
//   and paragraphs about several matters, which are split.
// - statements: what each unit says, row by row, with the label and the customer; then statements that belong together,
//   or are too many, are joined to one passage.
// - goals: the targets of a passage, with their figures and dates.
// - titles: the title of each passage.
//
// Stages share `names` (words that name a kind of content, a customer or a rival), `labels` (the label of a statement, by
// its words and by the trained model) and `tables` (the rows of sheets, surveys and lists of issues).

/** Moves the writer and the time of a chat line to its origin. */
function moveSpeaker(statement: Statement): Statement {
  const speech = readSpeech(statement.text);
  if (!speech) return statement;
  const { tag, rest } = readTag(speech.said);
  const kind = findTagKind(tag);
  const text = kind && isLabel(kind) ? capitalize(rest) : speech.said;
  return { ...statement, text, origin: [...statement.origin, speech.source] };
}

/** Proposes items and goals. Every line is in exactly one proposal or is its heading. Only marks, headings and tags that name a kind, and repetitions are dropped. */
export function applyRules({ text, options }: Material<ClassifierOptions>): Answer {
  const units = markRivals(markTitledNotes(joinCheckLists(splitUnits(readLines(text))))).flatMap(
    splitMatters,
  );
  const said = units.filter((unit) => !isFrame(unit));
  const isOfRival = createRivalTest(options.rivals ?? []);
  const statements = readStatements(said, options.targetLabels, isOfRival);
  const joined = joinStatements(statements, MAX_PROPOSALS - 1).map(moveSpeaker);
  const answer: Answer = { proposals: [], goals: [] };
  const contents = new Set<string>();
  // for the goals of a passage after its first
  let room = MAX_PROPOSALS - 1 - joined.length;
  for (const statement of joined) {
    const { text, label, keep } = statement;
    const title = keep ? makeTitle(statement) : shorten(text, null);
    const headings = statement.path
      .filter((heading) => isAbout(heading, statement.kind))
      .map(({ name }) => name);
    const addSource = (said: string) => addOrigin(said, [...statement.origin, ...headings]);
    const key = `${label} ${addSource(text)}`;
    if (contents.has(key)) continue;
    contents.add(key);
    const goals = statement.isCheckList ? [] : readGoals(statement, addSource, { room, isOfRival });
    room -= Math.max(goals.length - 1, 0);
    answer.goals.push(...goals);
    if (goals.length > 0) continue;
    const content = addOrigin(text, [
      ...statement.origin,
      ...headings.filter((name) => name !== title),
    ]);
    answer.proposals.push({ label, other_label: findOtherLabel(statement), title, content, keep });
  }
  const content = units
    .filter((unit) => isFrame(unit) && /[\p{L}\p{N}]/u.test(unit.text))
    .map(({ text }) => text)
    .join("\n\n");
  const title = "Headers, greetings and other lines without content";
  if (content !== "")
    answer.proposals.push({
      label: "general_note",
      other_label: null,
      title,
      content,
      keep: false,
    });
  return answer;
}

/** Finds the next likely label of a guess. */
function findOtherLabel({ label, keep, isGuess, ratings }: Statement): ContextLabel | null {
  if (!keep || !isGuess) return null;
  return RATED_LABELS.filter((other) => other !== label).reduce((best, other) =>
    ratings[other] > ratings[best] ? other : best,
  );
}
