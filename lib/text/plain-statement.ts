import { endsInQuestion, isQuestion } from "./is-question";
import { isSpoken } from "./open-quotation";
import { capitalize } from "./phrases";
import { DECIDED_WORDS, DENIALS, matchWords } from "./words";

/** Words of the five languages that deny a statement, set a condition for it or leave it to the future. */
const QUALIFIES =
  matchWords(`${DENIALS}|hardly|neither|if|unless|whether|once|until|what|will be|to be
  kaum|noch|wenn|falls|ob|sobald|sofern|wird|werden|soll\\p{L}{0,2}
  nog|indien|tenzij|zodra|wordt|worden|al iets
  ne|n['’]\\p{L}{0,12}|personne|si|s['’]il|sauf|sera|seront|être
  まだ|もし|かどうか`);
/** `Morning all!`, before a question */
const GREETING = /^(?:\P{L}*\p{L}+){1,3}[!！]$/u;

/** Whether sentences only ask something, apart from a greeting. */
export const areQuestions = (sentences: readonly string[]): boolean =>
  sentences.some(endsInQuestion) &&
  sentences.every((each) => endsInQuestion(each) || GREETING.test(each));

const DENIES_AT_END = /(?:ない|ません|なかった)(?:。|$)/;

/**
 * Whether a sentence states something as a fact: it does not ask, and up to `end` there is no denial, condition, future or
 * quotation that is still open. The text after `end` may deny, as in `We agreed not to sell it`.
 */
export const isPlainStatement = (sentence: string, end = sentence.length): boolean =>
  !/[?？]/.test(sentence) &&
  !isQuestion(sentence) &&
  !DENIES_AT_END.test(sentence) &&
  !QUALIFIES.test(sentence.slice(0, end)) &&
  !isSpoken(sentence, end);

/** Whether a sentence states, as a fact, the words that a pattern finds in it. */
export function states(sentence: string, pattern: RegExp): boolean {
  const found = pattern.exec(sentence);
  return found !== null && isPlainStatement(sentence, found.index);
}

/** Words after `unclear` other than a noun, as in `Unclear labels`. */
const AFTER_OPEN =
  "(?:about|after|as|at|because|between|by|exactly|for|from|how|if|in|is|on|since|so|to|until|what|when|where|whether|which|who|whom|whose|why|yet)(?!\\p{L})";
const OPEN =
  matchWords(`^(?:(?:it|that)(?: is|['’]s) )?(?:still )?(?:not (?:yet )?(?:been )?(?:clear|decided|agreed)(?! by)|unclear|undecided|unknown|(?:an )?open question)(?!(?<=^(?:unclear|unknown)) (?!${AFTER_OPEN})\\p{L})|^we (?:have not|haven['’]t) (?:yet )?decided(?! to)
  ^(?:still )?open:|^still open[.!]?$|^(?:es ist )?(?:noch )?(?:unklar|ungeklärt|nicht (?:entschieden|beschlossen|geklärt|klar)(?! von))|^wir haben noch nicht entschieden|^(?:noch offen|offen(?: ist| bleibt| sind|:))
  ^(?:het is )?(?:nog )?(?:onduidelijk|onbeslist|niet (?:besloten|afgesproken|duidelijk)(?! door))|^nog open|^we hebben nog niet besloten
  ^(?:il (?:n['’])?est )?(?:pas (?:encore )?(?:été )?(?:clair|décidé|tranché)(?! par)|encore ouvert|reste à)|^rien n['’]est (?:encore )?décidé
  ^(?:(?:it|that|this) (?:is|has) )?(?:still )?(?:to be (?:decided|determined)|tbd)(?=\\s?[.,;:!)–—]|$| (?:by|with|at|in|on|before|after|until|when|later|next) [^,:]*$)|^(?:(?:we['’]re|we are|i['’]m) )?(?:still )?not (?:yet |quite )?sure(?: yet)?[.!]?$
  ^(?:(?:das|dies|es) )?(?:(?:ist|muss) )?noch zu (?:entscheiden|klären)|^(?:(?:das|dies|es) )?wird noch (?:entschieden|geklärt)|^(?:die )?entscheidung (?:steht )?noch aus|^(?:noch )?nicht sicher[.!]?$
  ^(?:(?:dit|dat|het) )?(?:is )?(?:nog|nader) te (?:bepalen|beslissen)|^(?:(?:dit|dat|het) )?(?:wordt nog|moet nog worden) (?:besloten|beslist|bepaald)|^nog niet zeker[.!]?$
  ^(?:(?:c['’]est|reste) )?(?:encore )?à (?:décider|définir|trancher)(?=\\s?[.,;:!]|$| (?:par|avec|en|le|avant|après|plus) [^,:]*$)|^pas (?:encore )?sûrs?[.!]?$`);
