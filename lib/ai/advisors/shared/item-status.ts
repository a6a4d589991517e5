import type { Evidence } from "@/lib/ai/evidence";
import { CLOSED, DROPPED } from "@/lib/document-types/topics";
import { splitSentences } from "@/lib/text/sentences";

const readSentences = ({ title, text }: Evidence) => splitSentences(`${title}\n\n${text}`);

/** A risk whose own text says that it is over, in one of the five languages. */
export const isClosed = (risk: Evidence) =>
  readSentences(risk).some(({ text }) =>
    CLOSED.some((phrase) => text.toLowerCase().startsWith(phrase)),
  );

/** The beginning of a sentence that says that an idea is built. */
const BUILT =
  /^(?:umgesetzt(?!\p{L})|al gebouwd(?!\p{L})|déjà livrée?(?!\p{L})|(?:shipped|released|launched|rolled out) (?:in|on|with|since|to)\b)/iu;

export const findBuilt = (idea: Evidence) =>
  readSentences(idea).find(({ text }) => BUILT.test(text));

export const findDropped = (idea: Evidence) =>
  readSentences(idea).find(({ text }) => DROPPED.test(text));
