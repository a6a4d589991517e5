import { listUnownedQuestions } from "@/lib/ai/advisors/shared/open-questions";
import { isSpoken } from "@/lib/text/quotations";
import { type Detector, type Remark, remarkOn } from "./reading";

const PLACEHOLDER =
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TODO|FIXME|T\.B\.D\.?|to be (?:decided|determined|defined|confirmed|specified)|\?{2,}|X{3,}%?|lorem ipsum)(?![\p{L}\p{N}])|\[(?:insert|placeholder|your|add)[^\]\n]{0,60}\]/u;

export const findPlaceholders: Detector = ({ sentences }) =>
  sentences.flatMap((sentence): Remark[] => {
    const found = PLACEHOLDER.exec(sentence.text);
    if (!found || isSpoken(sentence.text, found.index)) return [];
    const place = sentence.section ? ` in “${sentence.section}”` : "";
    const issue = `“${found[0]}” stands in place of an answer${place}.`;
    const write = "Fill it in, or write who decides it, by which date, and what waits for it.";
    return [remarkOn(sentence, "high", issue, write)];
  });

/** Remarks on the first of all open questions that nobody is to answer. */
export const findUnowned: Detector = ({ sentences }) => {
  const unowned = listUnownedQuestions(sentences);
  const [first] = unowned;
  if (!first) return [];
  const one = unowned.length === 1;
  const issue = one
    ? "This open question names nobody who answers it."
    : `${unowned.length} open questions name nobody who answers them, this one first.`;
  const write = `Give ${one ? "it" : "each"} a name and a date, and say what the team does if no answer comes by then.`;
  return [remarkOn(first, "medium", issue, write)];
};
