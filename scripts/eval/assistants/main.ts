// npm run eval:assistants [-- --manifest FILE]   Has a scripted chooser, and a model if ANTHROPIC_API_KEY is set, pick the
// call for sixty tasks from the tools' descriptions alone. FILE is a saved GET /api/mcp?toolsets=all of another version.
import "../../load-env.mjs";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { engine } from "@/lib/ai/choose-engine";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import { type Call, chooseCall, type Listed } from "./choose-call";
import { TASKS, type Task } from "./tasks";

const { values } = parseArgs({
  options: { manifest: { type: "string" }, misses: { type: "boolean" } },
});
const tools: Listed[] = values.manifest
  ? JSON.parse(readFileSync(values.manifest, "utf8")).tools
  : TOOLS.map(getListedTool);

const hasArguments = ({ args = {}, given = [] }: Task, call: Call) =>
  given.every((name) => call.args[name] !== undefined) &&
  Object.entries(args).every(
    ([name, wanted]) => JSON.stringify(call.args[name]) === JSON.stringify(wanted),
  );

type Outcome = { task: Task; call: Call | undefined; isTool: boolean; isWhole: boolean };

function judge(task: Task, call: Call | undefined): Outcome {
  const isTool = call?.tool === task.tool;
  return { task, call, isTool, isWhole: isTool && call !== undefined && hasArguments(task, call) };
}

const share = (outcomes: Outcome[], of: (outcome: Outcome) => boolean) =>
  `${outcomes.filter(of).length} of ${outcomes.length}`;

function report(chooser: string, outcomes: Outcome[]) {
  const halves = {
    "tuned on": outcomes.filter((_, index) => index % 2 === 0),
    "kept aside": outcomes.filter((_, index) => index % 2 === 1),
    all: outcomes,
  };
  for (const [name, half] of Object.entries(halves)) {
    const right = [share(half, ({ isTool }) => isTool), share(half, ({ isWhole }) => isWhole)];
    console.log(`| ${[chooser, name, ...right].join(" | ")} |`);
  }
  if (!values.misses) return;
  for (const { task, call } of halves["tuned on"].filter(({ isWhole }) => !isWhole)) {
    console.log(`  ${task.say}\n    wanted ${task.tool}, chose ${call?.tool}`, call?.args);
  }
}

const SYSTEM = `You are connected to a planning workspace. Do what the person asks with one tool call: the one that does it, with all its arguments. Ids that you do not have are "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d"; the person has told you of everything they speak of.`;

/** The first call that the model asks for; the arguments of a list of items are those of its first. */
async function askModel(say: string): Promise<Call | undefined> {
  const { converse } = engine();
  const offers = tools.map(({ name, description, inputSchema }) => ({
    name,
    description,
    inputSchema,
  }));
  const said = [{ by: "person" as const, text: say }];
  const step = await converse?.({ system: SYSTEM, said, tools: offers, mayUseTools: true });
  const [use] = step?.uses ?? [];
  if (!use) return undefined;
  const [item] = [use.input.items].flat();
  return { tool: use.name, args: { ...use.input, ...(typeof item === "object" && item) } };
}

console.log("| Chooser | Tasks | Right tool | And right arguments |\n| --- | --- | --- | --- |");
report(
  "words",
  TASKS.map((task) => judge(task, chooseCall(tools, task.say))),
);
if (engine().converse) {
  const outcomes: Outcome[] = [];
  for (const task of TASKS) outcomes.push(judge(task, await askModel(task.say)));
  report(engine().name, outcomes);
}
