import { setTimeout as sleep } from "node:timers/promises";
import { type Caller, extendRequest } from "@/lib/access/caller";
import { getSessionCaller } from "@/lib/access/session";
import { engine } from "@/lib/ai/choose-engine";
import type { Converse, ToolUse, Turn } from "@/lib/ai/engine";
import { countAiCall } from "@/lib/domain/usage/ai-calls";
import { notFound } from "@/lib/errors";
import { spendInApp } from "@/lib/limits/rate-limit";
import { readArguments } from "@/lib/mcp/calls/read-arguments";
import { showData } from "@/lib/mcp/calls/result";
import { toApiError } from "@/lib/to-api-error";
import { type AskedPage, describeAskedPage, findAskedPage, RULES } from "./briefing";
import { CHAT_TOOLS, type ChatTool, findChatTool, OFFERS } from "./chat-tools";
import { linkAnswer, removeSourceLinks } from "./link-answer";
import { proposeChange } from "./proposals";
import type { ChatEvent, Question } from "./question";
import { quoteWorkspace } from "./quote-workspace";
import { SourceRefs } from "./source-refs";

const MAX_STEPS = 12;
const MAX_USES = 8;
const MAX_SHOWN = 300_000;
/** Milliseconds between two updates of the text while it is written. */
const PACE_MS = 150;

/** Each step spends a call of the `ai` budget and one of the day; changes become proposals. @throws 404, 429, engine errors */
export async function* answerQuestion(
  caller: Caller,
  asked: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const page = await findAskedPage(caller, asked.about);
  const { converse } = engine();
  if (!converse) {
    await spendStep(caller);
    yield* quoteWorkspace(caller, asked.question, page);
    return;
  }
  yield* converseWithTools(extendRequest(caller, { signal }), asked, page, converse);
}

async function* converseWithTools(
  caller: Caller & { request: { signal: AbortSignal } },
  { question, earlier }: Question,
  page: AskedPage,
  converse: Converse,
): AsyncGenerator<ChatEvent> {
  const said: Turn[] = earlier.flatMap((each): Turn[] => [
    { by: "person", text: each.question },
    { by: "model", text: removeSourceLinks(each.answer).trim() || "…", uses: [] },
  ]);
  said.push({ by: "person", text: `${describeAskedPage(page)}\n\n${question}` });
  const refs = new SourceRefs();
  let shown = 0;
  for (let step = 1; step <= MAX_STEPS; step++) {
    await spendStep(caller);
    const conversation = { system: RULES, said, tools: OFFERS, mayUseTools: step < MAX_STEPS };
    const { text, uses } = yield* emitWhileWriting((onText) =>
      converse(conversation, caller.request.signal, onText),
    );
    if (uses.length === 0 || step === MAX_STEPS) {
      yield {
        type: "answer",
        ...(await linkAnswer(text, await refs.evidence(caller.workspaceId))),
      };
      return;
    }
    said.push({ by: "model", text, uses });
    const results: { id: string; text: string; isError: boolean }[] = [];
    for (const [index, use] of uses.entries()) {
      const isTooMuch = index >= MAX_USES || shown > MAX_SHOWN;
      const used = isTooMuch ? TOO_MUCH : await carryOut(caller, use, refs);
      yield* used.events;
      const text = JSON.stringify(used.result);
      shown += text.length;
      results.push({ id: use.id, text, isError: used.isError });
    }
    said.push({ by: "tools", results });
  }
}

type Used = { events: ChatEvent[]; result: unknown; isError: boolean };

const TOO_MUCH: Used = {
  events: [],
  result: { error: "That is enough for one question. Answer with what you have." },
  isError: true,
};

/** Runs a tool that reads; turns a change into a proposal. The model sees refusals and can correct its call. */
async function carryOut(caller: Caller, { name, input }: ToolUse, refs: SourceRefs): Promise<Used> {
  try {
    const tool = findChatTool(name);
    if (!tool.isRead) {
      const proposal = await proposeChange(caller, tool, input);
      return { events: [{ type: "proposal", proposal }], result: WAITS, isError: false };
    }
    const result = refs.mark(tool, await read(caller, tool, input));
    return {
      events: [{ type: "step", text: tool.describeStep(input, result) }],
      result,
      isError: false,
    };
  } catch (thrown) {
    const error = toApiError(thrown, caller.request.id);
    if (error.status >= 500 || error.code === "CLIENT_CLOSED") throw error;
    return { events: [], result: { error: error.message }, isError: true };
  }
}

const WAITS = {
  waits:
    "The person sees this change as a card and decides with a click. Nothing is written yet: do not say that it is.",
};

async function read(caller: Caller, { tool }: ChatTool, sent: Record<string, unknown>) {
  const data = await tool.run(caller, readArguments(tool, sent).input, { tools: CHAT_TOOLS });
  return showData(tool, data).shown;
}

/** @throws 429 if a budget is spent, 404 for a person who has left the workspace */
async function spendStep(caller: Caller) {
  if (!(await getSessionCaller(caller, caller.workspaceId))) throw notFound("Workspace");
  await spendInApp(caller, "ai");
  await countAiCall(caller);
}

async function* emitWhileWriting<Result>(
  work: (onText: (soFar: string) => void) => Promise<Result>,
): AsyncGenerator<ChatEvent, Result> {
  let latest = "";
  let wake = () => {};
  let isOver = false;
  const result = work((soFar) => {
    latest = soFar;
    wake();
  }).finally(() => {
    isOver = true;
    wake();
  });
  result.catch(() => {}); // awaited below
  let told = "";
  while (!isOver) {
    if (latest === told) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    if (latest === told) continue;
    told = latest;
    yield { type: "writing", text: told };
    await Promise.race([sleep(PACE_MS), result.catch(() => {})]);
  }
  return result;
}
