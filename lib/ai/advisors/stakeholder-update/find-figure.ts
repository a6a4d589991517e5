import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { hasLabel } from "@/lib/ai/evidence";
import { isStop } from "@/lib/ai/reading/sentences/rollout";
import { removeDays } from "@/lib/text/dates";
import { MONEY, SUM } from "@/lib/text/money";
import { extractWords, matchWords } from "@/lib/text/words";
import type { ReadPiece } from "./read-piece";

export const CHANGE = /\d ?%|\bfrom \S*\d.* to \S*\d/;
export const FIGURE = new RegExp(
  `${MONEY.source}|\\d{1,3}[.,\\u00a0\\u202f ]\\d{3}(?!\\d)|\\d(?: \\p{L}+)? (?:of|von|van|sur) \\d|\\d人`,
  "iu",
);
/** `from 14:00 to 15:30` and `from 9 am to 5 pm` are not changes. */
const CLOCK_TIME =
  /\d{1,2}(?::\d{2})?\s?[ap]\.?m(?!\p{L})|(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])(?!\s?(?:h(?:ours)?|min(?:utes)?|stunden|minuten|uren|heures)(?!\p{L}))/giu;
const COMPLAINS = matchWords(`complain\\p{L}*|hangs? up|damaged?|broken|defective
  beschwer\\p{L}*|klagen|\\p{sc=Latin}*sch[aä]den|beschädigt|defekt\\p{L}*|kaputt|legen auf
  klachten?|beschadigd|kapot|defecte?|hangen op
  (?:se )?plaign\\p{L}*|plaintes?|endommag\\p{L}*|cassée?s?|en panne|raccrochent
  苦情|故障|破損`);
/** Words that make good news of a complaint: `Complaints fell from 30 % to 12 %.` */
const LESS = matchWords(`fewer|less|fell|fallen|dropped|down|halved|no(?: more)?|without|instead of
  weniger|gesunken|sanken|gefallen|zurückgegangen|halbiert|keine?|ohne
  minder|gedaald|daalden|gehalveerd|geen|zonder
  moins|baissé|diminué|recul\\p{L}*|sans|plus aucune?
  減|なくな`);
const isComplaint = (sentence: string) => COMPLAINS.test(sentence) && !LESS.test(sentence);

/** After a sum with its currency: `Sum £63,550. Remaining 22,450 for the office.` */
const ANY_SUM = new RegExp(SUM, "iu");
/** A list of work has figures, but no news: `To do: Ann, list of customers (900 of 2,600)` */
const IS_WORK =
  /^(?:to[- ]?dos?|actions?|action items?|tasks?|next steps?|zu tun|aufgaben?|nächste schritte|te doen|acties?|taken|volgende stappen|à faire|tâches?|prochaines étapes|やること|宿題|タスク|次のステップ)\s?[:：]/iu;

/** A sentence of so few words does not say what its figure counts (`1,140 calls.`), but its neighbor does. */
const WORDS_OF_FRAGMENT = 2;
export const isFragment = (sentence: string) => extractWords(sentence).size <= WORDS_OF_FRAGMENT;

/** Finds the first fact with a figure, other than a day or a clock time; in a note, figures of money are another kind. */
export function findFigure(
  { piece, sentences, facts }: ReadPiece,
  pattern: RegExp,
  mayComplain = true,
): string | undefined {
  const isNote = hasLabel(piece, "general_note");
  const isMoney = (each: string, before = "") =>
    MONEY.test(each) || (ANY_SUM.test(each) && MONEY.test(before));
  const at = sentences.findIndex(
    (each, index) =>
      facts.includes(each) &&
      !isStop(each, !mayComplain) &&
      (mayComplain || !(isComplaint(each) || IS_WORK.test(each))) &&
      pattern.test(removeDays(each).replaceAll(CLOCK_TIME, "")) &&
      !(isNote && isMoney(each, sentences[index - 1])),
  );
  return readAt(sentences, at);
}

/** Reads a sentence, and its neighbor if it is a fragment. */
function readAt(sentences: readonly string[], at: number): string | undefined {
  const [said, before, after] = [sentences[at], sentences[at - 1], sentences[at + 1]];
  if (said === undefined || !isFragment(said)) return said;
  return before ? joinNotes(before, said) : joinNotes(said, after);
}
