import { listUnownedQuestions } from "@/lib/ai/advisors/prd-critic/find-unresolved";
import { cutText } from "@/lib/text/cut-text";
import { capitalize, countNoun } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import { type Launch, nameTitles } from "./area";

const MAX_LENGTH = 80;

/** Names the open questions of current documents that nobody is to answer. */
export function findOpenQuestions({ evidence, options }: Launch) {
  const current = options.documents.filter(({ status }) => status !== "archived");
  const questions = evidence
    .filter((piece) => current.some(({ id }) => id === piece.id))
    .flatMap(({ text }) => listUnownedQuestions(splitSentences(text)))
    .map(({ text, kind }) => ({
      title: cutText(kind === "row" ? (splitRow(text)[0] ?? "") : text, MAX_LENGTH),
    }));
  if (questions.length === 0) return { finding: "", action: "" };
  const count = countNoun(questions.length, "open question names", "open questions name");
  return {
    finding: capitalize(`${count} nobody who answers: ${nameTitles(questions)}.`),
    action: `Give ${questions.length === 1 ? "the open question" : "each open question"} a name and a date.`,
  };
}