/** A question before words that call it open, such as `Who pays? Not clear yet.` */
const QUESTION = /^[^.!?。]*[?？]\s+(?=(?:not|still|it|that|noch|nog|pas|rien)[\s'’]|\S+[.!]?$)/i;
const OPEN_AT_END =
  /(?:未定|不明|決(?:まっ|め)ていない|決(?:まっ|め)ていません|(?<=^|まだ|[、：:はが])(?:検討中|要検討))(?:です|だ)?。?$/;

/** Words that stand for a value that nobody has decided, up to the end of their clause: `TBD label` names a thing. */
const TO_DECIDE =
  "(?:tbd|(?:still )?to be (?:decided|determined|confirmed)|noch (?:offen|zu (?:entscheiden|klären))|nog (?:open|te (?:bepalen|beslissen))|(?:encore )?à (?:décider|définir|trancher|confirmer))(?=\\s?[.,;!(–—]|$)|未定(?=\\s?[。、（(]|$)";
/** `Launch date: TBD (…)`, `Family plan – TBD, Ann asks`, `The price is TBD` */
const HAS_NO_VALUE = new RegExp(
  `^[^.!?;:：]{2,50}?(?:\\s?[:：][*_]{0,2}\\s?| [–—-] | (?:is|are|ist|sind|est|sont) (?=tbd))(?:${TO_DECIDE})`,
  "iu",
);

/** Whether a sentence calls its own matter open: `Not clear yet: who pays …`, `Offen ist, ob …`, `Launch date: TBD`. */
export const isOpenMatter = (sentence: string): boolean =>
  OPEN.test(sentence.replace(QUESTION, "")) ||
  OPEN_AT_END.test(sentence) ||
  HAS_NO_VALUE.test(sentence);

const OUTCOME = new RegExp(
  `^(?:${DECIDED_WORDS}|decision|beschluss|besluit|décision|決定)\\s?[:：]\\s?`,
  "iu",
);
/** Words of a sentence about somebody's wishes, questions or opinions. */
const DISCUSSES =
  matchWords(`wants?|wanted|asks?|asked|prefers?|suggests?|proposes?|proposed|thinks?|argues?|objects?|objected|presented|discussed
  möchten?|wünscht|fragt|schlägt|meint|findet
  wil|vraagt|vindt
  veut|demande|propose|préfère|pense`);
/** Not all of `POSTPONED_WORDS`: `Decided: deferred payment for schools` is an outcome. */
const PENDING = /^(?:pending|to be decided|tbd|offen|vertagt|uitgesteld|reporté)(?!\p{L})/iu;
/** In UTF-16 units: a shorter outcome, such as `no`, says nothing without its discussion. */
const MIN_OUTCOME = 10;

/** Finds the one outcome of a discussion, such as `Decided: three of thirty places.`, without its tag. */
export function findOutcome(sentences: readonly string[]): string | undefined {
  const [tagged, ...more] = sentences.filter((sentence) => OUTCOME.test(sentence));
  const before = sentences.slice(0, tagged === undefined ? 0 : sentences.indexOf(tagged));
  if (tagged === undefined || more.length > 0 || !before.some(isDiscussion)) return undefined;
  const outcome = capitalize(tagged.replace(OUTCOME, ""));
  const isOpen = isOpenMatter(outcome) || PENDING.test(outcome);
  return outcome.length < MIN_OUTCOME || isOpen ? undefined : outcome;
}

const isDiscussion = (sentence: string) => DISCUSSES.test(sentence) || isQuestion(sentence);

/** Drops the discussion before an outcome; other sentences stay. */
export function dropDiscussion(sentences: readonly string[]): readonly string[] {
  const outcome = findOutcome(sentences);
  if (outcome === undefined) return sentences;
  const at = sentences.findIndex((sentence) => OUTCOME.test(sentence));
  const before = sentences.slice(0, at).filter((sentence) => !isDiscussion(sentence));
  return [...before, outcome, ...sentences.slice(at + 1)];
}
