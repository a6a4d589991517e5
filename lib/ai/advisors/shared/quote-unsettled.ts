import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { CUSTOMERS } from "@/lib/text/customer-words";
import { MONTH, WEEKDAY_NAME } from "@/lib/text/dates";
import { isQuestion } from "@/lib/text/is-question";
import { DECIDES } from "@/lib/text/is-undecided";
import { isSpoken } from "@/lib/text/open-quotation";
import { hasOpenStatus } from "@/lib/text/open-status";
import { areQuestions, isOpenMatter, states } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";
import { quoteBeginning } from "./quote-beginning";
import { readSentences } from "./read-sentences";

/** The status of work that nobody has begun, as a clause of its own or after its verb: `A permit is needed; not started.` */
const NOT_BEGUN =
  "(?<=(?:^|[;:,–—(-] ?|(?:is|are|has|have|been) ))(?:not (?:been )?(?:started|begun|done)|nicht (?:begonnen|gestartet|erledigt)|niet (?:begonnen|gestart|gedaan)|pas (?:commencée?s?|démarrée?s?|faite?s?))(?=\\s*(?:[.;)!]|$))";
/** Words of the five languages for open work. */
const UNSETTLED =
  matchWords(`not yet|(?:has|have) yet to|(?<!(?:do|does|did) )not (?:been |in )?\\p{L}+ yet|(?:has|have|is|are)n['’]t (?:been )?\\p{L}+ yet|${NOT_BEGUN}|nobody has (?:measured|tested|checked|asked|decided|signed|tried)|(?:has|have)n['’]t got
  noch nicht|noch nichts|noch keine?[nmrs]?|steht noch aus
  nog niets?|nog geen
  pas encore
  まだ.{0,20}(?:ない|ません)|未(?:定|決|確認|着手|開始|実施|発注|手配|完了|承認|締結)`);
/** A risk that has not come true is not work that is open. */
const HAPPENED = matchWords(`happened|occurred|been seen
  eingetreten|passiert|vorgekommen
  gebeurd|voorgekomen|opgetreden
  produite?s?|survenue?s?
  起き|発生`);
const ASKED = {
  en: "(?:whether|if|who|how|when|which|what)",
  de: "(?:ob|wer|wie|wann|welche\\p{L}?|was)",
  nl: "(?:of (?:de|het|een|we|wij|hij|zij|ze|er|dit|dat)|wie|hoe|wanneer|welke?|wat)",
  fr: "(?:si|qui|comment|quand|quel(?:le)?s?|ce que)",
};
/** An answer that somebody owes: `Legal still has to say whether …`, but not `The guest still has to confirm the booking`. */
const OWED = matchWords(
  [
    `still (?:has|have|needs?) to (?:say|tell us|decide|confirm|clarify|answer) ${ASKED.en}`,
    `(?:he|she|they|(?:the )?(?:lawyers?|authority|regulator|auditors?)|legal) (?:could|can) ?n(?:o|['’])t (?:yet )?(?:say|confirm) ${ASKED.en}`,
    `^whether [^.!?;]{2,120}, (?:he|she|they) (?:could|can) ?n(?:o|['’])t say`,
    `m(?:uss|üssen) (?:uns )?(?:erst )?noch (?:sagen|entscheiden|klären|bestätigen|beantworten), ${ASKED.de}`,
    `(?:er|sie|(?:die |der )?(?:behörde|anwältin|anwalt|rechtsabteilung)) (?:konnten?|kann|können) (?:uns )?(?:noch )?nicht sagen, ${ASKED.de}`,
    `^ob [^.!?;]{2,120}, (?:konnten?|kann|können) (?:er|sie|man)(?: uns)?(?: noch)? nicht sagen`,
    `moet(?:en)? (?:ons )?nog (?:zeggen|beslissen|besluiten|bevestigen|laten weten) ${ASKED.nl}`,
    `(?:hij|zij|ze|de (?:jurist|advocaat|toezichthouder)) (?:kon(?:den)?|kan|kunnen) (?:ons )?(?:nog )?niet zeggen ${ASKED.nl}`,
    `^of [^.!?;]{2,120}, (?:kon(?:den)?|kan|kunnen) (?:hij|zij|ze)(?: ons)?(?: nog)? niet zeggen`,
    `doi(?:t|vent) encore (?:nous )?(?:dire|décider|confirmer|préciser) ${ASKED.fr}`,
    `(?:il|elle|ils|elles|l['’]avocate?) n['’](?:a|ont) pas (?:pu|su) (?:nous )?dire ${ASKED.fr}`,
    "かどうか(?:は|について(?:は)?)?、?(?:まだ)?(?:分か[らり]|わか[らり]|答えられ)(?:ない|なかった|ません(?:でした)?)",
  ].join("|"),
);
/** Who does the work of a launch, unlike customers, whose duties are part of a rule. */
const OURS = {
  en: "(?:we|legal|compliance|(?:the |our )?(?:lawyers?|auditors?|authority|regulator|board|works council|dpo))",
  de: "(?:wir|legal|(?:die |der )?(?:rechtsabteilung|anwältin|anwalt|behörde|betriebsrat|datenschutzbeauftragte))",
  nl: "(?:we|wij|legal|(?:de )?(?:jurist|advocaat|toezichthouder|ondernemingsraad))",
  fr: "(?:l['’]avocate?|l['’]autorité|legal|le (?:service juridique|dpo|cse))",
};
/** What somebody of ours still has to do, and what cannot begin before it. */
const STILL_TO_DO = matchWords(
  [
    `${OURS.en} still (?:has|have|needs?) to`,
    "we (?:can(?: ?not|['’]t)|(?:may|must) not) (?:go live|launch|start|ship|begin|roll out|release)(?= [^.!?;]*(?:before|until|without) (?:that|this|then|it)(?!\\p{L}))",
    `${OURS.de} (?:muss|müssen) (?:[^.!?;,]{1,30} )?noch [^.!?;,]{1,60}(?:en|ern)`,
    "(?:können|dürfen) (?:wir )?(?:[^.!?;,]{1,40} )?(?:vorher|davor) (?:[^.!?;,]{1,40} )?nicht (?:live gehen|starten|beginnen)",
    `${OURS.nl} moet(?:en)? (?:[^.!?;,]{1,30} )?nog`,
    `${OURS.fr} doi(?:t|vent) encore|nous devons encore`,
    "nous ne pouvons pas (?:lancer|démarrer|commencer|ouvrir)[^.!?;]* avant (?:cela|ça)",
  ].join("|"),
);
/** A name, of one person: `Ann still has to sign it`, unlike `Members still have to …` */
const NAME_HAS_TO =
  /^(?!(?:Each|Every|Every(?:body|one)|Nobody|Somebody|Staff|Management) )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? still (?:has|needs) to (?=sign|check|review|approve|file|send|agree|decide|write|finish)/u;
