import { holdsAny, toLine } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";

/** The ends of clauses; a colon between digits is one of a time. */
const CLAUSES = /[,;!?、。，；？！]|(?<!\d)[:：]|[:：](?!\d)|\.(?=\s)/u;

/** Words of a condition before a verb of their clause. `Faster als before` compares, and `als Erstes` names an order. */
const CONDITION = matchWords(`if|unless|as soon as|until|wenn|falls|sobald|sofern
  als(?= (?:er|je|u|we|wij|ze|zij|het|de|dit|dat|een|meer|minder|\\d))|indien|zodra|mits|tenzij|totdat
  si(?! (?:vite|bien|peu))|s['’]ils?|dès que|tant que`);
/** Verbs of what has to be done or will be, up to the word at the end of the text. */
const TO_DO = matchWords(`(?:must|should|shall|will|would)(?: [\\p{L}]+){0,3} $
  (?:(?:can|could|may|might|cannot|to) (?:be|get|become)|(?:wants?|needs?|have|has|plans?|going|hopes?|try|trying|aims?) to)(?: \\p{L}+ly| also| soon| further)? $
  (?:muss|müssen|müssten?|soll|sollen|sollten?|wollen|möchten?|würden?)(?: [^ ]+){0,8} $
  (?:moet|moeten|zal|zullen|zou|zouden|willen)(?: [^ ]+){0,8} $
  (?:doit|doivent|devr\\p{L}+|faut|sera|seront|être|va|vont|reste)(?: [\\p{L}]+){0,4} $|à $`);
/** A passive that is not over. `Wird schneller geladen` says how it is now. */
const PASSIVE = matchWords("(?:wird|werden|wordt|worden)(?: [^ ]+){0,6} $");
const ADJECTIVE = /^(?:\p{L}*er|plus )(?!\p{L})/u;
/** Verbs and particles after the word, in German, Dutch and Japanese. */
const AFTER =
  /^[^ ]* (?:(?:zu )?werden|wird|muss|müssen|soll(?:en|te|ten)?|(?:moet(?:en)?|zal|zullen|kan|kunnen|zou(?:den)?) worden|worden|wordt|moet(?:en)?)(?!\p{L})|^(?!\p{sc=Latin}).{0,20}(?:たら|れば|なら|場合|まで|必要|べき|予定|したい|すること|を超え|中(?!に))/u;

/**
 * Whether a sentence says of one of `words`, which are beginnings in lower case, that it is done: not on a condition, to be done or to come, as in
 * `We stop if more than 5 % must be fixed`. Labels such as `fixed:` say so themselves.
 */
export function tellsDone(sentence: string, words: readonly string[]): boolean {
  const [labels, verbs] = [true, false].map((isLabel) =>
    words.filter((word) => word.endsWith(":") === isLabel),
  );
  if (holdsAny(sentence, labels ?? [])) return true;
  return sentence.split(CLAUSES).some((clause) => {
    const line = toLine(clause);
    return (verbs ?? []).some((word) => isDone(line, word));
  });
}

function isDone(line: string, word: string): boolean {
  const at = /\p{sc=Latin}/u.test(word) ? line.indexOf(` ${word}`) + 1 : line.indexOf(word);
  if (at < 0 || !line.startsWith(word, at)) return false;
  const [before, after] = [line.slice(0, at), line.slice(at)];
  const isComing = PASSIVE.test(before) && !ADJECTIVE.test(after);
  return !CONDITION.test(before) && !TO_DO.test(before) && !isComing && !AFTER.test(after);
}
