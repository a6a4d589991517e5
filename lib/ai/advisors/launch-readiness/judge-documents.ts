import { namesGoals } from "@/lib/ai/advisors/shared/goal-headings";
import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { isOpenHeading, listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import { isClosed } from "@/lib/ai/advisors/shared/risks";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { Evidence } from "@/lib/ai/evidence";
import { listTickedLines } from "@/lib/markdown/ticked-lines";
import type { DocumentType } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { cutText } from "@/lib/text/cut-text";
import { isQuestion } from "@/lib/text/is-question";
import { isPlaceholder } from "@/lib/text/no-answer";
import { CUT, dropEmphasis, joinWords } from "@/lib/text/phrases";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import { LABEL } from "@/lib/text/word-beginnings";
import type { LaunchDocument } from "./contract";
import { type Launch, listOwnItems, type Note, noteGap, notePieces } from "./finding";

const MAX_QUOTED = 80;

const listCurrent = ({ options }: Launch) =>
  options.documents.filter(({ status }) => status !== "archived");

/** Document types that describe the product and its launch. A launch may do without one, so its absence is not a blocker. */
const WANTED: readonly (readonly DocumentType[])[] = [
  ["prd", "epic", "user_story", "ai_implementation_spec"],
  ["launch_plan"],
];

/** Types of which an initiative has one document; stories and epics can be several. */
const SINGLE: readonly string[] = ["prd", "launch_plan"];

/**
 * Reports the state of each document, and the wanted types that no document has. A draft next to an approved document of
 * such a type needs no approval.
 */
export function judgeDocuments(launch: Launch): Note[] {
  const pieces = listCurrent(launch);
  const wanted = pieces.filter(({ type }) => WANTED.flat().includes(type));
  const approved = new Set(wanted.flatMap((each) => (isApproved(each) ? each.type : [])));
  const open = wanted.filter(
    (each) =>
      !isApproved(each) &&
      !(SINGLE.includes(each.type) && each.status === "draft" && approved.has(each.type)),
  );
  const outlines = open.filter(({ isOutline }) => isOutline);
  const written = open.filter(({ isOutline }) => !isOutline);
  const states = Object.entries(STATES).flatMap(([state, [one, many]]) => {
    const titles = pieces.filter((each) => readState(each) === state).map(quoteTitle);
    if (titles.length === 0) return [];
    return `${joinWords(titles)} ${titles.length === 1 ? one : many}.`;
  });
  const step = joinNotes(
    outlines.length > 0 && `Write the text of ${nameTitles(outlines)}.`,
    written.length > 0 && `Get ${nameTitles(written)} approved.`,
  );
  const absent = WANTED.filter((types) => !wanted.some(({ type }) => types.includes(type)));
  return [
    ...notePieces(pieces, joinNotes(...states), step),
    ...absent
      .map((types) => joinWords(types.map(spell), "or"))
      .flatMap((name) =>
        noteGap(
          `No document has the type ${name}.`,
          `Write the ${name}, if this launch needs one.`,
        ),
      ),
  ];
}

const STATES = {
  approved: ["is approved", "are approved"],
  in_review: ["is in review", "are in review"],
  draft: ["is a draft", "are drafts"],
  outline: ["is an outline without text", "are outlines without text"],
} as const;

const readState = ({ isOutline, status }: LaunchDocument) => (isOutline ? "outline" : status);

const isApproved = (each: LaunchDocument) => readState(each) === "approved";

const quoteTitle = ({ title }: LaunchDocument) => `“${title}”`;

/** Labels of items whose boxes are work for this launch. */
const WITH_TASKS = [
  "decision",
  "general_note",
  "risk",
  "technical_constraint",
  "target_users",
] as const;

const noteBoxes = (boxes: readonly SourcedSentence[]): Note[] =>
  notePieces(boxes, `Boxes that are not ticked: ${quote(boxes)}.`, "Finish or tick off each box.");

const isCurrentWork = (piece: Evidence) => !isOutdated(piece) && !isClosed(piece);

/** The unticked boxes of the initiative's rules, which are open work of their own area. */
const listRuleBoxes = (launch: Launch) =>
  split(listOwnItems(launch, "compliance_requirements").filter(isCurrentWork)).filter(
    ({ kind, isFirst }) => kind === "task" && isFirst,
  );

export const judgeRuleBoxes = (launch: Launch): Note[] =>
  noteBoxes(createCopyFilter(launch.evidence)(listRuleBoxes(launch)));

/** A box of a file names work in several words, unlike the answers of a form: `Yes`, `Not sure`. A question may also have longer ones. */
const SEVERAL_WORDS = /\p{L}+(?:[^\p{L}]+\p{L}+){2}|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]{7}/u;

