import type { Engine } from "@/lib/ai/engine";
import type { ClaudeSettings, connect } from "./calls";

/**
 * The engine that asks Claude, or any server at `baseURL` that speaks the Messages API. The SDK is
 * loaded by the first call, so that a server without a key runs without it.
 */
export function claudeEngine(settings: ClaudeSettings): Engine {
  let connected: Promise<ReturnType<typeof connect>> | undefined;
  const calls = () => {
    connected ??= import("./calls").then((calls) => calls.connect(settings));
    return connected;
  };
  return {
    name: "claude",
    method: "ai",
    draft: async (brief, signal, onText) => (await calls()).draft(brief, signal, onText),
    answer: async (inquiry, material, signal) => (await calls()).answer(inquiry, material, signal),
    converse: async (conversation, signal, onText) =>
      (await calls()).converse(conversation, signal, onText),
  };
}
