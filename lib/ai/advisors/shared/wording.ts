import { countNoun, joinWords } from "@/lib/text/phrases";

const MAX_NAMED = 3;

/** Writes `“A”, “B”, “C” and 2 others`. */
export function nameTitles(pieces: readonly { title: string }[]): string {
  const named = pieces.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const rest = pieces.length - named.length;
  return joinWords(rest > 0 ? [...named, countNoun(rest, "other")] : named);
}

/** Joins the sentences that apply. Japanese ones have no space between them, and notes without a full stop get one. */
export const joinSentences = (...sentences: readonly (string | false | undefined)[]) =>
  sentences
    .flatMap((sentence) => sentence || [])
    .map((sentence, index, { length }) =>
      index < length - 1 && /[\p{L}\p{N})]$/u.test(sentence) ? `${sentence}.` : sentence,
    )
    .join(" ")
    .replaceAll(/(?<=[。！？]) /g, "");
