import type { Evidence } from "@/lib/ai/evidence";
import { CLOSED, DROPPED } from "@/lib/document-types/topics";
import { type Sentence, splitSentences } from "@/lib/text/sentences";

const NAMED =
  /(?:^|[^\p{L}])(?:countermeasures?|mitigations?|response|what we do|plan b|fallback|contingency|(?:gegen)?ma(?:ß|ss)nahmen?|(?:tegen)?maatregel(?:en)?|(?:contre-)?mesures?)[*_]{0,2}:/iu;
const DESCRIBES =
  /^[*_]{0,2}(?:cause|effect|impact|likelihood|probability|severity|ursache|auswirkung|wahrscheinlichkeit|oorzaak|gevolg|kans|effet|probabilité)[*_]{0,2}:/iu;
/** Words with which somebody may act, also within a description of the effect; names are among them. */
const ACTS =
  /\b(?:[Ww]e|us|our|I|so|then|will|instead|until|by|wir|wij|nous|on)\b|[\p{Ll},;] \p{Lu}/u;

/** `none` only if each sentence describes the risk and nobody acts in them; a text that may name one is `unclear`. */
export function readCountermeasure({ title, text, isCut }: Evidence): "named" | "none" | "unclear" {
  const sentences = splitSentences(text).map((each) => each.text.replace(/\s+/g, " "));
  if (sentences.some((each) => NAMED.test(each))) return "named";
  const isDescribed = sentences.every((each) => DESCRIBES.test(each));
  const isIdle = ![title, text].some((each) => ACTS.test(each));
  return isDescribed && isIdle && !isCut ? "none" : "unclear";
}

/** A risk whose own text says that it is over, in one of the five languages. */
export const isClosed = ({ title, text }: Evidence) =>
  splitSentences(`${title}\n\n${text}`).some(({ text }) =>
    CLOSED.some((phrase) => text.toLowerCase().startsWith(phrase)),
  );

/** The beginning of a sentence that says that an idea is built. */
const BUILT =
  /^(?:umgesetzt(?!\p{L})|al gebouwd(?!\p{L})|déjà livrée?(?!\p{L})|(?:shipped|released|launched|rolled out) (?:in|on|with|since|to)\b)/iu;

/** Conditions, and what was taken back, also in a later sentence. */
const UNSURE =
  /(?<!\p{L})(?:if|unless|provided|not|by mistake|in error|falls|wenn|sofern|nicht|mits|indien|niet|à condition|sauf|pas)(?!\p{L})|n['’]t\b/iu;
const WITHDRAWN =
  /(?<!\p{L})(?:withdrew|withdrawn|withdraw (?:it|this)|rolled (?:it |this )?back|reverted|(?:took|taken|take) (?:it|this) (?:back|down|away|out|off)|switched (?:it |this )?off|removed (?:it|this)|zurück(?:gezogen|genommen|gerollt)|rückgängig|abgeschaltet|teruggetrokken|teruggedraaid|uitgezet|retirée?|désactivée?)(?!\p{L})/iu;

/** Finds the sentence with which an idea says that it is built or given up. */
export function findSettled({
  title,
  text,
}: Evidence): { said: Sentence; isBuilt: boolean } | null {
  const isWithdrawn = WITHDRAWN.test(`${title}\n${text}`);
  const isBuilt = (said: string) => BUILT.test(said) && !UNSURE.test(said) && !isWithdrawn;
  const said = splitSentences(`${title}\n\n${text}`).find(
    (each) => isBuilt(each.text) || DROPPED.test(each.text),
  );
  return said ? { said, isBuilt: isBuilt(said.text) } : null;
}
