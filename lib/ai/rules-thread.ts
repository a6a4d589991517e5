import path from "node:path";
import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { createPool, isNoneFree } from "@/lib/threads/pool";
import { createThread } from "@/lib/threads/thread";
import type { Brief } from "./engine";
import type { Evidence } from "./evidence";
import type { Inquiry, Material } from "./inquiry";
import type { RulesReply, RulesTask } from "./rules-tasks";

// Written rules are fast for a page and take up to half a second for the longest text: such a one is read in a
// thread, so that nobody else waits. All of these throw 503 `OVERLOADED` when that cannot be done in time.

/** Texts of so many UTF-16 units in all are read at once: some 20 ms at most, whatever they say. */
const SHORT = 10_000;
const HEAP_MB = 256;
const LIMIT_MS = 10_000;
const WAIT_MS = 10_000;
/** Who waits holds all of the material in memory. */
const MAX_WAITING = 30;

function createThreads() {
  // Outside of the bundle: `scripts/build-rules.mjs` makes the first, and next.config.ts names it for tracing.
  const file =
    config().NODE_ENV === "production"
      ? "lib/generated/rules-tasks.mjs"
      : "lib/ai/rules-source.mjs";
  const thread = createThread(path.join(/*turbopackIgnore: true*/ process.cwd(), file), HEAP_MB);
  return createPool([thread], WAIT_MS, MAX_WAITING);
}

const threads = processWide("rulesThreads", createThreads);

/** The draft that the rules assemble for a brief. */
export async function draftByRules(brief: Brief): Promise<string> {
  if (lengthOf(brief.instructions, brief.evidence) <= SHORT) {
    const { assembleDraft } = await import("@/lib/ai/engines/builtin/draft");
    return assembleDraft(brief);
  }
  return inThread<string>({ task: "draft", brief }, brief.workspaceId);
}

/** The answer of an inquiry's rules. */
export async function answerByRules<Options, Answer>(
  inquiry: Inquiry<Options, Answer, unknown>,
  material: Material<Options>,
): Promise<Answer> {
  if (lengthOf(material.text, material.evidence) <= SHORT) {
    return (await inquiry.rules()).applyRules(material);
  }
  return inThread<Answer>({ task: "rules", name: inquiry.name, material }, material.workspaceId);
}

/** What is left of an answer once it was checked against the text under review. */
export async function checkAnswer<Options, Answer, Findings>(
  inquiry: Inquiry<Options, Answer, Findings>,
  answer: Answer,
  material: Material<Options>,
): Promise<Findings> {
  if (material.text.length <= SHORT) {
    return (await inquiry.check()).checkAnswer(answer, material);
  }
  const task = { task: "check" as const, name: inquiry.name, answer, material };
  return inThread<Findings>(task, material.workspaceId);
}

const lengthOf = (text: string, evidence: readonly Evidence[]) =>
  evidence.reduce((sum, piece) => sum + piece.text.length, text.length);

async function inThread<Result>(task: RulesTask, owner?: string): Promise<Result> {
  const reply = await threads()
    .use((thread) => thread.run<RulesReply<Result>>(task, LIMIT_MS), owner)
    .catch((error: unknown) => {
      throw isNoneFree(error) ? overloaded() : error;
    });
  if ("result" in reply) return reply.result;
  if ("undone" in reply) throw new Error(reply.undone);
  log.warn({ event: "rules_failed", task: task.task, reason: reply.error });
  throw overloaded();
}

const overloaded = () =>
  new ApiError(
    "OVERLOADED",
    "Other long texts are being read just now. Try again in a few seconds.",
    { headers: { "Retry-After": "5" } },
  );
