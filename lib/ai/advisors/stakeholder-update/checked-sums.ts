import { saysConflict } from "@/lib/ai/advisors/shared/qualifies";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { DECIDES } from "@/lib/text/is-undecided";
import { splitLines } from "@/lib/text/line-ends";
import { SUM } from "@/lib/text/money";
import { states } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

/** Money, or a number in Japanese units without a currency: `3万`. */
const ANY_SUM = new RegExp(`${SUM}|\\d[\\d.,]*[万億]`, "iu");

/** Sentences about the one before them that say that it is being checked; those about another matter name it: `The lawyer is checking the lease`. */
const REFERS =
  matchWords(`^(?:(?:it|that|this|both) )?(?:(?:is|are) )?(?:still |now )?(?:being (?:checked|clarified|verified)|to be (?:checked|clarified|confirmed)|under review)|(?:is|are) (?:still |now )?(?:checking|clarifying|verifying) (?:it|that|this|with)
  ^(?:(?:das|es|dies) )?(?:wird|werden) [^.!?]{0,60}(?:geprüft|geklärt|überprüft)|(?:prüft|klärt) (?:das|es|dies)(?: noch| gerade)?(?= (?:mit|bei|bis)(?!\\p{L})|[.!]?$)|^(?:noch )?(?:in (?:klärung|prüfung)|zu (?:klären|prüfen|bestätigen))
  ^(?:(?:dat|het|dit) )?(?:wordt|worden) [^.!?]{0,60}(?:nagekeken|nagegaan|gecontroleerd|uitgezocht)|(?:zoekt|zoeken) (?:het|dit|dat) (?:nog )?uit|^(?:nog )?(?:na te gaan|te controleren)
  ^(?:(?:cela|c['’]) ?est )?(?:encore )?en cours de (?:vérification|clarification)|^(?:reste )?à (?:vérifier|confirmer|clarifier)|vérifie (?:avec|auprès|cela)|le vérifie
  ^[^はがをも]{0,20}(?:確認|照会|調査|問い合わせ)中|^要確認`);
/** The same after a sum in one sentence, where a comma or a bracket precedes them. */
const IS_OPEN =
  matchWords(`(?:still )?(?:being checked|to be (?:checked|clarified|confirmed)|under review)|in (?:klärung|prüfung)|(?:noch )?zu (?:klären|prüfen|bestätigen)|(?:nog )?(?:na te gaan|te controleren)
  en cours de vérification|à (?:vérifier|confirmer|clarifier)|(?:確認|照会|調査)中|要確認`);
/** After the last comma or in brackets, as in `€7,200 (to be checked)`; `Orders of €7,200 are to be checked` is a rule. */
const ENDS_IN_CHECK = /(?:[(（、]|[,;] |\s[–—-] )[^(（]{0,60}$/u;
/** In UTF-16 units. A longer sentence has a matter of its own. */
const MAX_CHECK = 90;
/** Before somebody or something that is checked whenever it occurs. */
const ALWAYS = matchWords(
  "each|every|all|always|any|whenever|jede[rsn]?|alle|immer|stets|elke?|ieder|altijd|chaque|toutes?|tous|toujours|毎|すべて|必ず",
);

/** Whether a sentence says that the sum of the sentence before it, or its own at its end, is being checked. */
function isCheck(sentence: string, before: string): boolean {
  if (ALWAYS.test(sentence)) return false;
  if (!ANY_SUM.test(sentence))
    return sentence.length <= MAX_CHECK && ANY_SUM.test(before) && states(sentence, REFERS);
  const found = IS_OPEN.exec(sentence);
  return found !== null && ENDS_IN_CHECK.test(sentence.slice(0, found.index));
}

/** Finds the sentences of a note from a sum to the words that it is being checked, or that it disagrees with another one; undefined if a decision follows. */
export function findCheckedSum(piece: Evidence): string[] | undefined {
  if (!hasLabel(piece, "general_note", "decision")) return undefined;
  const decides = (sentences: readonly string[]) => sentences.some((each) => states(each, DECIDES));
  const lines = splitLines(piece.text).map((line) => readSentences(line));
  for (const [at, sentences] of lines.entries()) {
    const start = sentences.findIndex((each) => ANY_SUM.test(each));
    const end = sentences.findLastIndex((each, index) => {
      const before = sentences.slice(start, index).join(" ");
      return (
        isCheck(each, before) || (ANY_SUM.test(before) && ANY_SUM.test(each) && saysConflict(each))
      );
    });
    if (start < 0 || end < start) continue;
    const rest = [...sentences.slice(end + 1), ...lines.slice(at + 1).flat()];
    if (!decides(rest)) return sentences.slice(start, end + 1);
  }
  return undefined;
}
