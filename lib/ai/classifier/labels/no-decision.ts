import { DECIDES, isUndecided } from "@/lib/text/is-undecided";
import { isOpenMatter, states } from "@/lib/text/plain-statement";

/** `Ann thinks that it is too low.`, not `Die Schulung findet online statt.` */
const OPINES =
  /^\p{Lu}[\p{L}.'’-]* (?:thinks|believes|feels|meint|glaubt|findet|denkt|vindt|gelooft|pense|trouve|croit)(?!\p{L})(?!.*(?<!\p{L})(?:statt|plaats)(?!\p{L}))/u;
/** `Lots: Ann needs the list by May`: somebody else's need or answer, also after a topic. */
const OF_OTHERS =
  /^(?:[^:.!?]{2,30} ?: )?(?!(?:We|I|It|Wir|Ich|Es|Wij|Ik|Het|Nous|Je|On) )\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)? (?:needs (?!to)|braucht |benötigt |heeft [^.!?]{2,60} nodig|a besoin d|(?:replied|answered|antwortet|hat geantwortet|antwoordde|heeft geantwoord|a répondu)(?: that| dass| dat| que|,)? ?(?:: ?)?(?=\S))/u;
/** In words: the clause of `Not decided, Ann has to say.`, but not `Not decided: who pays`, which leaves one part open. */
const MAX_OPEN = 4;

const leavesAllOpen = (sentence: string) => {
  const [clause = ""] = sentence.split(/[,;.!。]/, 1);
  return isOpenMatter(clause) && clause.split(" ").length <= MAX_OPEN && !/[:：]/.test(clause);
};

/** Whether sentences that read like a decision only give an opinion, a recommendation or another's need, or end by leaving it open. */
export const isNoDecision = (sentences: readonly string[]): boolean =>
  OPINES.test(sentences[0] ?? "") ||
  isUndecided(sentences) ||
  (!sentences.some((each) => states(each, DECIDES)) &&
    (OF_OTHERS.test(sentences[0] ?? "") || sentences.slice(1).some(leavesAllOpen)));
