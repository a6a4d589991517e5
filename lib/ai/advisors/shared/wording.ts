import { countNoun, isJapanese, joinWords } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";

const MAX_NAMED = 3;

/** Writes `“A”, “B”, “C” and 2 others`. */
export function nameTitles(pieces: readonly { title: string }[]): string {
  const named = pieces.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const rest = pieces.length - named.length;
  return joinWords(rest > 0 ? [...named, countNoun(rest, "other")] : named);
}

/** Joins the notes that apply. A note without a full stop gets one before the next. */
export const joinNotes = (...notes: readonly (string | false | undefined)[]) =>
  joinSentences(
    notes
      .flatMap((note) => note || [])
      .map((note, index, { length }) =>
        index < length - 1 && /[\p{L}\p{N})]$/u.test(note)
          ? `${note}${isJapanese(note) ? "。" : "."}`
          : note,
      ),
  );
