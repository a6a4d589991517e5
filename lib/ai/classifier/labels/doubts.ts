import { isQuestion } from "@/lib/text/is-question";
import { matchWords } from "@/lib/text/words";

/** Words of a doubt, such as `Churn risk??` or `Might cancel in June?`. Not "Cancel the meeting?". */
const FEARS = matchWords(`churn risk|risk of (?:churn|losing \\S+)
  (?:might|going to|about to)(?: \\w+)? (?:cancel|churn|leave us)
  abwanderungsrisiko|kündigungsrisiko|^kündigt (?:er|sie)|^kündigen (?:die|sie)
  kans op opzegging|risque de (?:départ|résiliation|les perdre)|(?:解約|離脱)(?:の)?リスク|解約され`);
const MAX_DOUBT = 40;
/** A speaker's question about their own plans, such as "Can we cancel any time?", is not a doubt about somebody else's. */
const FIRST_PERSON = matchWords("I|we|ich|wir|ik|wij|je|nous");
/** Whether a short question fears that a customer will leave. */
export const isDoubt = (words: string) =>
  words.length <= MAX_DOUBT && isQuestion(words) && FEARS.test(words) && !FIRST_PERSON.test(words);

/** At the beginning, also after an opening word; `There is a risk register` names a document. */
const THERE_IS_A_RISK =
  /^(?:(?:also|but|and|aber|und|maar|en|mais|et),? )?(?:there(?: is|['’]s) (?:a|the|some) (?:\p{L}+ )?(?:risk|danger) (?:that|of)|(?:es (?:besteht|gibt)|da ist) (?:das |ein |die |eine )?(?:(?!kein)\p{L}+ )?(?:risiko|gefahr)(?:,? dass|, )|er (?:is|bestaat) (?:een|het) (?:\p{L}+ )?(?:risico|gevaar) (?:dat|op)|(?:il y a|il existe) (?:un |le )?(?:\p{L}+ )?(?:risques?|danger) (?:que|qu['’]|de |d['’]))|^[^。?？]{4,80}(?:リスク|おそれ|恐れ|危険)が(?:ある|あります)。?$/iu;
/** Whether a statement says that something may happen: `There is a risk that …`. */
export const statesRisk = (words: string): boolean =>
  THERE_IS_A_RISK.test(words) && !/^[^.!。]*[?？]/.test(words);
