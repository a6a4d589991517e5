import { listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { DocumentType } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { cutText } from "@/lib/text/cut-text";
import { joinWords } from "@/lib/text/phrases";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import type { LaunchDocument } from "./contract";
import type { Launch, Note } from "./finding";

const MAX_QUOTED = 80;

const listCurrent = ({ options }: Launch) =>
  options.documents.filter(({ status }) => status !== "archived");

/** Says how far the documents of these types are. A launch may do without one, so that its absence is no blocker. */
export function judgeDocuments(launch: Launch, types: readonly DocumentType[]): Note {
  const found = listCurrent(launch).filter(({ type }) => types.includes(type));
  const written = found.filter(({ isOutline }) => !isOutline);
  const open = written.filter(({ status }) => status !== "approved");
  const name = joinWords(types.map(spell), "or");
  if (found.length === 0)
    return {
      says: `No document has the type ${name}.`,
      step: `Write the ${name}, if this launch needs one.`,
    };
  if (written.length === 0)
    return { says: describe(found), step: `Write the text of ${nameTitles(found)}.` };
  const note = { says: describe(written), pieces: written };
  return open.length > 0 ? { ...note, step: `Get ${nameTitles(open)} approved.` } : note;
}

/** Says how far the documents of all other types are. */
export function nameOtherDocuments(launch: Launch, types: readonly DocumentType[]): Note[] {
  const pieces = listCurrent(launch).filter(({ type }) => !types.includes(type));
  return pieces.length > 0 ? [{ says: describe(pieces), pieces }] : [];
}

const describe = (documents: readonly LaunchDocument[]) =>
  `${joinWords(documents.map((each) => `“${each.title}” is ${nameState(each)}`))}.`;

function nameState({ isOutline, status }: LaunchDocument): string {
  if (isOutline) return "an outline without text";
  return status === "draft" ? "a draft" : spell(status);
}

/** Quotes boxes that are not ticked, and questions that nobody is to answer, in current documents. */
export function judgeOpenEnds(launch: Launch): Note[] {
  const current = new Set(listCurrent(launch).map(({ id }) => id));
  const sentences = launch.evidence
    .filter(({ id }) => current.has(id))
    .flatMap(({ text }) => splitSentences(text));
  const boxes = sentences.filter(({ kind, isFirst }) => kind === "task" && isFirst);
  return [
    ...quote("Boxes that are not ticked", boxes, "Finish or tick off each box."),
    ...quote(
      "Open questions that name nobody who answers",
      listUnownedQuestions(sentences),
      "Give each open question a name and a date.",
    ),
  ];
}

function quote(heading: string, sentences: readonly Sentence[], step: string): Note[] {
  const quoted = sentences.map(({ text, kind }) => ({
    title: cutText(kind === "row" ? (splitRow(text)[0] ?? "") : text, MAX_QUOTED),
  }));
  return quoted.length > 0 ? [{ says: `${heading}: ${nameTitles(quoted)}.`, step }] : [];
}
