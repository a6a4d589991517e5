import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { extractContentWords } from "@/lib/text/content-words";
import { isQuestion } from "@/lib/text/is-question";
import { PERCENT } from "@/lib/text/number-words";
import { DENIALS, findSharedWords, matchWords } from "@/lib/text/words";
import { type Detector, type Remark, remarkOn } from "./reading";

/** A share or an amount of money; a bare number is too common. Not `100 %`, which is also a word for *quite*. */
const FIGURE = `(?!100 ?[%％])(?:[€$£¥] ?\\d[\\d.,]*\\d|[€$£¥] ?\\d|\\d+(?:[.,]\\d+)* ?(?:${PERCENT}|[€£円]|euros?))`;
const FIGURES = new RegExp(FIGURE, "giu");
/** `It is NOT 25 %`, `25%ではない`, but not `not only 25 %` or `not 25 % more`. */
const DENIED = new RegExp(
  `(?<!\\p{L})(?:not|nicht|niet|pas)(?: (?:the|a|die|der|de|den|het|le|les))? (${FIGURE})(?! ?(?:more|less|mehr|weniger|meer|minder|de plus|de moins))|(${FIGURE})ではな[いく]`,
  "giu",
);
/** A condition, or a state that may change: `We stop if it is not 20 %.`, `It is not 20 % yet.` */
const DEPENDS = matchWords(`if|unless|until|yet|so far
  wenn|falls|sofern|solange|noch|bisher
  als|indien|tenzij|nog
  si|s['’](?:il|elle)s?|tant que|encore
  なら|れば|まだ\\d*|場合`);
const LABELS = ["decision", "compliance_requirements", "technical_constraint", "general_note"];
const DENIES = matchWords(DENIALS);

const normalize = (figure: string) =>
  figure.toLowerCase().replace(new RegExp(PERCENT, "u"), "%").replaceAll(/\s/g, "");

type Denial = { piece: Evidence; said: string; figures: ReadonlySet<string> };

const listDenials = (evidence: readonly Evidence[]): Denial[] =>
  evidence
    .filter((piece) => hasLabel(piece, ...LABELS) && !isOutdated(piece))
    .flatMap((piece) =>
      readSentences(piece.text)
        .filter((said) => !isQuestion(said) && !DEPENDS.test(said))
        .flatMap((said) => {
          const found = [...said.matchAll(DENIED)].map((match) => match[1] ?? match[2] ?? "");
          return found.length > 0 ? [{ piece, said, figures: new Set(found.map(normalize)) }] : [];
        }),
    );

/** Finds a figure that an item on record denies, in a sentence that shares a word with the item's title or with the denial. */
export const findDenied: Detector = ({ sentences, evidence, subject }) => {
  const denials = listDenials(evidence.filter(({ id }) => id !== subject.id));
  if (denials.length === 0) return [];
  return sentences.flatMap((sentence): Remark[] => {
    const { text, kind } = sentence;
    if (kind === "quote" || isQuestion(text) || DENIES.test(text)) return [];
    const figures = (text.match(FIGURES) ?? []).map(normalize);
    const words = extractContentWords(text);
    const denial = denials.find(
      ({ piece, said, figures: denied }) =>
        figures.some((figure) => denied.has(figure)) &&
        findSharedWords(words, extractContentWords(`${piece.title} ${said}`)).length > 0,
    );
    if (!denial) return [];
    const issue = `“${denial.piece.title}” denies a figure of this: “${denial.said}”`;
    return [
      remarkOn(sentence, "high", issue, "Write the figure that holds now, and name its source."),
    ];
  });
};
