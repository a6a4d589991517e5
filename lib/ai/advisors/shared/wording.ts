import type { Language } from "@/lib/text/languages";
import { countNoun, isJapanese, joinWords } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";

/** Puts a text in the quotation marks of a language. A Japanese text has other marks within these, and no full stop before the end. */
export const QUOTE_IN: Readonly<Record<Language, (text: string) => string>> = {
  en: (text) => `“${text}”`,
  de: (text) => `„${text}“`,
  nl: (text) => `“${text}”`,
  fr: (text) => `« ${text} »`,
  ja: (text) => `「${text.replaceAll("「", "『").replaceAll("」", "』").replace(/。$/, "")}」`,
};

const HAS_END = /[.!?…。！？]["'”’“‘)）」』»\s]*$/;

/** Quotes a text as the end of a sentence: with a full stop after the marks, unless it has an end itself. */
export function quoteAtEnd(text: string, language: Language): string {
  const quoted = QUOTE_IN[language](text);
  if (language === "ja") return `${quoted}。`;
  return HAS_END.test(text) ? quoted : `${quoted}.`;
}

const MAX_NAMED = 3;

type Lists = {
  /** `a, b and c` */
  join(names: readonly string[]): string;
  /** Those that a list has no room for. */
  others(count: number): string;
};

export const LISTS: Readonly<Record<Language, Lists>> = {
  en: { join: (names) => joinWords(names), others: (count) => countNoun(count, "other") },
  de: { join: (names) => joinWords(names, "und"), others: (count) => `${count} weitere` },
  nl: {
    join: (names) => joinWords(names, "en"),
    others: (count) => `${count} ${count === 1 ? "ander" : "andere"}`,
  },
  fr: {
    join: (names) => joinWords(names, "et"),
    others: (count) => `${count} ${count === 1 ? "autre" : "autres"}`,
  },
  ja: { join: (names) => names.join("、"), others: (count) => `ほか${count}件` },
};

/** Writes `“A”, “B”, “C” and 2 others`. */
export function nameTitles(
  pieces: readonly { title: string }[],
  language: Language = "en",
): string {
  const named = pieces.slice(0, MAX_NAMED).map(({ title }) => QUOTE_IN[language](title));
  const rest = pieces.length - named.length;
  const { join, others } = LISTS[language];
  return join(rest > 0 ? [...named, others(rest)] : named);
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
