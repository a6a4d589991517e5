import { listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import type { DocumentType } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { cutText } from "@/lib/text/cut-text";
import { joinWords } from "@/lib/text/phrases";
import { type Sentence, splitSentences } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import type { LaunchDocument } from "./contract";
import type { Finding, Launch } from "./finding";

const MAX_QUOTED = 80;

const listCurrent = ({ options }: Launch) =>
  options.documents.filter(({ status }) => status !== "archived");

/** Names the documents of these types. Without a written one, the launch waits for it if `isNeeded`. */
export function judgeDocuments(
  material: Launch,
  types: readonly DocumentType[],
  isNeeded: boolean,
): Finding {
  const found = listCurrent(material).filter(({ type }) => types.includes(type));
  const written = found.filter(({ isOutline }) => !isOutline);
  const open = written.filter(({ status }) => status !== "approved");
  const name = joinWords(types.map(spell), "or");
  if (written.length > 0) {
    const step = open.length > 0 ? `Get ${nameTitles(open)} approved.` : undefined;
    return { pieces: written, notes: [{ says: describe(written), step }] };
  }
  const [says, step] =
    found.length > 0
      ? [describe(found), `Write the text of ${nameTitles(found)}.`]
      : [`No document has the type ${name}.`, `Write the ${name}.`];
  return { pieces: found, notes: [{ says, step, isBlocker: isNeeded }] };
}

const describe = (documents: readonly LaunchDocument[]) =>
  `${joinWords(documents.map((each) => `“${each.title}” is ${nameState(each)}`))}.`;

function nameState({ isOutline, status }: LaunchDocument): string {
  if (isOutline) return "an outline without text";
  return status === "draft" ? "a draft" : spell(status);
}

/** Quotes boxes that are not ticked, and questions that nobody is to answer, in current documents. */
export function judgeOpenEnds(material: Launch): Finding {
  const current = listCurrent(material);
  const sentences = material.evidence
    .filter((piece) => current.some(({ id }) => id === piece.id))
    .flatMap(({ text }) => splitSentences(text));
  const boxes = sentences.filter(({ kind, isFirst }) => kind === "task" && isFirst);
  const questions = listUnownedQuestions(sentences);
  return {
    pieces: [],
    notes: [
      boxes.length > 0 && {
        says: `Boxes that are not ticked: ${quote(boxes)}.`,
        step: "Finish or tick off each box.",
      },
      questions.length > 0 && {
        says: `Open questions that name nobody who answers: ${quote(questions)}.`,
        step: "Give each open question a name and a date.",
      },
    ],
  };
}

const quote = (sentences: readonly Sentence[]) =>
  nameTitles(
    sentences.map(({ text, kind }) => ({
      title: cutText(kind === "row" ? (splitRow(text)[0] ?? "") : text, MAX_QUOTED),
    })),
  );
