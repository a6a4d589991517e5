import { isSpoken } from "@/lib/ai/advisors/shared/claims";
import { cutText } from "@/lib/text/cut-text";
import { joinWords } from "@/lib/text/phrases";
import type { Sentence } from "@/lib/text/sentences";
import { splitRow } from "@/lib/text/tables";
import { type Detector, type Remark, remarkOn } from "./reading";

const PLACEHOLDER =
  /(?<![\p{L}\p{N}])(?:TBD|TBC|TODO|FIXME|T\.B\.D\.?|to be (?:decided|determined|defined|confirmed|specified)|\?{2,}|X{3,}%?|lorem ipsum)(?![\p{L}\p{N}])|\[(?:insert|placeholder|your|add)[^\]\n]{0,60}\]/u;

export const findPlaceholders: Detector = ({ sentences }) =>
  sentences.flatMap((sentence): Remark[] => {
    const found = PLACEHOLDER.exec(sentence.text);
    if (!found || isSpoken(sentence.text, found.index)) return [];
    const place = sentence.section ? ` in “${sentence.section}”` : "";
    const issue = `“${found[0]}” stands in place of an answer${place}.`;
    const write = "Fill it in, or write who decides it, by which date, and what waits for it.";
    return [remarkOn(sentence, "high", issue, write)];
  });

export const findUnowned: Detector = ({ sentences }) => [
  ...findOpenQuestions(sentences),
  ...findOpenTasks(sentences),
];

const OPEN =
  /\bopen\b|unknown|unclear|undecided|not known|offene|ungeklärt|openstaand|onbeslist|ouvertes?|en suspens|未決|未解決|確認事項/i;
const QUESTION = /[?？][*_]{0,3}$|か(?:どうか)?。?$/;
const MAX_NAMED = 4;

function findOpenQuestions(sentences: readonly Sentence[]): Remark[] {
  const unowned = listUnownedQuestions(sentences);
  const [first] = unowned;
  if (!first) return [];
  const one = unowned.length === 1;
  const issue = one
    ? "This open question names nobody who answers it."
    : `${unowned.length} open questions name nobody who answers them, this one first.`;
  const write = `Give ${one ? "it" : "each"} a name and a date, and say what the team does if no answer comes by then.`;
  return [remarkOn(first, "medium", issue, write)];
}

/** The questions under headings such as “Open questions” that name nobody who answers them. */
export function listUnownedQuestions(sentences: readonly Sentence[]): Sentence[] {
  const unowned: Sentence[] = [];
  let start: Sentence | undefined;
  for (const sentence of sentences) {
    if (sentence.isFirst) start = sentence;
    if (!OPEN.test(sentence.section) || sentence.kind === "quote") continue;
    if (sentence.kind === "row" && isUnownedRow(sentence.text)) unowned.push(sentence);
    if (!QUESTION.test(sentence.text) || !start || sentence.kind === "row") continue;
    const before = start === sentence ? "" : start.text;
    const isAnswered =
      ASKS_SOMEBODY.test(sentence.text) ||
      RESOLVES.test(sentence.rest) ||
      NAMES_FIRST.test(sentence.rest.trim()) ||
      mayNameSomebody(`${before} ${sentence.rest}`);
    if (!isAnswered && !unowned.some(({ rest }) => rest.includes(sentence.text)))
      unowned.push(sentence);
  }
  return unowned;
}

/** A row whose question has nothing in its other cells. */
function isUnownedRow(row: string): boolean {
  const [question = "", ...others] = splitRow(row);
  return QUESTION.test(question) && others.length > 0 && others.every((cell) => cell === "");
}

/** Headings under which a task box is a step of work, and not a criterion or a test. */
const STEPS =
  /\b(?:plan|work|steps?|to.?do|next|actions?|timeline|before|on the day|rollout|milestones?|what we do)\b/i;

function findOpenTasks(sentences: readonly Sentence[]): Remark[] {
  const tasks = sentences.filter(
    ({ kind, isFirst, section }) => kind === "task" && isFirst && STEPS.test(section),
  );
  const sections = [...new Set(tasks.map(({ section }) => section))];
  return sections.flatMap((section): Remark[] => {
    const listed = tasks.filter((task) => task.section === section);
    const unowned = listed.filter(({ text, rest }) => !mayNameSomebody(`${text} ${rest}`));
    const [first] = unowned;
    if (!first) return [];
    const names = unowned
      .slice(0, MAX_NAMED)
      .map(({ text }) => `“${cutText(text.replace(/[*`]/g, ""), 70)}”`);
    const issue =
      listed.length === 1
        ? `The open step in “${section}” names nobody.`
        : `${unowned.length === listed.length ? "None" : unowned.length} of the ${listed.length} open steps in “${section}” ${unowned.length === listed.length ? "names anybody" : `${unowned.length === 1 ? "names" : "name"} nobody`}.`;
    return [remarkOn(first, "medium", issue, `Write a name behind ${joinWords(names)}.`)];
  });
}

/** `Can Nora find out …?`, `(Nora)`, or a title; other names in a question are what it is about. */
const ASKS_SOMEBODY =
  /^(?:Can|Could|Will|Does|Kann|Kan) \p{Lu}|[(@]\p{Lu}|\b(?:owner|team|Mr|Ms|Mrs|Dr|Herr|Frau|Mme)\b|さん|[^\p{L}](?:who|wer|wie|qui) (?:decides|asks|entscheidet|beslist|décide)/u;
/** Behind a question: `Nora decides by 4 December.` */
const RESOLVES =
  /\b(?:decides?|checks?|measures?|asks?|clarif(?:y|ies)|finds? out|answers?|klärt|prüft|entscheidet|fragt|vraagt|beslist|zoekt|demande|vérifie|décide|tranche)\b|確認|決める/i;
/** `Nora, by 4 December.` or `Nora Hansen.` behind a question. */
const NAMES_FIRST =
  /^\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?(?:,|\.?$| (?:by|until|bis|tegen|avant) )/u;
const DATE_WORD =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Q[1-4])\b/g;
const RESPONSIBLE =
  /(?:^|\s)@\w|\b(?:owners?|owned|assigned|responsible|team|we|i|by (?:the|our|each|every))\b/i;

/** A capitalised word within a sentence is enough, so that no text that names somebody is said to name nobody. */
export function mayNameSomebody(text: string): boolean {
  const words = text.replace(DATE_WORD, "");
  return RESPONSIBLE.test(words) || /[^\s.?!:]["”)]?\s+\p{Lu}\p{L}/u.test(words.trim());
}
