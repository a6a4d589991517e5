import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { countMentions, type Evidence } from "@/lib/ai/evidence";
import type { Language } from "@/lib/text/languages";
import { dropEmphasis, extractLetters, findUnsaid } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { joinCells } from "@/lib/text/tables";
import type { Point } from "./contract";

/** Titles and the fields of goals are plain text; the texts of items are Markdown, like the body. */
export type Quote = Point & { markdown: string };

/** Leaves addresses and HTML to the check, which removes them. */
export const escapeTitle = (title: string) =>
  title.replace(/[\\`*_[\](~|#]|^[-+=>]|(?<=^\d{1,9})[.)]/g, "\\$&");

/** Escapes the fields of a goal at the beginning of a line, where brackets are common and harmless. */
const escapeField = (field: string) =>
  field.replace(/[\\`*_[\]~]|^[-+=>#|]|(?<=^\d{1,9})[.)]/g, "\\$&");

/** Makes a point of a piece and of the words quoted of it: the title as far as they do not say it, the words, and how often it was said. */
export function toPoint({ piece, words }: { piece: Evidence; words: string }, language: Language) {
  const title = joinCells(piece.title);
  const later = findLaterTitle(piece, words);
  const unsaid = later === undefined ? findUnsaid(title, words) : "";
  const isEnded = /[.!?。！？]$/.test(unsaid);
  const count = countMentions(piece);
  const { colon, mentions: countIn } = DRAFT_WORDS[language];
  const mentions = count > 1 ? countIn(count) : "";
  const write = (...said: string[]) => {
    const text =
      later !== undefined
        ? joinSentences([...said, later])
        : isEnded
          ? joinSentences(said)
          : said.filter(Boolean).join(colon);
    return mentions.startsWith("（") ? text + mentions : joinSentences([text, mentions]);
  };
  const isField = piece.type === "goal";
  const point: Quote = {
    text: write(unsaid, isField ? words : dropEmphasis(words)),
    markdown: write(escapeTitle(unsaid), isField ? escapeField(words) : words),
    evidence: [piece.ref],
  };
  return { piece, point };
}

/** Finds the sentence that an item's title repeats, if it comes after the quoted ones, with `…` for those between; "" if it is quoted. */
function findLaterTitle({ title, text }: Evidence, words: string): string | undefined {
  const name = extractLetters(title);
  const sentences = readSentences(text);
  const at = sentences.findIndex((each) => extractLetters(each) === name);
  const quoted = readSentences(words).map(extractLetters);
  const last = sentences.findLastIndex((each) => quoted.includes(extractLetters(each)));
  if (at < 1 || last < 0) return undefined;
  if (quoted.includes(name)) return "";
  return last < at ? joinSentences([last < at - 1 ? "…" : "", sentences[at] ?? ""]) : undefined;
}

/** Leaves out a goal that another one repeats: `120 plans sold` next to `120 plans sold: 40 → 120`. */
export function dropRepeatedGoals(found: readonly ReturnType<typeof toPoint>[]) {
  const isRepeated = ({ piece, point }: (typeof found)[number], at: number) =>
    piece.type === "goal" &&
    found.some((other, index) => {
      const [own, others] = [extractLetters(point.text), extractLetters(other.point.text)];
      return others.includes(own) && (own !== others || index < at);
    });
  return found.filter((each, at) => !isRepeated(each, at));
}
