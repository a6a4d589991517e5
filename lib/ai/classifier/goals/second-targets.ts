import { listWords } from "@/lib/text/words";
import { BY, hideDates } from "./target-dates";
import { findChange, findFigure, readUnit } from "./target-figures";

/** `late cancellations to 5`: what is measured, and its figure. */
const SECOND =
  /^(?<subject>[^\d:：,;]{3,60}) (?<word>to|auf|naar|à) (?<figure>[^\d\p{Lu}]{0,20}\d.*)$/u;
const JAPANESE =
  /^[^\d、。を]{2,20}を\D{0,6}\d[\d,.]*(?!時(?!間))[^\d、。]{0,6}に(?:$|する|し|減|下げ|抑え|増|上げ|伸ば|短縮|縮め|改善|引き)/u;
const VERB =
  " (?:senken|bringen|drücken|reduzieren|verkürzen|erhöhen|steigern|brengen|krijgen|terugbrengen|verlagen|verhogen)";
const ENDS_WITH_VERB = new RegExp(`${VERB}[.!]?$`, "iu");
/** What may follow the figure: `a week`, and the verb of a German or Dutch sentence. */
const AFTER_FIGURE = new RegExp(
  `^(?: (?:an?|per|pro|je|par|am|im|in der|in de) \\p{L}+)?(?:${VERB})?\\s?[.!]?$`,
  "iu",
);
const ARTICLE = /^(?:(?:the|our|der|die|das|den|unsere|de|het|onze|le|la|les|nos) |l['’])/iu;
/** First words of a part that is no target: a later step, another place, the same subject or an act. */
const NO_SUBJECT = listWords(
  `then later finally eventually next down up back even ideally it them this that these the rest others remaining in at on for with from
  fall drop rise grow go come get climb reach respond reply talk speak listen write switch move upgrade update migrate send deliver promote invite sell ship meeting
  dann danach später schließlich sogar es sie das dies die der den übrigen anderen restlichen im bei für mit von
  dan daarna later uiteindelijk zelfs het dat deze de overige andere rest bij voor met van
  puis ensuite enfin même le la les cela autres reste réunion rendez en chez pour avec dans de`,
);
/** `open our shop`, but not `open tickets`. */
const OPENS = /^open (?:the|our|an?|up) /iu;
/** French acts, such as `vendre à 49`, but not those that change a figure. */
const FRENCH_ACT =
  /^(?!(?:ramener|réduire|limiter|porter|baisser|abaisser|augmenter) )\p{L}+(?:er|ir|re) /iu;

/** Whether a part of a sentence is a target without a unit, or with the unit of the one before it: `late cancellations to 5`. */
export function isSecondTarget(part: string, before: string): boolean {
  const shown = hideDates(part.replace(BY, "")).trim();
  if (JAPANESE.test(shown)) return true;
  const { subject = "", word, figure: said = "" } = SECOND.exec(shown)?.groups ?? {};
  const bare = subject.replace(ARTICLE, "").toLowerCase();
  const [first = ""] = bare.split(" ");
  if (!/\p{L}{3}/u.test(bare) || NO_SUBJECT.has(first) || OPENS.test(subject)) return false;
  if (word === "à" && FRENCH_ACT.test(`${subject} `)) return false;
  const figure = findFigure(said) ?? "";
  const rest = said.slice(said.indexOf(figure) + figure.length);
  const unit = readUnit(figure.trim());
  const { to = "" } = findChange(hideDates(before))?.groups ?? {};
  const isOfFirst = unit === "" || /^[%€]$/.test(unit) || unit === readUnit(to.trim());
  return figure !== "" && isOfFirst && AFTER_FIGURE.test(rest);
}

/** Whether a part ends with the verb that German and Dutch put after the figure. */
export const endsWithVerb = (part: string) => ENDS_WITH_VERB.test(part);
