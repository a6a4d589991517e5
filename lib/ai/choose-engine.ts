import { config } from "@/lib/config";
import { processWide } from "@/lib/process-wide";
import { builtinEngine } from "./builtin";
import { claudeEngine } from "./claude";
import type { Engine } from "./engine";

/** The engine of this process: `claude` when `ANTHROPIC_API_KEY` is set, written rules otherwise. */
export const engine = processWide("aiEngine", chooseEngine);

function chooseEngine(): Engine {
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, AI_MODEL, AI_FAST_MODEL, AI_TIMEOUT_MS } =
    config();
  if (!ANTHROPIC_API_KEY) return builtinEngine;
  return claudeEngine({
    apiKey: ANTHROPIC_API_KEY,
    ...(ANTHROPIC_BASE_URL && { baseURL: ANTHROPIC_BASE_URL }),
    model: AI_MODEL,
    fastModel: AI_FAST_MODEL,
    timeoutMs: AI_TIMEOUT_MS,
  });
}
