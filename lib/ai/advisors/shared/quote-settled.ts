import type { Evidence } from "@/lib/ai/evidence";
import { BUILT } from "@/lib/ai/reading/sentences/built";
import { findLeftForLater, findWish } from "@/lib/ai/reading/sentences/put-off";
import { DROPPED } from "@/lib/ai/reading/sentences/turned-down";
import { matchWords } from "@/lib/text/words";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

/** In the first sentence of an idea, these words mean the idea itself. Without `since`, a present tense may be a plan. */
const IT =
  /^(?:(?:it|this) (?:went|was|has been)|(?:es|das) (?:ging|wurde)|(?:het|dit) (?:ging|werd)|(?:il|elle|cela) a été|(?:it|this|es|das|het|dit|il|elle) (?:is|ist|est)(?=[^,.;]{0,20} (?:since|depuis) | (?:seit|sinds) )) /iu;

/** `It went live at BackPlan` and `It was shipped to my old flat` are about others. */
const ELSEWHERE = matchWords("to|at|by|bei|von|an|bij|door|naar|chez|par|à");

const readAll = ({ title, text }: Evidence) => readSentences(`${title}\n\n${text}`);

/** Quotes from the sentence that says that an idea is built or abandoned. */
export function quoteSettled(idea: Evidence) {
  const [first] = readSentences(idea.text);
  const sentences = readAll(idea);
  const start = sentences.findIndex(
    (text) =>
      BUILT.test(text) ||
      DROPPED.test(text) ||
      (text === first && !ELSEWHERE.test(text) && BUILT.test(text.replace(IT, ""))),
  );
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}

/** Whether a sentence of the idea drops it, or leaves it for later. */
export const isDropped = (idea: Evidence) =>
  readAll(idea).some((text) => DROPPED.test(text)) || findLater(idea) !== undefined;

const findLater = ({ text }: Evidence) => findLeftForLater(readSentences(text));

/** Finds the sentence by which an idea leaves itself for later, or calls itself nice to have, without being dropped. */
export const findPutOff = (idea: Evidence) => findLater(idea) ?? findWish(readSentences(idea.text));
