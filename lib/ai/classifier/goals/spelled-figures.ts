import { MONTH } from "@/lib/text/dates";
import { SMALL_NUMBER, SMALL_NUMBERS } from "@/lib/text/number-words";
import { hideDates } from "./target-dates";
import { LIMIT_WORD } from "./target-figures";

const NUMBERS = SMALL_NUMBERS.map((words) => words.split("|"));
const WORD = `(?:${SMALL_NUMBER})`;
const COUNTER = "(?:人|件|回|日|週間|か月|ヶ月|時間|分|秒|台|店|本|個|枚|点|つ|社|名)";
const JAPANESE = `(?:十[一二]|[二三四五六七八九十])(?=${COUNTER})`;
/** A change or a limit. Elsewhere `neuf` is new, `six` a model and `vier` part of a name. */
const FORMS = new RegExp(
  `(?<!\\p{L})(?:(?:from|von|van|de) ${WORD}(?: \\p{L}+){0,2}? (?:to|auf|naar|à) (?:(?:${LIMIT_WORD}) )?${WORD}|${WORD} (?:instead of|statt|in plaats van|au lieu de) ${WORD}|(?:${LIMIT_WORD}) ${WORD}|${WORD}(?: \\p{L}+){1,4} (?:at most|maximum|höchstens|hoogstens|maximaal|au plus))(?!\\p{L})|${JAPANESE}\\p{L}{1,3}から${JAPANESE}${COUNTER}|${JAPANESE}\\p{L}{1,3}(?:以下|以上|未満|に(?:する|し|減|下げ|抑え|増|短縮|縮め))`,
  "giu",
);
const EACH = new RegExp(`(?<!\\p{L})${WORD}(?!\\p{L})|${JAPANESE}`, "giu");

const DAY_OR_FIGURE = new RegExp(
  `\\d+(?:[.,]\\d+)+|\\d+\\.? ${MONTH}|\\d+(?:月|年)\\d*|\\d+`,
  "giu",
);

/** Writes the numbers of a change or a limit, up to twelve, in figures, if a sentence has no other ones; `words` are those that they replace. */
export function readSpelled(sentence: string): { text: string; words: Map<string, string> } {
  const words = new Map<string, string>();
  if (/\d/.test(hideDates(sentence))) return { text: sentence, words };
  const text = sentence.replaceAll(FORMS, (form) =>
    form.replaceAll(EACH, (word) => {
      const figure = String(NUMBERS.findIndex((names) => names.includes(word.toLowerCase())) + 2);
      words.set(figure, word);
      return figure;
    }),
  );
  return { text, words };
}

/** Puts the words back in place of figures that are not those of a day. */
export const restoreWords = (said: string, words: ReadonlyMap<string, string>) =>
  said.replaceAll(DAY_OR_FIGURE, (found) => words.get(found) ?? found);
