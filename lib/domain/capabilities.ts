import { engine } from "@/lib/ai/choose-engine";
import { config } from "@/lib/config";
import type { Method } from "@/lib/schemas/generate";

/** How this server writes and judges, the same for every caller; `model` writes documents, and is null for rules. */
export function getCapabilities(): { method: Method; model: string | null } {
  const { method } = engine();
  return { method, model: method === "ai" ? config().AI_MODEL : null };
}
