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

freshDatabase();

const PAGE = { limit: 10, offset: 0 };

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
  await createInitiative(caller, { title: "Empty" });
  const { types, initiatives } = await listDocumentFacets(caller);
  expect([...types].sort()).toEqual(["epic", "prd"]);
  expect([...initiatives]).toEqual([
    [arrivals, "Arrivals"],
    [routes, "Routes"],
  ]);
});
