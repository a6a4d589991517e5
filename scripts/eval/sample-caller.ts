import type { Caller } from "@/lib/access/caller";
import { getSessionCaller } from "@/lib/access/session";
import { createUser } from "@/lib/domain/operator/accounts";
import { createWorkspace } from "@/lib/domain/workspace/workspaces";
import { fillSample } from "@/prisma/fill-sample";
import { sampleWorkspace } from "@/prisma/sample";

/** A person in a new workspace that holds the sample. */
export async function sampleCaller(): Promise<Caller> {
  const person = { email: "eval@groundwork.example", name: "Evaluation" };
  const { id: userId } = await createUser({ ...person, password: crypto.randomUUID() });
  const { name } = sampleWorkspace;
  const workspace = await createWorkspace({ userId, name, tier: "internal" });
  const caller = await getSessionCaller({ id: userId }, workspace.id);
  if (!caller) throw new Error("The new workspace has no owner.");
  await fillSample(caller, sampleWorkspace);
  return caller;
}
