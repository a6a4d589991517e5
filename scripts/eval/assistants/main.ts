// npm run eval:assistants [-- --misses]   Has a scripted chooser, and a model if ANTHROPIC_API_KEY is set, pick the call for
// tasks in plain words from the tools' descriptions alone: of the tools as they are, and as they were in 5a8513c.
import "../../load-env.mjs";
import { parseArgs } from "node:util";
import { engine } from "@/lib/ai/choose-engine";
import { type Call, chooseCall, type Listed } from "./choose-call";
import { judge, type Outcome } from "./judge";
import { TASKS } from "./sample-tasks";
import { VERSIONS } from "./tool-lists";

const { values } = parseArgs({ options: { misses: { type: "boolean" } } });

const SYSTEM = `You are connected to a planning workspace. Do what the person asks with one tool call: the one that does it, with all its arguments. Ids that you do not have are "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d"; the person has told you of everything they speak of.`;

/** The first call that the model asks for. */
async function askModel(tools: readonly Listed[], text: string): Promise<Call | undefined> {
  const said = [{ by: "person" as const, text }];
  const step = await engine().converse?.({ system: SYSTEM, said, tools, mayUseTools: true });
  const [use] = step?.uses ?? [];
  return use && { tool: use.name, args: use.input };
}

const choosers = { words: chooseCall, ...(engine().converse && { [engine().name]: askModel }) };

console.log(
  "| Chooser | Tools | Tasks | Right tool | And right arguments |\n|---|---|---|---|---|",
);
const misses: Outcome[] = [];
for (const [chooser, choose] of Object.entries(choosers)) {
  for (const [version, tools] of Object.entries(VERSIONS)) {
    for (const [group, tasks] of Object.entries(TASKS)) {
      const outcomes: Outcome[] = [];
      for (const task of tasks) outcomes.push(judge(task, await choose(tools, task.say)));
      const count = (some: readonly Outcome[]) =>
        `${some.length} (${Math.round((100 * some.length) / tasks.length)}%)`;
      const tool = count(outcomes.filter(({ isTool }) => isTool));
      const whole = count(outcomes.filter(({ isWhole }) => isWhole));
      console.log(`| ${chooser} | ${version} | ${tasks.length} ${group} | ${tool} | ${whole} |`);
      if (version === "after" && group === "tuned on")
        misses.push(...outcomes.filter(({ isWhole }) => !isWhole));
    }
  }
}
if (values.misses)
  for (const { task, call } of misses)
    console.log(`${task.say}\n  wanted ${task.tool}, chose ${call?.tool}`, call?.args);
