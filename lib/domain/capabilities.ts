import { engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";
import type { Method } from "@/lib/schemas/generate";

/** `model` is null for the built-in engine. */
export function getCapabilities(): { method: Method; model: string | null } {
  const { method } = engine();
  return { method, model: method === "ai" ? config().AI_MODEL : null };
}
