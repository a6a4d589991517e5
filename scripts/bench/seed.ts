import { randomUUID } from "node:crypto";
import pg from "pg";
import { hashKey, keyPrefix, mintKey } from "@/lib/access/key-format";
import { migrate } from "@/lib/db/migrate";
import { newId } from "@/lib/ids";
import type { Seeded } from "./cells";

const WORKSPACES = 20;
const INITIATIVES = 500;
const FIRST_DOCUMENTS = 10_000;
const OTHER_DOCUMENTS = 40_000 / (WORKSPACES - 1);

/** 20 workspaces, 10,000 initiatives, 50,000 documents; 10,000 of them in the measured workspace. */
export async function seed(url: string): Promise<Seeded & { key: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(client);
  const userId = newId();
  await client.query(
    `INSERT INTO "user" (id, name, email, updated_at) VALUES ($1, 'Bench', $2, now())`,
    [userId, `${randomUUID()}@example.com`],
  );
  const workspaceIds = Array.from({ length: WORKSPACES }, () => newId());
  for (const [index, workspaceId] of workspaceIds.entries()) {
    await client.query(
      `INSERT INTO workspace (id, name, tier, updated_at) VALUES ($1, 'Bench', 'internal', now())`,
      [workspaceId],
    );
    await client.query(
      `INSERT INTO initiative (id, workspace_id, title, description, created_by_id, created_at)
       SELECT gen_random_uuid(), $1, 'Initiative ' || n, repeat('why it matters ', 10), $2,
              now() - n * interval '1 minute' FROM generate_series(1, $3::int) n`,
      [workspaceId, userId, INITIATIVES],
    );
    await client.query(
      `INSERT INTO document (id, workspace_id, initiative_id, title, type, content_markdown, created_by_id, created_at)
       SELECT gen_random_uuid(), $1, i.id, 'Document ' || n, 'prd', repeat('text ', 200), $2,
              now() - n * interval '1 second'
       FROM generate_series(1, $3::int) n
       JOIN (SELECT id, row_number() OVER () AS at FROM initiative WHERE workspace_id = $1) i
         ON i.at = 1 + n % $4::int`,
      [
        workspaceId,
        userId,
        Math.round(index === 0 ? FIRST_DOCUMENTS : OTHER_DOCUMENTS),
        INITIATIVES,
      ],
    );
  }
  const [workspaceId] = workspaceIds;
  await client.query(
    "INSERT INTO membership (id, workspace_id, user_id, role) VALUES ($1, $2, $3, 'owner')",
    [newId(), workspaceId, userId],
  );
  const key = mintKey();
  await client.query(
    `INSERT INTO api_key (id, workspace_id, created_by_id, name, prefix, hash) VALUES ($1, $2, $3, 'Bench', $4, $5)`,
    [newId(), workspaceId, userId, keyPrefix(key), hashKey(key)],
  );
  const bigIds: string[] = [];
  for (const size of [500_000, 100_000]) {
    const id = newId();
    bigIds.push(id);
    await client.query(
      `INSERT INTO document (id, workspace_id, initiative_id, title, type, content_markdown, created_by_id, created_at)
       SELECT $1, $2, id, 'Large', 'prd', $3, $4, now() - interval '1 year'
       FROM initiative WHERE workspace_id = $2 LIMIT 1`,
      [id, workspaceId, "Plan the work, work the plan.\n".repeat(size / 30), userId],
    );
  }
  await client.query("VACUUM ANALYZE");
  const ids = await client.query<{ id: string }>(
    "SELECT id FROM initiative WHERE workspace_id = $1",
    [workspaceId],
  );
  await client.end();
  const [bigDocumentId = "", hundredKilobyteId = ""] = bigIds;
  return { key, initiativeIds: ids.rows.map(({ id }) => id), bigDocumentId, hundredKilobyteId };
}
