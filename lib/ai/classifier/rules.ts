import type { Material } from "@/lib/ai/inquiry";
import { addOrigin } from "@/lib/ai/origin";
import { type Answer, type ClassifierOptions, MAX_PROPOSALS } from "./contract";
import { readGoals } from "./find-goals";
import { splitLines } from "./lines";
import { joinStatements } from "./passages";
import { judgeSentence, readStatements } from "./statements";
import { makeTitle, shorten } from "./titles";
import { isFrame, saysMore, splitUnits } from "./units";

/** Every line is in exactly one proposal or is its heading. Only marks, headings and tags that name a kind, and repetitions are dropped. */
export function applyRules({ text, options }: Material<ClassifierOptions>): Answer {
  const units = splitUnits(splitLines(text));
  const said = units.filter((unit) => !isFrame(unit));
  const joined = joinStatements(readStatements(said, options.targetLabels), MAX_PROPOSALS - 1);
  const answer: Answer = { proposals: [], goals: [] };
  const contents = new Set<string>();
  for (const statement of joined) {
    const headings = statement.path.filter(saysMore).map(({ name }) => name);
    const addSource = (text: string) => addOrigin(text, [...statement.origin, ...headings]);
    const content = addSource(statement.text);
    const { label, keep } = statement;
    if (contents.has(`${label} ${content}`)) continue;
    contents.add(`${label} ${content}`);
    const { goals, others } = readGoals(statement, addSource);
    answer.goals.push(...goals);
    for (const text of others) {
      const { label, keep } = judgeSentence(text, options.targetLabels);
      const title = makeTitle({ ...statement, text, label });
      answer.proposals.push({ label, title, content: addSource(text), keep });
    }
    const title = keep ? makeTitle(statement) : shorten(statement.text, null);
    if (goals.length === 0) answer.proposals.push({ label, title, content, keep });
  }
  const content = units
    .filter((unit) => isFrame(unit) && /[\p{L}\p{N}]/u.test(unit.text))
    .map(({ text }) => text)
    .join("\n\n");
  const title = "Attendees, greetings and mail headers";
  if (content !== "") answer.proposals.push({ label: "general_note", title, content, keep: false });
  return answer;
}
