import { dropSpeaker, readPrefix, stripListMark, stripTime } from "@/lib/ai/classifier/lines/marks";
import { isCustomerName } from "@/lib/ai/classifier/names/customers";
import { findKind } from "@/lib/ai/classifier/names/kind-names";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import type { Unit } from "./split-units";

const TOLD_CUSTOMER =
  "(?:(?:the|der|dem|den|die|das|de|het|le|la|les) |l['’])?(?<name>\\p{Lu}[^.,:;!?]{2,50}?)";
const WHEN =
  "(?:just now|again|earlier|today|yesterday|(?:this|last) (?:morning|afternoon|week)|on \\p{L}+day|on the phone|eben|gerade|heute|gestern|am \\p{L}+tag|früh|morgen|vormittag|nachmittag|letzte woche|zonet|vandaag|gisteren|vanmorgen|vanmiddag|vorige week|op \\p{L}+dag|ce matin|cet après-midi|hier|aujourd['’]hui|la semaine dernière|\\p{L}{3,5}di|au téléphone)";
const [WHEN_BEFORE, WHEN_AFTER] = [`(?:${WHEN} )*`, `(?: ${WHEN})*`];
/** `Talked to Klimaat Noord today.`, `Habe heute mit Brandl telefoniert.` */
const TALKS = [
  `(?:(?:i|we) (?:have )?)?(?:just )?(?:(?:talked|spoke|spoken) (?:to|with)|met(?: with)?|visited|called|had an? (?:call|chat|meeting) with) ${TOLD_CUSTOMER}${WHEN_AFTER}`,
  `(?:(?:ich|wir) )?(?:haben? )?${WHEN_BEFORE}mit ${TOLD_CUSTOMER}${WHEN_AFTER} (?:gesprochen|telefoniert)`,
  `(?:(?:ik|we|wij) )?(?:heb(?:ben)? )?${WHEN_BEFORE}met ${TOLD_CUSTOMER}${WHEN_AFTER} (?:gesproken|gebeld)`,
  `(?:j['’]ai|nous avons|on a) (?:parlé (?:à|avec)|eu|appelé|rencontré) ${TOLD_CUSTOMER}${WHEN_AFTER}`,
].map((talk) => new RegExp(`^${talk}[.:]$`, "iu"));

/** In UTF-16 units. */
const MAX_READ = 1000;

/** `They lose the signal`: several people, so not a colleague. */
const THEY =
  /^(?:(?:and|but|also|und|aber|auch|en|maar|ook|et|mais) )?(?:(?:they|their|ils|elles|leurs?)(?!\p{L})|(?:sie|ze|zij) (?:\p{Ll}+en|sind|zijn|zien|gaan|doen)(?!\p{L})|die (?:haben|sind|wollen|können|müssen|brauchen|finden|sagen|nutzen|möchten)(?!\p{L}))/iu;

/** The customer of a unit, named by a sentence before it. */
type Talk = { customer: string; said: string };
export type Told = Unit & { talk: Talk | null };

function findTalk(sentence: string): Talk | null {
  const [customer = ""] = TALKS.flatMap((talk) => talk.exec(sentence)?.groups?.name ?? []);
  if (!isCustomerName(customer)) return null;
  return { customer, said: sentence.replace(/[.:]$/, "") };
}

/**
 * `Talked to Klimaat Noord today.` names the customer of what its writer says about `them` next, in the same line or in
 * those below, and becomes their source. Alone, it stays.
 */
export function readTalks(units: readonly Unit[]): Told[] {
  const told: Told[] = [];
  for (const unit of units) {
    const last = told.at(-1);
    const [first = "", next = ""] = readSentences(unit);
    const own = findTalk(first);
    const above =
      last && THEY.test(first) && isBelow(unit, last) ? (last.talk ?? readTalkAlone(last)) : null;
    if (above && last?.talk === null) told.pop();
    if (own && THEY.test(next)) {
      const from = unit.text.indexOf(first);
      const to = unit.text.indexOf(next, from + first.length);
      told.push({ ...unit, text: unit.text.slice(0, from) + unit.text.slice(to), talk: own });
    } else told.push({ ...unit, talk: above });
  }
  return told;
}

const readSentences = ({ text }: Unit) =>
  splitPlainSentences(dropSpeaker(stripTime(stripListMark(text.slice(0, MAX_READ)))));

function readTalkAlone(unit: Unit): Talk | null {
  const sentences = readSentences(unit);
  return sentences.length === 1 ? findTalk(sentences[0] ?? "") : null;
}

const isBelow = (unit: Unit, last: Unit) =>
  unit.role !== "table" &&
  unit.role === last.role &&
  unit.path.at(-1) === last.path.at(-1) &&
  readPrefix(unit.text) === readPrefix(last.text);

const AFFILIATED = /^(\p{L}+(?: \p{L}+){0,2}) \(([^()]{1,40})\)$/u;
/** Names each `Mira` after a `Mira (Klimaat Noord)` like that one. */
export function nameSpeakers(units: readonly Unit[]): Unit[] {
  const names = new Map<string, string>();
  return units.map((unit) => {
    const speaker = readPrefix(unit.text);
    const [, name = "", company = ""] = AFFILIATED.exec(speaker) ?? [];
    if (isCustomerName(company) && findKind(name) === null) names.set(name, speaker);
    const known = names.get(speaker);
    if (!known) return unit;
    const said = stripTime(unit.text);
    const time = unit.text.slice(0, unit.text.length - said.length);
    return { ...unit, text: time + said.replace(speaker, () => known) };
  });
}
