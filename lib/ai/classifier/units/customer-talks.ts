import { dropSpeaker, readPrefix, stripListMark, stripTime } from "@/lib/ai/classifier/lines/marks";
import { isCustomerName, isRole } from "@/lib/ai/classifier/names/customers";
import { findKind } from "@/lib/ai/classifier/names/kind-names";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import type { Unit } from "./split-units";

const TOLD_CUSTOMER =
  "(?:(?:the|der|dem|den|die|das|de|het|le|la|les) |l['’])?(?<name>\\p{Lu}[^.,:;!?]{2,70}?)";
const WHEN =
  "(?:just now|again|earlier|today|yesterday|(?:this|last) (?:morning|afternoon|week)|on \\p{L}+day|on the phone|eben|gerade|heute|gestern|am \\p{L}+tag|früh|morgen|vormittag|nachmittag|letzte woche|zonet|vandaag|gisteren|vanmorgen|vanmiddag|vorige week|op \\p{L}+dag|ce matin|cet après-midi|hier|aujourd['’]hui|la semaine dernière|\\p{L}{3,5}di|au téléphone)";
/** Also after the place: `in Munich yesterday`. */
const [WHEN_BEFORE, WHEN_AFTER] = [`(?:${WHEN} )*`, `(?<place> (?:in|à) \\p{L}+)?(?: ${WHEN})*`];
/** `Talked to Klimaat Noord today.`, `Habe heute mit Brandl telefoniert.` */
const TALKS = [
  `(?:(?:i|we) (?:have )?)?(?:just )?(?:(?:talked|spoke|spoken) (?:to|with)|met(?: with)?|visited|called|had an? (?:call|chat|meeting) with) ${TOLD_CUSTOMER}${WHEN_AFTER}`,
  `(?:(?:ich|wir) )?(?:haben? )?${WHEN_BEFORE}mit ${TOLD_CUSTOMER}${WHEN_AFTER} (?:gesprochen|telefoniert)`,
  `(?:(?:ik|we|wij) )?(?:heb(?:ben)? )?${WHEN_BEFORE}met ${TOLD_CUSTOMER}${WHEN_AFTER} (?:gesproken|gebeld)`,
  `(?:(?:ich|wir) )?war(?:en)? ${WHEN_BEFORE}bei ${TOLD_CUSTOMER}${WHEN_AFTER}`,
  `(?:(?:ich|wir) )?(?:haben? )?${WHEN_BEFORE}${TOLD_CUSTOMER}${WHEN_AFTER} besucht`,
  `(?:(?:ik|we|wij) )?(?:heb(?:ben)? )?${WHEN_BEFORE}${TOLD_CUSTOMER}${WHEN_AFTER} bezocht`,
  `(?:j['’]ai|nous avons|on a) (?:parlé (?:à|avec)|eu|appelé|rencontré|visité|rendu visite à) ${TOLD_CUSTOMER}${WHEN_AFTER}`,
].map((talk) => new RegExp(`^${talk}[.:]$`, "iu"));

/** In UTF-16 units. */
const MAX_READ = 1000;

/** `They lose the signal`: several people, so not a colleague. */
const THEY =
  /^(?:(?:and|but|also|und|aber|auch|en|maar|ook|et|mais) )?(?:(?:they|their|ils|elles|leurs?)(?!\p{L})|(?:sie|ze|zij) (?:\p{Ll}+en|sind|zijn|zien|gaan|doen)(?!\p{L})|die (?:haben|sind|wollen|können|müssen|brauchen|finden|sagen|nutzen|möchten)(?!\p{L}))/iu;

/** `operations lead of Van Dalen`, which names the firm of whom somebody met. */
const OF_FIRM =
  /^(?<role>\p{L}+(?: \p{L}+){0,3}) (?:of|at|from|von|bei|van|bij|chez|de|du) (?:(?:the|der|dem|de|het|la) )?(?<firm>\p{Lu}.+)$/u;

/** `Aufzug Süd in Munich`, a name of known words, of which a place makes a firm. */
const TWO_WORDS = /^\p{Lu}\S+(?: \p{Lu}\S+)+$/u;

/** Whom one visits at a place is a firm or an event; whom one meets there may be a person. */
const VISIT = /(?<!\p{L})(?:visited|besucht|bezocht|visité|rendu visite)(?!\p{L})/iu;
const EVENT = /(?:fair|expo|show|conference|summit|messe|kongress|beurs|salon|congrès)$/iu;

/** `Her planners phone at noon`, `If they are late, we …`: a sentence on the people of a talk, whose title names them. */
const ON_THEM =
  /(?<!\p{L})(?:she|he|her|his|they|them|their|ihre?[nmrs]?|seine?[nmrs]?|hun|haar|zijn|elles?|ils|leurs?)(?!\p{L})/iu;

/** Whose talk a unit reports, as a sentence before it says; no customer if the unit itself is not on them. */
type Talk = { customer: string | null; said: string };
export type Told = Unit & { talk: Talk | null };

function findTalk(sentence: string): Talk | null {
  const found = TALKS.map((talk) => talk.exec(sentence)?.groups).find((groups) => groups);
  const { name = "", place }: Record<string, string | undefined> = found ?? {};
  const { role = "", firm = "" } = OF_FIRM.exec(name)?.groups ?? {};
  const customer = isRole(role) ? firm : name;
  const isFirm =
    isCustomerName(customer) ||
    (place !== undefined && VISIT.test(sentence) && TWO_WORDS.test(name) && !EVENT.test(name));
  if (!isFirm) return null;
  return { customer, said: sentence.replace(/[.:]$/, "") };
}

/**
 * `Talked to Klimaat Noord today.` names the customer of what its writer says about `them` next, in the same line or in
 * those below, and becomes their source. It is the source of all other matters of its paragraph too. Alone, it stays.
 */
export function readTalks(units: readonly Unit[]): Told[] {
  const told: Told[] = [];
  let paragraph: Talk | null = null; // the talk that its first sentence names
  for (const unit of units) {
    const last = told.at(-1);
    const [first = "", next = ""] = readSentences(unit);
    const own = findTalk(first);
    paragraph = own ?? (unit.isRest ? paragraph : null);
    const rest =
      paragraph && unit.isRest && !own ? { ...paragraph, customer: nameOn(unit, paragraph) } : null;
    const above =
      rest ??
      (last && THEY.test(first) && isBelow(unit, last) ? (last.talk ?? readTalkAlone(last)) : null);
    if (above && last?.talk === null && readTalkAlone(last)) told.pop();
    if (own && THEY.test(next)) {
      const from = unit.text.indexOf(first);
      const to = unit.text.indexOf(next, from + first.length);
      told.push({ ...unit, text: unit.text.slice(0, from) + unit.text.slice(to), talk: own });
    } else told.push({ ...unit, talk: above });
  }
  return told;
}

const nameOn = ({ text }: Unit, talk: Talk) => (ON_THEM.test(text) ? talk.customer : null);

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
