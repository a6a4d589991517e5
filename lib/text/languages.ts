import { listWords } from "./words";

/** Rare or unknown in other languages. */
const ENGLISH = listWords(
  `the and to with that this are from not they will which because when what been has it its than of is
  we our was were be by have had their`,
);
const OTHERS = listWords(
  `het een niet dat zijn voor wordt worden naar wij deze maar ook der das und nicht mit ist für von auf
  eine einen wird werden sind wir bei nach oder le les des et est pour une dans qui que nous sur avec sont
  pas au aux du il che di per non sono della els los las para con del é não uma och att det är inte som og
  er ikke til på jest nie się że zu den dem ein im zum zur ce cette ces de la el un en je hij ze om`,
);
const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/gu;

/** Whether rules that read English words may judge a text; true for one without function words, such as a list of names. */
export function isEnglish(text: string): boolean {
  const letters = text.match(LETTER)?.length ?? 0;
  if ((text.match(LATIN)?.length ?? 0) * 2 < letters) return false;
  let balance = 0;
  for (const word of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    if (ENGLISH.has(word)) balance++;
    else if (OTHERS.has(word)) balance--;
  }
  return balance >= 0;
}
