import { isQuestion } from "@/lib/text/is-question";
import { isNoAnswer } from "@/lib/text/no-answer";
import type { Sentence } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";

const OPEN =
  /\bopen\b|unknown|unclear|undecided|not known|unanswered|(?:nobody|no one) (?:has )?answered|to clarify|\boffen|ungeklärt|unklar|unbeantwortet|zu klären|\bstill\b|openstaand|onbeslist|onbeantwoord|onduidelijk|ouvertes?|en suspens|sans réponse|pas clair|à clarifier|未決|未解決|未回答|確認事項/i;

/** Whether a heading or a title calls what follows open. */
export const isOpenHeading = (heading: string): boolean => OPEN.test(heading);

/** Lists the questions under headings such as “Open questions” that name no person to answer them. */
export function listUnownedQuestions<Each extends Sentence>(sentences: readonly Each[]): Each[] {
  const unowned: Each[] = [];
  let start: Each | undefined;
  for (const sentence of sentences) {
    if (sentence.isFirst) start = sentence;
    if (!isOpenHeading(sentence.section) || sentence.kind === "quote") continue;
    if (sentence.kind === "row" && isUnownedRow(sentence.text)) unowned.push(sentence);
    if (!isQuestion(sentence.text) || !start || sentence.kind === "row") continue;
    const before = start === sentence ? "" : start.text;
    const isAnswered =
      ASKS_SOMEBODY.test(sentence.text) ||
      RESOLVES.test(sentence.rest) ||
      NAMES_FIRST.test(sentence.rest.trim()) ||
      isNameInBrackets(sentence.rest.trim()) ||
      mayNameSomebody(`${before} ${sentence.rest}`);
    if (!isAnswered && !unowned.some(({ rest }) => rest.includes(sentence.text)))
      unowned.push(sentence);
  }
  return unowned;
}

/** Whether a row has a question, and its other cells are empty. */
function isUnownedRow(row: string): boolean {
  const [question = "", ...others] = splitRow(row);
  return isQuestion(question) && others.length > 0 && others.every((cell) => cell === "");
}

/** `Can Nora find out …?`, `(Nora)`, or a title; other names in a question belong to its topic. */
const ASKS_SOMEBODY =
  /^(?:Can|Could|Will|Does|Kann|Kan) \p{Lu}|[(@]\p{Lu}|\b(?:owner|team|Mr|Ms|Mrs|Dr|Herr|Frau|Mme)\b|さん|[^\p{L}](?:who|wer|wie|qui) (?:decides|asks|entscheidet|beslist|décide)/u;
/** After a question: `Nora decides by 4 December.` */
const RESOLVES =
  /\b(?:decides?|checks?|measures?|asks?|clarif(?:y|ies)|finds? out|answers?|klärt|prüft|entscheidet|fragt|vraagt|beslist|zoekt|demande|vérifie|décide|tranche)\b|確認|決める/i;
/** `Nora, by 4 December.`, `(Nora, by 4 December)` or `Nora Hansen.` after a question. */
const NAMES_FIRST =
  /^\(?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:,|\.?$| (?:by|until|bis|tegen|avant) )/u;
/** `(Nora)` or `（法務部）` right after a question, unlike `(Ja)` and `(GDPR)`. */
const IN_BRACKETS =
  /^(?:\((?!(?:Yes|No|Ja|Nein|Nee|Oui|Non)\))(\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]+)?)\)|[(（](\p{L}{1,6}(?:さん|様|氏|(?<![全一各])部|課))[)）])/u;
/** Remarks on a question, in brackets, which name nobody. */
const REMARK =
  /^(?:optional|important|urgent|blocker|blocking|later|open|budget|cost|legal|critical|estimate|wichtig|dringend|später|offen|schätzung|datenschutz|kosten|recht|kritisch|belangrijk|schatting|privacy|kritiek|plus tard|ouvert|estimation|coûts?|optionnel|facultatif|optioneel|bloquant|critique)$/iu;
const isNameInBrackets = (rest: string) => {
  const [found, name = ""] = IN_BRACKETS.exec(rest) ?? [];
  return found !== undefined && (name === "" || !(isNoAnswer(name) || REMARK.test(name)));
};
/** English names only, unlike `lib/text/dates.ts`: German capitalizes all nouns, and `Jan` is also a name. */
const DATE_WORD =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Q[1-4])\b/g;
const RESPONSIBLE =
  /(?:^|\s)@\w|\b(?:owners?|owned|assigned|responsible|team|we|i|by (?:the|our|each|every))\b/i;

/** Any capitalized word within a sentence counts as a name, so that no named person is overlooked. */
export function mayNameSomebody(text: string): boolean {
  const words = text.replace(DATE_WORD, "");
  return RESPONSIBLE.test(words) || /[^\s.?!:]["”)]?\s+\p{Lu}\p{L}/u.test(words.trim());
}
