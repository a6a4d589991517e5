import { readPrefix } from "@/lib/ai/classifier/lines/marks";
import { cutText } from "@/lib/text/cut-text";
import { findDay } from "@/lib/text/dates";
import { capitalize } from "@/lib/text/phrases";
import { DENIALS, matchWords } from "@/lib/text/words";

/** In UTF-16 units. Titles are longer than `AIM` if a cut would change the meaning. */
const AIM = 80;
export const MAX_TITLE = 120;
const MIN_CLAUSE = 14;
/** A longer text before a colon is not a speaker. */
const MAX_SPEAKER = 30;
const MAX_CONJUNCTION = 15;

/** Words without which a statement would mean something else. */
export const LIMITING_WORDS = matchWords(
  `${DENIALS}|without|only|unless|except|until|but|if
  ohne|nur|außer|aber|wenn|zonder|alleen|behalve|maar|als
  ne|n['’]\\p{L}+|sans|seulement|sauf|mais|si|ない|ません|のみ|だけ`,
);

const PARENTHESIS_AT_END = /\s\([^()]{0,200}\)[.!?]?$/;
const CLAUSE_END =
  /;\s|:\s|\s[–—-]\s|,?\s(?:because|so that|whereas|even though|although|weil|denn|omdat|parce que)\s|,\s(?:so|since|which|as|while|even|da|want|car)\s|,\s|、/giu;
const COMMA = /^(?:, |、)$/;
/** After a comma, a clause that has the content of the one before (`He said, that …`) or what follows from its opposite. */
const HAS_CONTENT =
  /^, (?:(?:dass|daß|ob|dat|that|whether|que|sonst|otherwise|sinon|anders)(?!\p{L})|qu['’])/iu;
/** Begins a clause that says nothing without the next one: `…, and whoever cancels, pays`. */
const UNFINISHED =
  /(?:^|,) (?:and|but|or|und|aber|oder|en|maar|of|et|mais|ou) (?:who|whoever|if|when|wer|wenn|falls|wie|als|indien|wanneer|qui|si|s['’]il|quand)(?!\p{L})[^,]*$/iu;
/** A condition, which says nothing without its main clause: `If the supplier fails, we ship late`. */
const CONDITION_ALONE =
  /^(?:if|unless|should|wenn|falls|sollten?|indien|si)(?!\p{L})|(?:たら|れば|なら|場合は?|と)$/iu;

/** The source of a statement, which says nothing of it: `According to the brochure of the chamber, …`. German and Dutch put no comma there. */
const INTRODUCES =
  /^(?:according to|as per|based on|d['’]après|selon)(?!\p{L})[^,、.;:]{3,70}, (?!(?:who|which|that|whose|qui|que|dont|où|et|and|en)(?!\p{L}))(?=.{14})|^[^、。]{2,60}に(?:よると|よれば)、(?=.{6})/iu;

/** Cuts after the first clause, or a long sentence at its last comma, unless the part cut off limits the rest. */
export function cutClauses(said: string): string {
  const whole = said.replace(PARENTHESIS_AT_END, "").replace(/[.,;:。| ]{1,9}$/, "");
  const ended = whole.length > AIM ? capitalize(whole.replace(INTRODUCES, "")) : whole;
  const speaker = readPrefix(ended).length;
  const from = MIN_CLAUSE + (speaker > 0 && speaker <= MAX_SPEAKER ? speaker + 2 : 0);
  const ends = [...ended.matchAll(CLAUSE_END)].filter(
    ({ index }) =>
      index >= from &&
      index <= (ended.length > MAX_TITLE ? MAX_TITLE : AIM) &&
      !HAS_CONTENT.test(ended.slice(index, index + MAX_CONJUNCTION)) &&
      findDay(ended) !== ended.slice(0, index).trim() &&
      !LIMITING_WORDS.test(ended.slice(index)) &&
      !UNFINISHED.test(ended.slice(0, index)) &&
      !/\([^)]*$/.test(ended.slice(0, index)),
  );
  const clause = ends.find(({ 0: mark, index }) => index <= AIM && !COMMA.test(mark));
  // A whole clause that is a little longer is better than one that ends in the middle.
  const late = ends.at(-1);
  const comma =
    ended.length > AIM ? (ends.findLast(({ index }) => index <= AIM) ?? late) : undefined;
  const isCondition =
    ended.length <= MAX_TITLE &&
    comma?.index === ended.search(/, |、/) &&
    CONDITION_ALONE.test(ended.slice(0, comma.index));
  const end = clause ?? (isCondition ? undefined : comma);
  return cutText(ended.slice(0, end?.index), MAX_TITLE);
}
