import { createKey, cutKeyPrefix, hashKey } from "@/lib/access/keys/key-format";
import { transaction } from "@/lib/db/transaction";
import { newId } from "@/lib/ids";
import { SearchIndex } from "@/lib/search/search-index";
import { query } from "@/tests/support/query";
import { makeUser, makeWorkspace } from "../search/bench-workspace";
import type { BenchWorkspace } from "../search/load-collection";
import type { Seeded } from "./cases";

/** The amounts to create. The first workspace is the measured one. */
export type Amounts = {
  workspaces: number;
  /** In each workspace. */
  initiatives: number;
  documents: { first: number; others: number };
};

/** 20 workspaces, 10,000 initiatives, 50,000 documents, 10,000 of them in the measured workspace. */
export const FULL: Amounts = {
  workspaces: 20,
  initiatives: 500,
  documents: { first: 10_000, others: Math.ceil(40_000 / 19) },
};

/** As many as there are connections, so that no request waits for another's look-up or shares it. */
const KEYS = 32;
/** Resources indexed in one transaction. */
const BATCH = 200;

/** Fills the provided database, with a complete search index. */
export async function seed(amounts: Amounts): Promise<Seeded & { keys: string[] }> {
  const userId = await makeUser();
  const first = await makeWorkspace(userId);
  const workspaces = [first];
  while (workspaces.length < amounts.workspaces) workspaces.push(await makeWorkspace(userId));
  for (const workspace of workspaces) {
    const { first: many, others } = amounts.documents;
    await fill(workspace, amounts.initiatives, workspace === first ? many : others);
  }
  const bigId = await addDocument(first, 500_000);
  const hundredKilobyteId = await addDocument(first, 100_000);
  await Promise.all(workspaces.map(({ workspaceId }) => index(workspaceId)));
  const keys = await giveKeys(first);
  await query("VACUUM ANALYZE", []);
  const rows = await query<{ id: string }>("SELECT id FROM initiative WHERE workspace_id = $1", [
    first.workspaceId,
  ]);
  return { keys, bigId, hundredKilobyteId, initiativeIds: rows.map(({ id }) => id) };
}

async function fill(
  { workspaceId, userId }: BenchWorkspace,
  initiatives: number,
  documents: number,
) {
  await query(
    `INSERT INTO initiative (workspace_id, id, title, description, created_by_id, created_at)
     SELECT $1, gen_random_uuid(), 'Initiative ' || n, repeat('why it matters ', 10), $2,
            now() - n * interval '1 minute' FROM generate_series(1, $3::int) n`,
    [workspaceId, userId, initiatives],
  );
  await query(
    `INSERT INTO document (workspace_id, id, initiative_id, title, type, content_markdown, created_by_id, created_at)
     SELECT $1, gen_random_uuid(), i.id, 'Document ' || n, 'prd', 'What we want, and why.', $2,
            now() - n * interval '1 second'
     FROM generate_series(1, $3::int) n
     JOIN (SELECT id, row_number() OVER () AS at FROM initiative WHERE workspace_id = $1) i
       ON i.at = 1 + n % $4::int`,
    [workspaceId, userId, documents, initiatives],
  );
}

/** Adds a document of `length` characters, older than all others. */
async function addDocument({ workspaceId, userId, initiativeId }: BenchWorkspace, length: number) {
  const id = newId();
  const text = "Plan the work, work the plan.\n";
  await query(
    `INSERT INTO document (workspace_id, id, initiative_id, title, type, content_markdown, created_by_id, created_at)
     VALUES ($1, $2, $3, 'Large', 'prd', $4, $5, now() - interval '1 year')`,
    [workspaceId, id, initiativeId, text.repeat(length / text.length), userId],
  );
  return id;
}

/** Indexes the new rows, which a server would otherwise do in the background during a measurement. */
async function index(workspaceId: string) {
  for (const type of ["initiative", "document"] as const) {
    const rows = await query<{ id: string }>(`SELECT id FROM ${type} WHERE workspace_id = $1`, [
      workspaceId,
    ]);
    for (let start = 0; start < rows.length; start += BATCH) {
      const ids = rows.slice(start, start + BATCH).map(({ id }) => id);
      await transaction(workspaceId, (tx) => {
        const index = new SearchIndex(tx);
        for (const id of ids) index.note(type, id);
        return index.update();
      });
    }
  }
}

/** Makes the person a member of the workspace. @returns keys that act for them */
async function giveKeys({ workspaceId, userId }: BenchWorkspace): Promise<string[]> {
  await query(
    "INSERT INTO membership (workspace_id, id, user_id, role) VALUES ($1, $2, $3, 'owner')",
    [workspaceId, newId(), userId],
  );
  const keys = Array.from({ length: KEYS }, createKey);
  for (const key of keys) {
    await query(
      "INSERT INTO api_key (workspace_id, id, created_by_id, name, prefix, hash) VALUES ($1, $2, $3, 'Bench', $4, $5)",
      [workspaceId, newId(), userId, cutKeyPrefix(key), hashKey(key)],
    );
  }
  return keys;
}
