import type { Evidence } from "@/lib/ai/evidence";
import { CLOSED, DROPPED } from "@/lib/document-types/topics";
import { splitSentences } from "@/lib/text/sentences";

const readSentences = ({ title, text }: Evidence) => splitSentences(`${title}\n\n${text}`);

/** A risk whose own text says that it is over, in one of the five languages. */
export const isClosed = (risk: Evidence) =>
  readSentences(risk).some(({ text }) =>
    CLOSED.some((phrase) => text.toLowerCase().startsWith(phrase)),
  );

/** The beginning of a sentence that says that an idea is built, or its end in Japanese. */
const BUILT =
  /^(?:(?:umgesetzt|al gebouwd|déjà livrée?)(?!\p{L})|(?:shipped|released|launched|rolled out|live) (?:in|on|with|since|to)\b|(?:ausgeliefert|veröffentlicht|live) (?:am|im|seit) |(?:opgeleverd|uitgebracht|live) (?:op|in|sinds) |(?:livrée?s?|lancée?s?) (?:le|en|depuis) )|(?:リリース|公開|提供を開始)(?:済み|した|しました)。?$/iu;

export const isBuilt = (sentence: string) => BUILT.test(sentence);

export const findBuilt = (idea: Evidence) => readSentences(idea).find(({ text }) => isBuilt(text));

export const findDropped = (idea: Evidence) =>
  readSentences(idea).find(({ text }) => DROPPED.test(text));
