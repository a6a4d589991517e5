import type { Engine } from "@/lib/ai/engine";
import type { ClaudeSettings } from "./calls";

/**
 * The engine that asks Claude, or any server at `baseURL` that speaks the Messages API. The SDK is
 * loaded by the first call, so that a server without a key runs without it.
 */
export function claudeEngine(settings: ClaudeSettings): Engine {
  let connected: Promise<Pick<Engine, "draft" | "answer">> | undefined;
  const calls = () => {
    connected ??= import("./calls").then(({ connect }) => connect(settings));
    return connected;
  };
  return {
    name: "claude",
    method: "ai",
    draft: async (brief, signal, onText) => (await calls()).draft(brief, signal, onText),
    answer: async (inquiry, material, signal) => (await calls()).answer(inquiry, material, signal),
  };
}
