import type { Words } from "./reference";

/** Lower case, without accents; in place of other marks, and between Japanese and Latin script, single spaces. */
export const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/%/g, " % ")
    .replace(/(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}])(?=[\p{Script=Latin}\p{N}])/gu, " ")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();

/** Whether a text has every word; see `Words`. Words of scripts without spaces may be anywhere in it. */
export function hasWords(text: string, words: Words): boolean {
  const folded = ` ${fold(text)}`;
  return words.every((word) =>
    word.split("|").some((choice) => {
      const wanted = fold(choice);
      const isSpaced = /^[\p{Script=Latin}\p{N}% ]+$/u.test(wanted);
      return folded.includes(isSpaced ? ` ${wanted}` : wanted);
    }),
  );
}
