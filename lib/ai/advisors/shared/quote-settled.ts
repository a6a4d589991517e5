import type { Evidence } from "@/lib/ai/evidence";
import { saysBuilt } from "@/lib/ai/reading/sentences/in-use";
import { findLeftForLater, findWish } from "@/lib/ai/reading/sentences/put-off";
import { DROPPED } from "@/lib/ai/reading/sentences/turned-down";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

const readAll = ({ title, text }: Evidence) => readSentences(`${title}\n\n${text}`);

/** Quotes from the sentence that says that an idea is built or abandoned. */
export function quoteSettled(idea: Evidence) {
  const [first] = readSentences(idea.text);
  const sentences = readAll(idea);
  const start = sentences.findIndex(
    (text) => saysBuilt(text, idea.title, text === first) || DROPPED.test(text),
  );
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}

/** Whether a sentence of the idea drops it, or leaves it for later. */
export const isDropped = (idea: Evidence) =>
  readAll(idea).some((text) => DROPPED.test(text)) || findLater(idea) !== undefined;

const findLater = ({ text }: Evidence) => findLeftForLater(readSentences(text));

/** Finds the sentence by which an idea leaves itself for later, or calls itself nice to have, without being dropped. */
export const findPutOff = (idea: Evidence) => findLater(idea) ?? findWish(readSentences(idea.text));
