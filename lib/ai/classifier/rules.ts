import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel } from "@/lib/schemas/enums";
import { cutText } from "@/lib/text/cut-text";
import { type Answer, type ClassifierOptions, MAX_PROPOSALS } from "./contract";
import { readGoal } from "./find-goals";
import { splitLines } from "./lines";
import { isRemark } from "./noise";
import { joinStatements } from "./passages";
import { readStatements, type Statement } from "./statements";
import { makeTitle, shorten } from "./titles";
import { isSpeaker, splitUnits } from "./units";

/** Every line is in exactly one proposal, or its heading. Only marks are dropped, and headings and tags that name a kind. */
export function applyRules({ text, options }: Material<ClassifierOptions>): Answer {
  const lines = splitLines(text);
  const statements = readStatements(lines, splitUnits(lines), options.targetLabels);
  const said = statements.filter(({ role }) => role !== "frame");
  const joined = joinStatements(said, MAX_PROPOSALS - 1);
  const answer: Answer = { proposals: [], goals: [] };
  for (const statement of joined.filter((each) => !isFrame(each))) {
    const content = writeContent(statement);
    const { label, keep } = statement;
    const title = keep ? makeTitle(statement, content) : shorten(statement.text, null);
    const goal = readGoal(statement, content, title);
    if (goal) answer.goals.push(goal);
    else answer.proposals.push({ label, title, content, keep });
  }
  const around = [...statements.filter(({ role }) => role === "frame"), ...joined.filter(isFrame)]
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .sort((one, other) => one.from - other.from);
  const content = around.map((each) => each.text).join("\n\n");
  if (content !== "") answer.proposals.push({ ...AROUND, content });
  return answer;
}

/** Whether a statement surrounds others: heads of mails, attendance, greetings, names. Chats keep their speakers. */
const isFrame = (statement: Statement) =>
  statement.role === "frame" || (isRemark(statement) && !statement.path.some(isSpeaker));

const AROUND: { label: ContextLabel; title: string; keep: boolean } = {
  label: "general_note",
  title: "Who was there, greetings and heads of mails",
  keep: false,
};

const MAX_SOURCE = 1000;

function writeContent({ text, path }: Statement): string {
  const source = path.filter(({ kind }) => kind === null).map(({ name }) => name);
  if (source.length === 0) return text;
  return `${text}\n\n— ${cutText(source.join(" › "), MAX_SOURCE)}`;
}
