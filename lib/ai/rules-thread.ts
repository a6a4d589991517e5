import { overloaded } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import type { Foreseen } from "@/lib/schemas/coverage";
import { splitLines } from "@/lib/text/line-ends";
import { createThreads } from "@/lib/threads/threads";
import type { Brief } from "./engine";
import type { Evidence } from "./evidence";
import type { Inquiry, Material } from "./inquiry";
import type { RulesReply, RulesTask } from "./worker";

// The written rules read a page quickly, but the longest text takes half a second. Long texts are therefore
// read in a thread and block no request. All functions throw 503 `OVERLOADED` if no thread is free in time.

/** UTF-16 units that are read in this thread: in 10 ms, once the rules have been loaded and run, or in 100 if the text is hostile. */
const MAX_UNITS_HERE = 5_000;
/** The extra cost of a line, in units, since even a short line becomes a whole block or proposal. */
const LINE = 20;
const TIMEOUT_MS = 10_000;
/** Each queued request keeps its material in memory, so few may wait; longer than the longest task, which leaves the other thread free. */
const BOUNDS = { count: 2, heapMb: 256, waitMs: 20_000, maxWaiting: 30, maxPerOwner: 1 };

const threads = processWide("rulesThreads", () => createThreads("lib/ai/worker.ts", BOUNDS));

export async function draftByRules(asked: Brief): Promise<string> {
  const brief = await readBrief(asked);
  if (!isShort(brief.instructions, brief.evidence)) return inThread({ task: "draft", brief });
  const { assembleDraft } = await import("@/lib/ai/engines/builtin/draft");
  return assembleDraft(brief);
}

export async function foreseeByRules(asked: Brief): Promise<Foreseen> {
  const brief = await readBrief(asked);
  if (!isShort(brief.instructions, brief.evidence)) return inThread({ task: "foresee", brief });
  const { foreseeDraft } = await import("@/lib/ai/engines/builtin/plan-draft");
  return foreseeDraft(brief);
}

export async function answerByRules<Options, Answer>(
  { name, rules }: Inquiry<Options, Answer, unknown>,
  asked: Material<Options>,
): Promise<Answer> {
  const material = await readAsked(asked);
  if (!isShort(material.text, material.evidence))
    return inThread({ task: "rules", name, material });
  return (await rules()).applyRules(material);
}

export async function checkAnswer<Options, Answer, Findings>(
  { name, check }: Inquiry<Options, Answer, Findings>,
  answer: Answer,
  material: Material<Options>,
): Promise<Findings> {
  if (!isShort(material.text, [])) return inThread({ task: "check", name, answer, material });
  return (await check()).checkAnswer(answer, material);
}

/** Leaves confidential items out before others are read, because a draft would say what such an item says of another. */
async function readBrief(asked: Brief): Promise<Brief> {
  const { isConfidential } = await import("./reading/is-confidential");
  const { dropConfidentialLines } = await import("./reading/drop-marked");
  const evidence = asked.evidence
    .filter((piece) => !isConfidential(piece))
    .map(dropConfidentialLines);
  return readAsked({ ...asked, evidence, confidential: asked.evidence.length - evidence.length });
}

/** Loads the reader with the first question. */
async function readAsked<Asked extends { evidence: readonly Evidence[] }>(asked: Asked) {
  const { readSaid } = await import("./reading/read-said");
  return readSaid(asked);
}

function isShort(text: string, evidence: readonly Evidence[]): boolean {
  const all = [text, ...evidence.map((piece) => piece.text)].join("\n");
  return (
    all.length <= MAX_UNITS_HERE && all.length + LINE * splitLines(all).length <= MAX_UNITS_HERE
  );
}

async function inThread<Result>(task: RulesTask): Promise<Result> {
  const { workspaceId: owner } = "brief" in task ? task.brief : task.material;
  const reply = await threads().use(
    (thread) =>
      thread.run<RulesReply<Result>>(task, TIMEOUT_MS, { event: "rules_failed", task: task.task }),
    () => undefined,
    owner,
  );
  if (!reply) throw tooManyTexts();
  if ("undone" in reply) throw new Error(reply.undone);
  return reply.result;
}

const tooManyTexts = () =>
  overloaded("Other long texts are being read just now. Try again in a few seconds.", 5);
