import { expect, test } from "vitest";
import * as z from "zod";
import { catalogue } from "@/app/api/v1/catalogue";
import { database } from "@/lib/db/database";
import { findPage, PAGE_BYTES } from "@/lib/db/pool-query";
import { contextItems } from "@/lib/domain/context/context-items";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { mcp } from "@/tests/support/mcp";
import { query } from "@/tests/support/query";

freshDatabase();

const COUNT = 100;
const Rows = defineList(z.looseObject({ id: z.string() }));

/** 100 items of the workspace whose texts are as long as they may be; made in the database, which is quick. */
async function fill(character: string) {
  const workspace = await makeWorkspace();
  const { workspaceId, userId } = workspace;
  await (await database()).pool.query(
    `INSERT INTO context_item (id, workspace_id, label, title, content, created_by_id, created_at)
     SELECT gen_random_uuid(), $1, 'risk', 'Large', repeat($3, 100000), $2, now() - n * interval '1 s'
     FROM generate_series(1, ${COUNT}) n`,
    [workspaceId, userId, character],
  );
  await (await database()).pool.query(
    `INSERT INTO goal (id, workspace_id, goal_type, title, description, key_result, baseline, created_by_id, created_at)
     SELECT gen_random_uuid(), $1, 'general', 'Large', repeat($3, 20000), repeat($3, 2000), repeat($3, 2000), $2, now() - n * interval '1 s'
     FROM generate_series(1, ${COUNT}) n`,
    [workspaceId, userId, character],
  );
  const inOrder = async (table: string) => {
    const rows = await query<{ id: string }>(
      `SELECT id FROM ${table} WHERE workspace_id = $1 ORDER BY created_at DESC, id DESC`,
      [workspaceId],
    );
    return rows.map(({ id }) => id);
  };
  return { ...workspace, inOrder };
}

/** One page as sent. These answers are too long to be checked against OpenAPI as well. */
async function page(key: string, path: "/context-items" | "/goals", offset: number) {
  const query = `scope=workspace&limit=${COUNT}&offset=${offset}`;
  const headers = { authorization: `Bearer ${key}` };
  const request = new Request(`http://localhost:3000/api/v1${path}?${query}`, { headers });
  const bytes = await (await catalogue[path].GET(request, {})).arrayBuffer();
  const { data } = JSON.parse(new TextDecoder().decode(bytes));
  return { bytes: bytes.byteLength, ...Rows.parse(data) };
}

test.each([
  ["letters", "x", "/context-items", "context_item", 2],
  ["four bytes each", "🚀", "/context-items", "context_item", 5],
  ["six bytes each once they are JSON", "\u0001", "/context-items", "context_item", 8],
  ["goals", "🚀", "/goals", "goal", 2],
] as const)(
  "page bytes: a page of %s has at most 8 MiB, and following the pages shows each once",
  { timeout: 60_000 },
  async (_, character, path, table, pages) => {
    const { key, inOrder } = await fill(character);
    const walked: string[] = [];
    const seen = [];
    do {
      const found = await page(key, path, walked.length);
      expect(found.pagination).toMatchObject({ limit: COUNT, offset: walked.length });
      expect(found.bytes).toBeLessThanOrEqual(PAGE_BYTES);
      walked.push(...found.items.map(({ id }) => id));
      seen.push(found);
    } while (seen.at(-1)?.pagination.has_more && seen.length < COUNT);
    expect(walked).toEqual(await inOrder(table));
    expect(seen).toHaveLength(pages); // the fewest possible
  },
);

test("page bytes: rows that do not fit are not read from the database", async () => {
  const { workspaceId } = await fill("🚀");
  const all = { limit: COUNT, offset: 0 };
  const rows = await findPage(contextItems, workspaceId, {}, all);
  const bytes = rows.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
  expect(bytes).toBeLessThanOrEqual(PAGE_BYTES + 400_000);
  expect(rows).toHaveLength(21);
});

test("page bytes: over MCP a page ends at the same place", async () => {
  const { key } = await fill("🚀");
  const args = { scope: "workspace", limit: COUNT };
  const { items, pagination } = await mcp(key).data(Rows, "list_context_items", args);
  expect({ items: items.length, pagination }).toEqual({
    items: 20,
    pagination: { limit: COUNT, offset: 0, has_more: true },
  });
});
