import { COMPLAINTS } from "@/lib/document-types/retrospective";
import { holdsAny } from "@/lib/text/word-beginnings";
import { DENIALS, matchWords } from "@/lib/text/words";

/** Words after which a denial is about something else: `Nobody fixed the broken lock`, `no power and a slow start`. */
const OTHER_THING =
  "and|or|that|which|the|an?|any|to|for|with|und|oder|für|mit|en|of|dat|de|het|een|voor|met|et|ou|qu['’]?\\p{L}*|l[ea]s?|un|une|des|pour|avec";
const BETWEEN = `(?: (?!(?:${OTHER_THING})(?!\\p{L}))[\\p{L}\\d'’-]{1,30}){0,5}?`;
/** Not before a thing that has the trouble, such as `broken locks` or `complaint form`. */
const END =
  "(?=[.!,;]|$| (?:about|at|by|during|from|in|of|on|so far|since|this|last|down|any ?more|worden|gegangen|gelaufen|geraakt|gegaan|bei|im|aus|von|seit|tijdens|bij|sinds|over|pendant|depuis|sur|à|au|dans|de|du|par)(?!\\p{L}))";
const DENIES = matchWords(
  `(?:nobody|no[ -]?one|nothing|none(?: of (?:the|our|these|us))?|no(?! (?:less|fewer|more|longer|day|week|month|doubt|wonder)(?!\\p{L})))${BETWEEN} (?:complain(?:ed|ts?)|failed|broke(?:n|(?= down))?|lost|wrong|badly|missing)${END}
  (?:did not|didn['’]t|never|(?:has|have) not|hasn['’]t|haven['’]t) (?:complain(?:ed)?|fail(?:ed)?|broken?|break)${END}
  (?:niemand|nichts|keine?[rnsm]?)${BETWEEN} (?:beschwer(?:t|ten?|den?)|beklagt|verloren|schief|kaputt|falsch|ausgefallen|gefehlt|fehlten?)${END}
  nicht (?:beschwert|beklagt|ausgefallen|verloren|kaputt)${END}
  (?:niemand|niets|geen)${BETWEEN} (?:klaagden?|geklaagd|klacht(?:en)?|kwijt|verloren|kapot|mis|fout|stuk)${END}
  (?:personne|rien|aucune?|pas eu d['’e])${BETWEEN} (?:plainte?s?|perdue?s?|en panne|erreurs?)${END}
  (?:苦情|クレーム|遅れ|遅延|失敗|間違い|紛失|故障)[はがも]?(?:一件も|一つも|一度も|全く|まったく|特に)?(?:なかった|ありません(?:でした)?|なし|ゼロ(?:だった)?|(?:出|来|起き|届か)なかった)(?=[。、]|$)
  誰も(?:苦情|文句)を(?:言わ|出さ)なかった(?=[。、]|$)`,
);
/** Words that make a denial one of two, a condition, or what another clause explains. */
const UNSURE = matchWords(
  `because|if|unless|until|would|could|might|without|only|weil|wenn|falls|bis|ohne|nur|omdat|als|tenzij|zonder|alleen|parce|si|sauf|sans|seulement
  ので|から|なら|場合|もし`,
);
const DENIAL = matchWords(DENIALS);

/** Whether a sentence says that trouble did not come: `Nobody complained about the queue`. */
export function deniesTrouble(sentence: string): boolean {
  const rest = sentence.replace(DENIES, "");
  return (
    rest !== sentence &&
    !UNSURE.test(sentence) &&
    !/[?？]/.test(sentence) &&
    !DENIAL.test(rest) &&
    !holdsAny(rest, COMPLAINTS)
  );
}
