import { config } from "@/lib/config";
import { processWide } from "@/lib/process-wide";
import type { Engine } from "./engine";
import type { ClaudeSettings, connectClaude } from "./engines/claude/connect-claude";
import { answerByRules, draftByRules } from "./rules-thread";

/** `claude` if `ANTHROPIC_API_KEY` is set, else the written rules. */
export const engine = processWide("aiEngine", chooseEngine);

function chooseEngine(): Engine {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, AI_MODEL, AI_FAST_MODEL, AI_TIMEOUT_MS } =
    config();
  if (!ANTHROPIC_API_KEY) return builtinEngine;
  return createClaudeEngine({
    apiKey: ANTHROPIC_API_KEY,
    ...(ANTHROPIC_BASE_URL && { baseURL: ANTHROPIC_BASE_URL }),
    model: AI_MODEL,
    fastModel: AI_FAST_MODEL,
    timeoutMs: AI_TIMEOUT_MS,
  });
}

/** Asks Claude, or any server at `baseURL` that speaks the Messages API. The SDK is loaded by the first call. */
export function createClaudeEngine(settings: ClaudeSettings): Engine {
  const load = () => import("./engines/claude/connect-claude");
  let connected: ReturnType<typeof connectClaude> | undefined;
  const connect = async () => (connected ??= (await load()).connectClaude(settings));
  return {
    name: "claude",
    method: "ai",
    draft: async (...asked) => (await connect()).draft(...asked),
    answer: async (inquiry, material, signal) =>
      (await connect()).answer(inquiry, material, signal),
    converse: async (...asked) => (await connect()).converse(...asked),
  };
}

export const builtinEngine: Engine = {
  name: "builtin",
  method: "rules",
  draft: async (brief) => ({ markdown: await draftByRules(brief), spent: null }),
  answer: async (inquiry, material) => ({
    answer: await answerByRules(inquiry, material),
    spent: null,
  }),
  converse: null,
};
