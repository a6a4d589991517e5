import type { Caller } from "@/lib/access/caller";
import { engine } from "@/lib/ai/choose-engine";
import { classifier } from "@/lib/ai/inquiries";

import { checkAnswer } from "@/lib/ai/rules-thread";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { countAiCall } from "@/lib/domain/usage/ai-calls";
import { keepAnswer } from "@/lib/domain/write";
import type { ClassifyRequest, Proposals } from "@/lib/schemas/classify";

/** Splits a pasted text into items for review, with one AI call; stores nothing. @throws 404, 429, and errors of the engine */
export async function classifyContext(
  caller: Caller,
  { id, blob, targetLabels = [] }: ClassifyRequest & { id: string },
): Promise<Proposals> {
  const { title } = await getInitiative(caller, { id });
  const material = {
    workspaceId: caller.workspaceId,
    subject: { type: "initiative" as const, id, title },
    text: blob,
    evidence: [],
    options: { targetLabels },
  };
  const { method, answer: ask } = engine();
  await countAiCall(caller);
  const { answer } = await ask(classifier, material, caller.request.signal);
  const data: Proposals = { ...(await checkAnswer(classifier, answer, material)), method };
  await keepAnswer(caller, data);
  return data;
}