const SOMEBODY_ELSE = new RegExp(`(?<!\\p{L})(?:${CUSTOMERS}|each|every|any)(?!\\p{L})`, "iu");
/** A rule says for how long: `still has to be kept for 7 years`. */
const PERIOD =
  /\d ?(?:days?|weeks?|months?|years?|tagen?|wochen|monaten?|jahren?|dagen|weken|maanden|jaar|jours|semaines|mois|ans|日間?|年間?|か月)(?!\p{L})/iu;
const isToDo = (sentence: string) => {
  const found = STILL_TO_DO.exec(sentence) ?? NAME_HAS_TO.exec(sentence);
  return (
    found !== null &&
    !isSpoken(sentence, found.index) &&
    !isQuestion(sentence) &&
    !ASIDE.test(sentence) &&
    !PERIOD.test(sentence) &&
    !SOMEBODY_ELSE.test(sentence.slice(0, found.index + found[0].length))
  );
};

const BEFORE_LAUNCH = {
  en: "before (?:the |our )?(?:pilot|beta|launch|go-live|roll-?out|release)(?!\\p{L})",
  de: "vor (?:dem |der )?(?:pilot|beta|launch|livegang|go-live|roll-?out|release)",
  nl: "v[oó]{2}r (?:de )?(?:pilot|bèta|beta|lancering|livegang|go-live|uitrol|release)",
  fr: "avant (?:le |la |l['’])?(?:pilote|bêta|lancement|mise en (?:ligne|service)|déploiement)",
};
/** What is to be agreed before the launch: `DPA to be signed before pilot`, but not `Waiver to be signed before each ride`. */
const DUE_AT_LAUNCH = matchWords(
  [
    `to be (?:signed|agreed|done|concluded|completed|approved|finali[sz]ed|obtained) ${BEFORE_LAUNCH.en}`,
    `${BEFORE_LAUNCH.de}\\p{L}* (?:noch )?(?:zu (?:unterschreiben|unterzeichnen|vereinbaren|erledigen|klären)|abzuschließen|einzuholen)`,
    `(?:zu (?:unterschreiben|unterzeichnen|vereinbaren|erledigen|klären)|abzuschließen|einzuholen) ${BEFORE_LAUNCH.de}\\p{L}*`,
    `${BEFORE_LAUNCH.nl}\\p{L}* (?:nog )?(?:te (?:(?:onder)?tekenen|regelen)|af te (?:sluiten|ronden))`,
    `(?:te (?:(?:onder)?tekenen|regelen)|af te (?:sluiten|ronden)) ${BEFORE_LAUNCH.nl}\\p{L}*`,
    `à (?:signer|conclure|faire|valider|finaliser|obtenir) ${BEFORE_LAUNCH.fr}`,
    "(?:パイロット|ローンチ|リリース|公開|本番)(?:開始)?(?:の?前|まで)に[^。]{0,20}(?:署名|締結|合意|完了|承認|取得)(?:する(?:こと|必要|予定)|予定|が必要)",
  ].join("|"),
);
/** A name and nothing but that it is open or missing: `AVV offen`, `Privacy notice still missing (due 15 January)`. */
const OPEN_OR_MISSING = new RegExp(
  `^(?:[^.!?:]{2,40}: )?(?:${[
    "(?=\\p{Lu}{2})[\\p{L}\\p{N}-]+(?: (?:with|mit|met|avec) \\p{Lu}[\\p{L}\\p{N}-]+)? (?:offen|open|en attente)",
    "\\p{L}[\\p{L}\\p{N}-]*(?: [\\p{L}\\p{N}-]+){0,3} (?:fehl(?:t|en) noch|(?:(?:is|are) )?still missing|ontbre(?:ekt|ken) nog|manque(?:nt)? encore)",
    "[^。、]{1,30}が?まだ(?:ない|ありません)",
  ].join("|")})(?: ?[(（][^()（）]{1,80}[)）])?[.!。]*$`,
  "u",
);

