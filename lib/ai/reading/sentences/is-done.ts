import { holdsAny, toLine } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";

/** The ends of clauses; a colon between digits is one of a time. */
const CLAUSES = /[,;!?、。，；？！]|(?<!\d)[:：]|[:：](?!\d)|\.(?=\s)/u;

/** What a verb such as *should* is interrupted by: `The app should, as far as we can see, no longer crash`. */
const INSERTION =
  /(?<=(?<!\p{L})(?:must|should|shall|will|would|muss|müssen|müssten?|soll(?:en|ten?)?|moet(?:en)?|zal|zullen|zou(?:den)?|doit|doivent|devr\p{L}{1,6})),(?! (?:and|but|und|aber|en|maar|et|mais) )[^,;:.!?]{1,60},(?= )/giu;

/** Words of a condition before a verb of their clause. `Faster als before` compares, `als Erstes` names an order, and `until May` a time. */
const CONDITION =
  matchWords(`if|unless|as soon as|until(?! (?:now|today|yesterday|recently|last|\\d+|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*) )|wenn|falls|sobald|sofern
  als(?= (?:er|je|u|we|wij|ze|zij|het|de|dit|dat|een|meer|minder|\\d))|indien|zodra|mits|tenzij|totdat
  si(?! (?:vite|bien|peu))|s['’]ils?|dès que|tant que`);
/** `If you pay by card it is faster` says how it is now. */
const MAIN =
  /^ (?:if|wenn|als|si|s'ils?) (?:[^ ]+ ){2,8}(?:it is|it's|it gets|gaat het|is het|geht es|ist es|c'est) $/u;
/** Verbs of what has to be done or will be, up to the word at the end of the text, but not those of a relative clause before `is`. */
const TO_DO =
  matchWords(`(?:must|should|shall|will|would)(?: (?!(?:is|are|was|were) )[\\p{L}]+){0,3} $
  (?:(?:(?<!(?:you|people|guests|customers|riders|users|everyone|everybody) )can|could|may|might|cannot|to) (?:be|get|become)|(?:wants?|needs?|have|has|plans?|going|hopes?|try|trying|aims?|ought|supposed) to)(?: \\p{L}+ly| also| soon| further)? $
  (?:muss|müssen|müssten?|soll|sollen|sollten?|wollen|möchten?|würden?)(?: [^ ]+){0,8} $
  (?:moet|moeten|zal|zullen|zou|zouden|willen)(?: (?!(?:is|zijn) )[^ ]+){0,8} $
  (?:doit|doivent|devr\\p{L}+|faut|sera|seront|(?<!(?:vient|viennent) d'|(?:a|ont) pu )être|va|vont|reste)(?: (?!(?:est|sont) )[\\p{L}]+){0,4} $|(?<!réussi )à $`);
/** A passive that is not over. `Wird schneller geladen` says how it is now. */
const PASSIVE = matchWords("(?:wird|werden|wordt|worden)(?: (?!(?:is|zijn) )[^ ]+){0,6} $");
/** `Ist behoben worden`, `kann … worden geprint` and `willen sneller betalen en dat kan nu` are not to come. */
const PERFECT = /(?<= (?:ist|sind|waren?) (?:[^ ]+ ){0,6})$/u;
const ABLE = / (?:kan|kunnen|kon|konden) (?:[^ ]+ ){0,3}$/u;
const NOW = / (?:dat kan nu|das (?:geht|können sie) (?:jetzt|nun)|now they can) /u;
const ADJECTIVE = /^(?:\p{L}*er(?!\p{L})|plus )/u;
/** Verbs and particles after the word, in German, Dutch and Japanese. */
const AFTER =
  /^[^ ]* (?:(?:zu )?werden|wird|muss|müssen|soll(?:en|te|ten)?|(?:moet(?:en)?|zal|zullen|kan|kunnen|zou(?:den)?) worden|worden|wordt|moet(?:en)?)(?!\p{L})|^(?!\p{sc=Latin}).{0,20}(?:たら|れば|なら|場合|まで|必要|望ま|[てで](?:ほし|欲し)い(?!と)|[るい]はず|べき(?!だった(?![とがのか])\p{L})|予定|したい|すること(?!が ?でき(?:まし)?た)|を超え|中(?!に|だった\p{L}|の.{1,12}(?:直|完成|解消)))/u;

/**
 * Whether a sentence says of one of `words`, which are beginnings in lower case, that it is done: not on a condition, to be done or to come, as in
 * `We stop if more than 5 % must be fixed`. Labels such as `fixed:` say so themselves.
 */
export function tellsDone(sentence: string, words: readonly string[]): boolean {
  const [labels, verbs] = [true, false].map((isLabel) =>
    words.filter((word) => word.endsWith(":") === isLabel),
  );
  if (holdsAny(sentence, labels ?? [])) return true;
  return sentence
    .replace(INSERTION, "")
    .split(CLAUSES)
    .some((clause) => {
      const line = toLine(clause);
      return (verbs ?? []).some((word) => isDone(line, word));
    });
}

/** Whether one of the places at which a word occurs says that it is done: `the bug that had to be fixed is fixed`. */
function isDone(line: string, word: string): boolean {
  const sought = /\p{sc=Latin}/u.test(word) ? ` ${word}` : word;
  const ahead = sought.length - word.length;
  for (let at = line.indexOf(sought); at >= 0; at = line.indexOf(sought, at + 1))
    if (isDoneAt(line.slice(0, at + ahead), line.slice(at + ahead))) return true;
  return false;
}

function isDoneAt(before: string, after: string): boolean {
  const isCompared = ADJECTIVE.test(after);
  if (CONDITION.test(before) && !(isCompared && MAIN.test(before))) return false;
  if (TO_DO.test(before) && !NOW.test(after)) return false;
  if (PASSIVE.test(before) && !isCompared) return false;
  const isOver =
    (/^[^ ]* worden /.test(after) && PERFECT.test(before)) ||
    (/^[^ ]* worden \p{L}/u.test(after) && isCompared && ABLE.test(before));
  return isOver || !AFTER.test(after);
}
