import { namesPerson } from "@/lib/ai/advisors/shared/named-times";
import type { Sentence } from "@/lib/ai/advisors/shared/sentences";
import { findOpenQuestions } from "./find-open-questions";
import { findOpenTasks } from "./find-open-tasks";
import { type Detector, isSpoken, quoteOf, type Remark } from "./reading";

const PLACEHOLDER =
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TODO|FIXME|T\.B\.D\.?|to be (?:decided|determined|defined|confirmed|specified|agreed)|\?{2,}|X{2,}%?|lorem ipsum)(?![\p{L}\p{N}])|\[(?:insert|placeholder|your|add)[^\]\n]{0,60}\]/u;

/** What was left open: placeholders, questions that nobody has to answer, steps without an owner. */
export const findUnresolved: Detector = (reading) => [
  ...reading.sentences.flatMap(placeholder),
  ...findOpenQuestions(reading),
  ...findOpenTasks(reading),
];

function placeholder(sentence: Sentence): Remark | [] {
  const found = PLACEHOLDER.exec(sentence.text);
  if (!found || isSpoken(sentence.text, found.index)) return [];
  const owes = sentence.section ? `“${sentence.section}” owes` : "the document owes";
  return {
    ...quoteOf(sentence),
    severity: "high",
    issue: `“${found[0]}” stands where ${owes} the reader an answer.`,
    suggestion: namesPerson(`${sentence.text} ${sentence.rest}`)
      ? "Fill it in, or write the date by which the person named will."
      : "Fill it in, or write who decides it, by which date, and what waits for it.",
  };
}
