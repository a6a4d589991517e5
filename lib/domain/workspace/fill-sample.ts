import type { Caller } from "@/lib/access/caller";
import { getSessionCaller } from "@/lib/access/session";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { createContextItem } from "@/lib/domain/context/context-items";
import { createGoal } from "@/lib/domain/context/goals";
import { createDocument, updateDocument } from "@/lib/domain/documents/documents";
import { createInitiative, updateInitiative } from "@/lib/domain/initiatives/initiatives";
import { notFound } from "@/lib/errors";
import type { NewContextItem } from "@/lib/schemas/context-items";
import type { NewGoal } from "@/lib/schemas/goals";
import type { SampleInitiative, SampleWorkspace } from "./sample";
import { createWorkspace, listWorkspaces } from "./workspaces";

/** Finds the person's own workspace with the sample by its name, or makes it, and adds what it lacks. */
export async function openSampleWorkspace(
  userId: string,
  sample: SampleWorkspace,
): Promise<{ id: string }> {
  const name = `${sample.name} (sample)`;
  const workspaces = await listWorkspaces(userId);
  const { id } =
    workspaces.find((each) => each.name === name && each.role === "owner") ??
    (await createWorkspace({ userId, name }));
  const caller = await getSessionCaller({ userId }, id);
  if (!caller) throw notFound("Workspace");
  await fillSample(caller, sample);
  return { id };
}

type Titled = { title: string };

/**
 * Adds the parts of the sample that a workspace lacks, by their titles, so that an interrupted run can be completed.
 */
export async function fillSample(caller: Caller, sample: SampleWorkspace) {
  const existing = await listExisting(caller.workspaceId);
  const filterLacking = <Entry extends Titled>(kind: Titled[], entries: readonly Entry[]) =>
    entries.filter(({ title }) => !kind.some((entry) => entry.title === title));

  async function fill(
    scope: { scope: "workspace" } | { scope: "initiative"; initiative_id: string },
    { contextItems, goals }: Pick<SampleWorkspace, "contextItems" | "goals">,
  ) {
    for (const item of filterLacking(existing.contextItems, contextItems)) {
      await createContextItem(caller, { ...item, ...scope } satisfies NewContextItem);
    }
    for (const goal of filterLacking(existing.goals, goals)) {
      await createGoal(caller, { ...goal, ...scope } satisfies NewGoal);
    }
  }

  async function fillInitiative({ title, description, archived, ...content }: SampleInitiative) {
    const { id } =
      existing.initiatives.find((initiative) => initiative.title === title) ??
      (await createInitiative(caller, { title, description }));
    for (const { status, ...document } of filterLacking(existing.documents, content.documents)) {
      const created = await createDocument(caller, { ...document, initiative_id: id });
      await updateDocument(caller, { id: created.id, status });
    }
    await fill({ scope: "initiative", initiative_id: id }, content);
    if (archived) await updateInitiative(caller, { id, archived });
  }

  await fill({ scope: "workspace" }, sample);
  for (const initiative of sample.initiatives) await fillInitiative(initiative);
}

async function listExisting(workspaceId: string) {
  const rows = await query(LIST_TITLES, [workspaceId]);
  const pick = (type: string) => rows.filter((row) => row.type === type);
  return {
    initiatives: pick("initiative"),
    documents: pick("document"),
    contextItems: pick("context_item"),
    goals: pick("goal"),
  };
}

const LIST_TITLES = statement(
  `SELECT 'initiative' AS type, id, title FROM initiative WHERE workspace_id = $1
  UNION ALL SELECT 'document', id, title FROM document WHERE workspace_id = $1
  UNION ALL SELECT 'context_item', id, title FROM context_item WHERE workspace_id = $1
  UNION ALL SELECT 'goal', id, title FROM goal WHERE workspace_id = $1`,
  ["uuid"],
  { type: "text", id: "uuid", title: "text" },
);
