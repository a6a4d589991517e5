import { describe, expect, test } from "vitest";
import * as z from "zod";
import { BatchResult } from "@/lib/schemas/context-items";
import { defineList } from "@/lib/schemas/fields";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { type Api, api } from "@/tests/support/request";
import { createDocument, createGoal, createInitiative } from "@/tests/support/samples";

freshDatabase();

const Rows = defineList(z.looseObject({ id: z.string(), created_at: z.string() }));

/** Each list, filled with `count` rows whose ids come back oldest first. */
type List = (
  client: Api,
  count: number,
) => Promise<{ path: string; query?: object; ids: string[] }>;

async function repeat(count: number, make: (index: number) => Promise<{ id: string }>) {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push((await make(index)).id);
  return ids;
}

const lists: Record<string, List> = {
  initiatives: async (client, count) => ({
    path: "/initiatives",
    ids: await repeat(count, () => createInitiative(client)),
  }),
  documents: async (client, count) => {
    const { id } = await createInitiative(client);
    return { path: "/documents", ids: await repeat(count, () => createDocument(client, id)) };
  },
  "an initiative's context items, made in one moment": async (client, count) => {
    const { id } = await createInitiative(client);
    const item = { label: "risk", title: "x", content: "" };
    const { ids } = await client.data(
      BatchResult,
      "POST",
      `/initiatives/${id}/context-items/batch`,
      {
        body: { items: Array.from({ length: count }, () => item) },
      },
    );
    return { path: "/context-items", query: { initiative_id: id }, ids };
  },
  "the workspace's goals": async (client, count) => ({
    path: "/goals",
    query: { scope: "workspace" },
    ids: await repeat(count, () => createGoal(client)),
  }),
  versions: async (client, count) => {
    const { id } = await createInitiative(client);
    const document = await createDocument(client, id);
    for (let version = 2; version <= count; version++) {
      await client.call("PATCH", `/documents/${document.id}`, { body: { content_markdown: "" } });
    }
    const path = `/documents/${document.id}/versions`;
    const { items } = await client.data(Rows, "GET", path, { query: { limit: 100 } });
    return { path, ids: items.map(({ id }) => id).reverse() };
  },
};

describe.each(Object.entries(lists))("pagination: %s", (_name, fill) => {
  async function open(count: number) {
    const { key } = await makeWorkspace();
    const client = api(key);
    const { path, query, ids } = await fill(client, count);
    const call = (page: Record<string, unknown>) => {
      const pairs = Object.entries({ ...query, ...page });
      return client.call("GET", path, { query: pairs.map(([name, value]) => [name, `${value}`]) });
    };
    const page = async (options: Record<string, unknown>) => {
      const { items, pagination } = Rows.parse((await call(options)).body.data);
      return { ids: items.map(({ id }) => id), pagination };
    };
    return { call, page, newest: ids.reverse() };
  }

  test("comes newest first, in pages that neither repeat nor skip", async () => {
    const { page, newest } = await open(5);
    const all = { ids: newest, pagination: { limit: 20, offset: 0, has_more: false } };
    expect(await page({})).toEqual(all);
    for (const [offset, has_more] of [
      [0, true],
      [2, true],
      [4, false],
      [5, false],
      [6, false],
      [2_000_000_000, false],
      [Number.MAX_SAFE_INTEGER, false],
    ] as const) {
      const ids = newest.slice(offset, offset + 2);
      expect(await page({ limit: 2, offset })).toEqual({
        ids,
        pagination: { limit: 2, offset, has_more },
      });
    }
  });

  test("has_more is exact when the last page is full", async () => {
    const { page, newest } = await open(3);
    const full = { ids: newest, pagination: { limit: 3, offset: 0, has_more: false } };
    expect(await page({ limit: 3 })).toEqual(full);
    expect((await page({ limit: 2, offset: 1 })).pagination.has_more).toBe(false);
    expect((await page({ limit: 1, offset: 1 })).pagination.has_more).toBe(true);
  });

  test("limit is 1 to 100 and offset at least 0, both whole numbers, never clamped", async () => {
    const { call, page } = await open(1);
    expect((await page({ limit: 1 })).pagination.limit).toBe(1);
    expect((await page({ limit: 100 })).pagination.limit).toBe(100);
    const notWhole = ["", " ", "abc", "1.5", "1e1", "0x10", "NaN", "null", "[1]", "1;2", "١"];
    const wrong = [
      ...["0", "-1", "101", "99999999999999999999", ...notWhole].map((limit) => ({ limit })),
      ...["-1", "-9007199254740993", ...notWhole].map((offset) => ({ offset })),
    ];
    for (const query of wrong) {
      const reply = await call(query);
      expect({ query, status: reply.status, code: reply.body.code }).toEqual({
        query,
        status: 400,
        code: "VALIDATION_ERROR",
      });
      expect(reply.body.details?.map(({ path }) => path)).toEqual(Object.keys(query));
    }
    for (const text of ["", "abc", "1.5"]) {
      const { body } = await call({ limit: text });
      expect(body.details).toMatchObject([{ message: "`limit` must be a whole number." }]);
    }
    const both = await call({ limit: 0, offset: -1 });
    expect(both.body.details?.map(({ path }) => path)).toEqual(["limit", "offset"]);
  });

  test("unknown query parameters are ignored, and named", async () => {
    const { call } = await open(1);
    const reply = await call({ page: 7, sort: "title", Limit: 0, "": "x" });
    expect(reply.status).toBe(200);
    const names = ["page", "sort", "Limit", ""];
    expect(reply.body.meta?.warnings).toEqual(
      names.map((name) => `unknown query parameter '${name}' was ignored`),
    );
    expect(Rows.parse(reply.body.data).items).toHaveLength(1);
  });
});
