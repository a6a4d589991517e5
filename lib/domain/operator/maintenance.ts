import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { JOBS } from "@/lib/domain/jobs";
import { notFound } from "@/lib/errors";
import { createDueRunner } from "@/lib/jobs/run-due";
import { runRetention } from "@/lib/retention/retention";
import type { WorkspacesInput } from "@/lib/schemas/operator";
import { embedPending } from "@/lib/search/embed-pending";
import { reindexWorkspace } from "@/lib/search/reindex";
import { makeVectors } from "@/lib/search/vectors";

const IDS = statement("SELECT id FROM workspace WHERE $1::uuid IS NULL OR id = $1", ["uuid?"], {
  id: "uuid",
});

export async function reindex({ workspaceId }: WorkspacesInput) {
  const workspaces = await query(IDS, [workspaceId ?? null]);
  if (workspaceId && workspaces.length === 0) throw notFound("Workspace");
  await makeVectors();
  let resources = 0;
  for (const { id } of workspaces) resources += await reindexWorkspace(id);
  // A slow provider of vectors must not delay the word index.
  for (const { id } of workspaces) await embedPending(id);
  return { workspaces: workspaces.length, resources };
}

/** Runs due jobs too, for installations without a lasting process. */
export async function cleanUpNow() {
  const removed = await runRetention();
  await createDueRunner(JOBS)();
  return { removed };
}

/** Tokens signed before stay valid until they expire, within 15 minutes. */
export async function rotateSigningKey() {
  const prisma = await prismaClient();
  const now = new Date();
  const { count } = await prisma.jwks.updateMany({
    where: { OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    data: { expiresAt: now },
  });
  return { retired: count };
}
