import type { Caller } from "@/lib/access/caller";
import { getSessionCaller } from "@/lib/access/session";
import { createUser } from "@/lib/domain/operator/accounts";
import { fillSample } from "@/lib/domain/workspace/fill-sample";
import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";

/** A new person in a new workspace that holds the sample. */
export async function fillWorkspace(sample: SampleWorkspace): Promise<Caller> {
  const email = `${crypto.randomUUID()}@groundwork.example`;
  const password = crypto.randomUUID();
  const { id: userId } = await createUser({ email, name: "Evaluation", password });
  const workspace = await createWorkspace({ userId, name: sample.name, tier: "internal" });
  const caller = await getSessionCaller({ userId }, workspace.id);
  if (!caller) throw new Error("The new workspace has no owner.");
  await fillSample(caller, sample);
  return caller;
}
