import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  listDocumentFacets,
  listDocumentsByChange,
} from "@/lib/domain/documents/document-overview";
import { createDocument, updateDocument } from "@/lib/domain/documents/documents";
import { createInitiative } from "@/lib/domain/initiatives/initiatives";
import { freshDatabase } from "@/tests/support/database";
import { makeUser, makeWorkspace } from "@/tests/support/factories";
import { query } from "@/tests/support/query";

freshDatabase();

const PAGE = { limit: 10, offset: 0 };

/** 210 copies of an initiative and its documents, which come before "Routes". */
const MANY_COPIES = `
  WITH copies AS (
    INSERT INTO initiative
    SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'title', 'B ' || n))).*
    FROM initiative i, generate_series(1, 210) n WHERE i.id = $1
    RETURNING id
  )
  INSERT INTO document
  SELECT (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'initiative_id', c.id))).*
  FROM document d, copies c WHERE d.initiative_id = $1`;

async function planned() {
  const { caller } = await makeWorkspace();
  const { id: routes } = await createInitiative(caller, { title: "Routes" });
  const { id: arrivals } = await createInitiative(caller, { title: "Arrivals" });
  const make = async (initiative_id: string, type: "prd" | "epic") => {
    await setTimeout(5);
    return (await createDocument(caller, { initiative_id, type, title: `A ${type}` })).id;
  };
  const ids = {
    prd: await make(routes, "prd"),
    epic: await make(routes, "epic"),
    other: await make(arrivals, "prd"),
  };
  return { caller, routes, arrivals, ...ids };
}

test("document overview: the document that changed last comes first, with its initiative", async () => {
  const { caller, routes, prd, epic, other } = await planned();
  await planned();
  await updateDocument(caller, { id: prd, title: "Changed" });
  const { items, pagination } = await listDocumentsByChange(caller, { ...PAGE, limit: 2 });
  expect(items.map(({ id }) => id)).toEqual([prd, other]);
  expect(items[0]).toMatchObject({
    initiative_id: routes,
    initiative_title: "Routes",
    title: "Changed",
    type: "prd",
    status: "draft",
  });
  expect(pagination.has_more).toBe(true);
  const next = await listDocumentsByChange(caller, { limit: 2, offset: 2 });
  expect(next.items.map(({ id }) => id)).toEqual([epic]);
  expect(next.pagination.has_more).toBe(false);
});

test("document overview: type, status and initiative narrow the list, also together", async () => {
  const { caller, routes, prd, epic, other } = await planned();
  await updateDocument(caller, { id: epic, status: "approved" });
  const list = async (
    filter: Omit<Parameters<typeof listDocumentsByChange>[1], "limit" | "offset">,
  ) => (await listDocumentsByChange(caller, { ...PAGE, ...filter })).items.map(({ id }) => id);
  expect(await list({ type: "prd" })).toEqual([other, prd]);
  expect(await list({ status: "approved" })).toEqual([epic]);
  expect(await list({ initiative_id: routes })).toEqual([epic, prd]);
  expect(await list({ initiative_id: routes, type: "prd", status: "draft" })).toEqual([prd]);
  expect(await list({ initiative_id: routes, type: "prd", status: "approved" })).toEqual([]);
});

test("document overview: it names the person of the last change, of the text, the title or the status", async () => {
  const { caller, prd, epic } = await planned();
  const colleague = await makeUser({ name: "Grace Hopper" });
  const theirs = { ...caller, userId: colleague.id };
  const find = async (wanted: string) =>
    (await listDocumentsByChange(caller, PAGE)).items.find(({ id }) => id === wanted)?.changed_by;
  const own = await find(epic);
  expect(own).toEqual(expect.any(String));
  await updateDocument(theirs, { id: prd, content_markdown: "Text" });
  expect(await find(prd)).toBe(colleague.name);
  await updateDocument(caller, { id: prd, status: "in_review" });
  expect(await find(prd)).toBe(own);
  await updateDocument(theirs, { id: prd, title: "New title" });
  expect(await find(prd)).toBe(colleague.name);
  expect(await find(epic)).toBe(own);
});

test("document overview: only types and initiatives with documents are offered, by title", async () => {
  const { caller, routes, arrivals } = await planned();
  await planned();
  const { id: empty } = await createInitiative(caller, { title: "Empty" });
  const { types, initiatives } = await listDocumentFacets(caller);
  expect([...types].sort()).toEqual(["epic", "prd"]);
  const withDocuments = [
    [arrivals, "Arrivals"],
    [routes, "Routes"],
  ];
  expect([...initiatives]).toEqual(withDocuments);
  const { initiatives: offered } = await listDocumentFacets(caller, empty);
  expect([...offered]).toEqual([withDocuments[0], [empty, "Empty"], withDocuments[1]]);
});

test("document overview: an initiative of another workspace is neither offered nor listed", async () => {
  const { caller, routes, arrivals } = await planned();
  const foreign = await planned();
  const { initiatives } = await listDocumentFacets(caller, foreign.routes);
  expect([...initiatives.keys()]).toEqual([arrivals, routes]);
  const filter = { ...PAGE, initiative_id: foreign.routes };
  expect((await listDocumentsByChange(caller, filter)).items).toEqual([]);
  expect((await listDocumentsByChange(foreign.caller, filter)).items).toHaveLength(2);
});

test("document overview: of many initiatives 200 are offered, the chosen one among them", async () => {
  const { caller, routes, arrivals } = await planned();
  await query(MANY_COPIES, [arrivals]);
  const { initiatives } = await listDocumentFacets(caller, routes);
  expect(initiatives.size).toBe(200);
  expect(initiatives.get(routes)).toBe("Routes");
  expect((await listDocumentFacets(caller)).initiatives.has(routes)).toBe(false);
});

test("document overview: documents that changed at the same time are each on one page", async () => {
  const { caller, prd, epic, other } = await planned();
  await query("UPDATE document SET updated_at = now() WHERE workspace_id = $1", [
    caller.workspaceId,
  ]);
  const page = async (offset: number) =>
    (await listDocumentsByChange(caller, { limit: 1, offset })).items.map(({ id }) => id);
  const listed = [...(await page(0)), ...(await page(1)), ...(await page(2))];
  expect(listed).toEqual([prd, epic, other].sort().reverse());
});
