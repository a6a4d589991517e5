import { expect, test } from "vitest";
import * as z from "zod";
import { database } from "@/lib/db/database";
import { CANDIDATES } from "@/lib/domain/generation/evidence-candidates.sql";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createDocument, createInitiative } from "@/tests/support/samples";

freshDatabase();

/** An initiative with a PRD that is approved and one in review, and 300 newer ones that were generated and never edited. */
async function withManyDrafts() {
  const { key, workspaceId } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const create = async (status: string) => {
    const { id: created } = await createDocument(client, id, { content_markdown: "By hand." });
    await client.call("PATCH", `/documents/${created}`, { body: { status } });
    return created;
  };
  const [approved, inReview] = [await create("approved"), await create("in_review")];
  const { pool } = await database();
  await pool.query({
    text: `WITH made AS (
        INSERT INTO document (id, workspace_id, initiative_id, title, type, content_markdown, created_by_id, created_at)
        SELECT gen_random_uuid(), $1, $2, 'PRD ' || n, 'prd', repeat(n || ' ', 1000), $3,
          now() + n * interval '1 minute' FROM generate_series(1, 300) n RETURNING *)
      INSERT INTO document_version (id, workspace_id, document_id, version, title, content_markdown, source, created_by_id)
      SELECT gen_random_uuid(), workspace_id, id, 1, title, content_markdown, 'generation', created_by_id FROM made`,
    values: [workspaceId, id, ABSENT_ID],
  });
  await pool.query("ANALYZE document");
  await pool.query("ANALYZE document_version");
  const values = [workspaceId, id, ["risk"], ["prd", "epic"], [], 20];
  const ask = (before = "") => pool.query({ text: before + CANDIDATES.sql, values });
  return { ask, approved, inReview };
}

test("evidence: an old document that is approved or in review precedes many newer drafts", async () => {
  const { ask, approved, inReview } = await withManyDrafts();
  const Found = z.array(z.object({ type: z.string(), id: z.string() }));
  const found = Found.parse((await ask()).rows);
  const documents = found.filter(({ type }) => type === "document");
  expect(documents.map(({ id }) => id)).toEqual([approved, inReview]);
});

test("evidence: the texts of few documents are read, however many drafts there are", async () => {
  const { ask } = await withManyDrafts();
  const plan = JSON.stringify((await ask("EXPLAIN (ANALYZE, FORMAT JSON) ")).rows);
  const reads = plan.matchAll(
    /"Relation Name":"document_version".*?"Actual Rows":([\d.]+),"Actual Loops":(\d+)/g,
  );
  const rows = [...reads].map(([, found, loops]) => Number(found) * Number(loops));
  expect(Math.max(...rows)).toBeGreaterThan(0);
  expect(Math.max(...rows)).toBeLessThanOrEqual(40);
});
