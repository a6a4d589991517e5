import { extractContentWords } from "@/lib/text/content-words";
import { extractWords, findSharedWords } from "@/lib/text/words";

const KANJI = /\p{sc=Han}/gu;
const ENOUGH_KANJI = 3;
const SHARE_OF_KANJI = 0.6;
const ENOUGH_WORDS = 2;

export const countSharedWords = (one: string, other: string) =>
  findSharedWords(extractWords(one), extractWords(other)).length;

/** Whether most kanji of a title are in a name, whose verb at the end may be another one. */
function sharesKanji(title: string, name: string): boolean {
  const kanji = [...new Set(title.match(KANJI))];
  const shared = kanji.filter((each) => name.includes(each)).length;
  return shared >= ENOUGH_KANJI && shared > kanji.length * SHARE_OF_KANJI;
}

/**
 * Whether a title names an idea: by one word; in Japanese, which has no spaces, by two or by most of its kanji:
 * `仕上がりの通知をLINEで受け取る` names `仕上がりの通知をLINEで送る`.
 */
export function namesAlike(title: string, name: string): boolean {
  if (countSharedWords(title, name) > 0) return true;
  if (!/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(title)) return false;
  const shared = findSharedWords(extractContentWords(title), extractContentWords(name)).length;
  return shared >= ENOUGH_WORDS || sharesKanji(title, name);
}