/** Somebody who finds it out with others: after a question, or by a day. `TÜV prüft jährlich` is a rule, and so is `Staff asks for an ID`. */
const CHECKS =
  /(?:^|: )(?!(?:Each|Every|Everybody|Nobody|Staff|Jeder?s?n?|Niemand|Elke|Iedereen|Une?|Toute?|Chaque) )\p{Lu}[\p{L}-]+ (?:checks|asks|clarifies|finds out|prüft|klärt|fragt|vraagt|checkt|zoekt uit|vérifie|demande)(?!\p{L})[^!?]*(?<!\p{L})(?:with|w\/|whether|if|bei|mit|ob|bij|met|of|auprès|avec|si)(?!\p{L})/u;
const BY_DAY = new RegExp(
  `(?<!\\p{L})(?:by|before|until|bis|vor|voor|tegen|avant|d['’]ici) (?=[^.!?;]*(?:\\d{1,2}[./]\\d|\\d{1,2}\\.? ${MONTH}|${MONTH}))`,
  "iu",
);

/** A question, a condition, a relative clause, or a finished past. */
const ASIDE =
  /[?？]|, (?:die|der|das|den|dem|deren|wenn|als) |(?<!\p{L})(?:who|which|that|whose|if|unless|when|was|were|had|wenn|falls|war|waren|hatten?|indien|tenzij|qui|que|si|était|étaient|avait) |未\p{L}{1,4}の/iu;

/** `Open: Monday to Friday`, `Offen ist der Laden bis 20 Uhr`. */
const HOURS = new RegExp(
  `\\d ?(?:uhr|uur|h|[ap]\\.?m)(?!\\p{L})|\\d:\\d\\d|(?<!\\p{L})(?:${WEEKDAY_NAME}|daily|täglich|dagelijks)|毎日|営業`,
  "iu",
);

/** Whether a sentence says in a main clause that something is not done; of a risk, not that it happened. */
function isUndone(sentence: string, isRisk: boolean): boolean {
  const found = UNSETTLED.exec(sentence);
  return (
    found !== null &&
    !isSpoken(sentence, found.index) &&
    !ASIDE.test(sentence) &&
    !(isRisk && HAPPENED.test(sentence))
  );
}

function isOwed(sentence: string): boolean {
  const found = OWED.exec(sentence);
  return found !== null && !isSpoken(sentence, found.index) && !isQuestion(sentence);
}

/** Whether a sentence of a rule says that the rule is still to be kept, before the launch or by a day, or that somebody asks; `next` follows it. */
const isRuleToKeep = (sentence: string, next: string) =>
  isToDo(sentence) ||
  states(sentence, DUE_AT_LAUNCH) ||
  (OPEN_OR_MISSING.test(sentence) && !ASIDE.test(sentence)) ||
  (CHECKS.test(sentence) && BY_DAY.test(sentence)) ||
  (isQuestion(sentence) && CHECKS.test(next));

/** Quotes from the sentence in which an item says that something is not done yet, in a main clause in the present tense. Of a note, a decision or a rule to keep, also one that calls a matter open, and of the latter two what only asks. */
export function quoteUnsettled(piece: Evidence) {
  const sentences = readSentences(piece.text);
  const isRule = hasLabel(piece, "compliance_requirements");
  const isDecision = hasLabel(piece, "decision");
  const isRisk = hasLabel(piece, "risk");
  const isOnlyAsked = (isRule || isDecision) && areQuestions(sentences);
  if (isOnlyAsked || (isDecision && hasOpenStatus(piece.text))) return quoteBeginning(sentences);
  const mayBeOpen = isRule || isDecision || hasLabel(piece, "general_note");
  const decided = sentences.findLastIndex((sentence) => states(sentence, DECIDES));
  // What is decided later may settle it.
  const isOpen = (at: number) => {
    const sentence = sentences[at] ?? "";
    return mayBeOpen && at > decided && isOpenMatter(sentence) && !HOURS.test(sentence);
  };
  const start = sentences.findIndex((sentence, at) => {
    return (
      isUndone(sentence, isRisk) ||
      isOwed(sentence) ||
      (isRule && isRuleToKeep(sentence, sentences[at + 1] ?? "")) ||
      isOpen(at) ||
      (isQuestion(sentence) && isOpen(at + 1))
    );
  });
  return start < 0 ? undefined : quoteBeginning(sentences.slice(start));
}