/** Splits the initiative's files in whose lists somebody has ticked a box: a form or a template has empty ones. */
const splitChecklists = ({ evidence }: Launch) =>
  split(
    evidence.filter(
      ({ type, scope, text }) =>
        type === "upload" && scope === "initiative" && listTickedLines(text).length > 0,
    ),
  ).filter(({ text, section }) => SEVERAL_WORDS.test(text) && !isQuestion(section));

/** Quotes unticked boxes of current documents, of items and of files, the documents' questions without a person to answer them, and notes that only ask. */
export function judgeOpenEnds(launch: Launch): Note[] {
  const current = new Set(listCurrent(launch).map(({ id }) => id));
  const sentences = split(launch.evidence.filter(({ id }) => current.has(id)));
  const items = listOwnItems(launch, ...WITH_TASKS);
  const work = split(items.filter(isCurrentWork));
  const dropCopies = createCopyFilter(launch.evidence);
  const ofRules = listRuleBoxes(launch); // drafts copy these too
  const boxes = dropCopies(
    [...ofRules, ...work, ...splitChecklists(launch), ...sentences].filter(
      // Goals that were copied from a page are wanted, but are no work to tick off.
      ({ kind, isFirst, section }) => kind === "task" && isFirst && !namesGoals(section),
    ),
  ).filter((box) => !ofRules.includes(box));
  const unowned = listUnownedQuestions(sentences);
  const asked = listOwnItems(launch, "general_note").flatMap((piece) => {
    const said = splitSentences(piece.text).map((each) => ({ ...each, id: piece.id }));
    const onlyAsks = said.every(
      ({ kind, text }) => kind !== "task" && (isQuestion(text) || isOpenField(text)),
    );
    // Several questions may be those of an interview.
    const areOpen = said.length === 1 || isOpenHeading(piece.title);
    return onlyAsks && areOpen && !isOutdated(piece) ? said : [];
  });
  // A draft copies such notes below its open questions.
  const isInNote = ({ text }: SourcedSentence) =>
    asked.some((note) => dropEmphasis(text).endsWith(note.text));
  const questions = dropCopies(unowned).filter((question) => !isInNote(question));
  return [
    ...noteBoxes(boxes),
    ...notePieces(
      questions,
      `Open questions that name nobody who answers them: ${quote(questions)}.`,
      "Give each open question a name and a date.",
    ),
    ...notePieces(asked, `Notes that only ask: ${quote(asked)}.`, "Answer each of these notes."),
  ];
}

/** `Launch date: TBD` */
const isOpenField = (text: string) => LABEL.test(text) && isPlaceholder(text.replace(LABEL, ""));

type SourcedSentence = Sentence & { id: string };

const split = (pieces: readonly Evidence[]) =>
  pieces.flatMap(({ id, text }) =>
    splitSentences(text).map((sentence): SourcedSentence => ({ ...sentence, id })),
  );

/**
 * Leaves out what an earlier piece has in the same words, and what a draft has copied from another one of them, from
 * a box that has been ticked since, or from a file.
 */
function createCopyFilter(evidence: readonly Evidence[]) {
  const ticked = splitSentences(evidence.flatMap(({ text }) => listTickedLines(text)).join("\n"));
  const files = split(evidence.filter(({ type }) => type === "upload"));
  return (sentences: readonly SourcedSentence[]) => {
    const uncited = sentences.filter(({ citations }) => citations.length === 0);
    const originals = new Set([...uncited, ...ticked, ...files].map(({ text }) => text));
    // A draft may have cut what it copied.
    const startsOriginal = (text: string) =>
      [...originals].some((each) => each.startsWith(text.replace(CUT, "")));
    const found = new Map<string, string>();
    return sentences.filter(({ text, citations, id }) => {
      const isCopy = originals.has(text) || (CUT.test(text) && startsOriginal(text));
      if (citations.length > 0 && isCopy) return false;
      if (!found.has(text)) found.set(text, id);
      return found.get(text) === id;
    });
  };
}

const quote = (sentences: readonly Sentence[]) =>
  nameTitles(
    sentences.map(({ text, kind }) => ({
      title: cutText(dropEmphasis(kind === "row" ? (splitRow(text)[0] ?? "") : text), MAX_QUOTED),
    })),
  );
