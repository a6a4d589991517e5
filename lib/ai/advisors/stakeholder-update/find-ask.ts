import { MAX_QUOTED } from "@/lib/ai/advisors/shared/quote-beginning";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { listTickedLines } from "@/lib/markdown/ticked-lines";
import { splitLines } from "@/lib/text/line-ends";
import { MONEY } from "@/lib/text/money";
import { joinSentences } from "@/lib/text/plain-sentences";
import { isOpenMatter } from "@/lib/text/plain-statement";

/** At the end of a clause: `Orders that are not approved stay red` is about the product. */
const NOT_APPROVED = new RegExp(
  `(?<!(?:if|when|unless|wenn|falls|indien|als|si) )(?:${[
    "(?<!\\p{L})not (?:yet )?(?:been )?(?:approved|signed off)(?: yet)?",
    "(?<!\\p{L})(?:noch )?nicht (?:genehmigt|freigegeben|bewilligt)",
    "(?<!\\p{L})(?:nog )?niet goedgekeurd",
    "(?<!\\p{L})pas (?:encore )?(?:approuvée?s?|validée?s?|accordée?s?)",
    "未承認(?:です|だ)?|承認待ち(?:です|だ)?|(?:まだ)?承認されていない",
  ].join("|")})(?=\\s?[.!?。;,)]|$)`,
  "iu",
);
/** An amount, also without its currency */
const FIGURE = new RegExp(`${MONEY.source}|\\d[.,\\u00a0\\u202f ]\\d{3}(?!\\d)`, "iu");

/** Who has to answer: `Not decided, Orla has to say.` */
const DECIDER =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+ (?:still |noch |nog |encore )?(?:has to|have to|must|needs to|muss|müssen|moet|doit) (?:\p{L}+ ){0,2}(?:say|decide|choose|approve|sagen|entscheiden|zeggen|beslissen|besluiten|dire|décider|trancher)(?!\p{L})|さん(?:が|の)(?:判断|決定|決裁)/u;

const isUnapproved = (line: string) => NOT_APPROVED.test(line) && FIGURE.test(line);

/** Whether some money in a text still waits for its approval, so that its figures alone mislead. */
export const waitsForApproval = ({ text }: Evidence): boolean =>
  splitLines(text).some(isUnapproved);

/** Quotes the line that waits for an approval or for somebody's word, or of a long line only its sentence. */
export function findAsk(piece: Evidence): string | undefined {
  if (piece.scope !== "initiative" || !hasLabel(piece, "general_note", "decision"))
    return undefined;
  const done = listTickedLines(piece.text);
  for (const line of splitLines(piece.text).filter((each) => !done.includes(each))) {
    const sentences = readSentences(line);
    const found = sentences.find(
      (each) =>
        (isUnapproved(line) && NOT_APPROVED.test(each)) ||
        (isOpenMatter(each) && DECIDER.test(each)),
    );
    if (found) return line.length > MAX_QUOTED ? found : joinSentences(sentences);
  }
  return undefined;
}
