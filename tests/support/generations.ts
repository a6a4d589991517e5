import { randomUUID } from "node:crypto";
import { DocumentSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { Me } from "@/lib/schemas/me";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api, type Call } from "@/tests/support/request";
import { createContextItem, createGoal, createInitiative } from "@/tests/support/samples";

/** A workspace with an initiative that has evidence, and ways to generate in it and to look at the results. */
export async function generatingWorkspace(quota = 100) {
  const workspace = await makeWorkspace();
  const { workspaceId } = workspace;
  const prisma = await fullClient();
  await prisma.workspace.update({ where: { id: workspaceId }, data: { quotaLimit: quota } });
  const client = api(workspace.key);
  const initiative = await createInitiative(client, { title: "Offline visits" });
  const item = await createContextItem(client, initiative.id, {
    label: "user_feedback",
    title: "Reports get lost",
    content: "312 of 1,480 tickets say that a report was lost.",
  });
  const goal = await createGoal(client, initiative.id, { title: "Reports are entered once" });
  const body = { initiative_id: initiative.id, document_type: "prd", title: "PRD" };
  return {
    ...workspace,
    client,
    initiative,
    item,
    goal,
    body,
    generate: (options: Call = {}) => client.call("POST", "/generate", { body, ...options }),
    /** Counts the units used, the documents, and the units of the ledger in each state. */
    async left() {
      const { usage } = await client.data(Me, "GET", "/me");
      const { items } = await client.data(defineList(DocumentSummary), "GET", "/documents");
      const ledger = await prisma.generation.groupBy({
        by: ["state"],
        where: { workspaceId },
        _count: true,
      });
      const states = Object.fromEntries(ledger.map(({ state, _count }) => [state, _count]));
      return { used: usage.current, documents: items.length, states };
    },
    records: () =>
      prisma.activity.findMany({
        where: { workspaceId, action: "document.generated" },
        orderBy: { id: "asc" },
      }),
  };
}

export const idempotencyKey = () => ({ "Idempotency-Key": randomUUID() });
