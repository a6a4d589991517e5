import type { Caller } from "@/lib/access/caller";
import { engine } from "@/lib/ai/choose-engine";
import type { Inquiry, Material } from "@/lib/ai/inquiry";
import { checkAnswer } from "@/lib/ai/rules-thread";
import { countAiCall } from "@/lib/domain/usage/ai-calls";

/** Makes one AI call, which counts toward the day's. @throws 429 if they are used up, and errors of the engine */
export async function askEngine<Options, Answer, Findings>(
  caller: Caller,
  inquiry: Inquiry<Options, Answer, Findings>,
  about: Omit<Material<Options>, "workspaceId">,
) {
  const material = { ...about, workspaceId: caller.workspaceId };
  const { method, answer: ask } = engine();
  await countAiCall(caller);
  const { answer, spent } = await ask(inquiry, material, caller.request.signal);
  const findings = await checkAnswer(inquiry, answer, material);
  return { method, model: spent?.model ?? null, findings };
}
