import { isSpoken } from "@/lib/ai/advisors/shared/claims";
import { listUnownedQuestions, mayNameSomebody } from "@/lib/ai/advisors/shared/open-questions";
import { cutText } from "@/lib/text/cut-text";
import { joinWords } from "@/lib/text/phrases";
import type { Sentence } from "@/lib/text/sentences";
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
