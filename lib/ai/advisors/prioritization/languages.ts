import { listWords } from "@/lib/text/words";

/** Frequent words that only English, German, Dutch or French has among the languages listed here. */
const READ = listWords(
  `the and to with that this are from not they will which because been its than of is was were have had their
  das und nicht mit ist für von auf eine einen wird werden sind wir bei nach oder dem zum zur im
  het een niet dat zijn voor wordt worden naar wij deze ook der van op te bij
  les des et est dans qui nous sur avec sont pas au aux du ce cette ces leur elle ne`,
);
const UNREAD = listWords(
  `il di non sono della che delle gli perché los las para del como más pero está una por con não uma os às também
  och att det är inte som ett på från ikke til af blev jest nie się że oraz dla jak y e o w z na`,
);
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;

/**
 * Whether a text is in a language that the rules read: English, German, Dutch, French or Japanese. True for a Latin text
 * without function words, such as a list of names.
 */
export function isReadLanguage(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if ((text.match(/\p{sc=Latin}/gu)?.length ?? 0) * 2 < letters) return KANA.test(text);
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return count(READ) >= count(UNREAD);
}
