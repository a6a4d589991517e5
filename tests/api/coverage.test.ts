import { describe, expect, test, vi } from "vitest";
import * as rules from "@/lib/ai/rules-thread";
import { draftOutline } from "@/lib/document-types/built-in-types";
import { checkCoverageOfTypes } from "@/lib/domain/context/context-coverage";
import { ApiError } from "@/lib/errors";
import { Coverage } from "@/lib/schemas/coverage";
import { CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES } from "@/lib/schemas/enums";
import { Meta } from "@/lib/schemas/envelope";
import { Generated } from "@/lib/schemas/generate";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { api } from "@/tests/support/request";
import {
  ABSENT_ID,
  createContextItem,
  createDocument,
  createGoal,
  createInitiative,
} from "@/tests/support/samples";

freshDatabase();

async function open() {
  const { caller, key, workspaceId } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const check = (documentType?: string) =>
    client.data(Coverage, "GET", `/initiatives/${id}/context-coverage`, {
      query: documentType === undefined ? {} : { documentType },
    });
  const upload = async (initiativeId: string) => {
    const prisma = await fullClient();
    const file = { filename: "notes.md", mediaType: "text/markdown", sizeBytes: 5, text: "notes" };
    const ids = { id: crypto.randomUUID(), workspaceId, initiativeId, createdById: ABSENT_ID };
    await prisma.upload.create({ data: { ...file, ...ids } });
  };
  return { caller, client, id, check, upload };
}

test("coverage: a type with NUL is refused, as in every other text", async () => {
  const { client, id } = await open();
  const query = { documentType: "a\u0000" };
  const { status } = await client.call("GET", `/initiatives/${id}/context-coverage`, { query });
  expect(status).toBe(400);
});

describe.each(DOCUMENT_TYPES)("coverage: %s", (type) => {
  test("is inadequate in an empty workspace, and lists the missing slots", async () => {
    const { check } = await open();
    const { adequate, coverage, metrics } = await check(type);
    expect(adequate).toBe(false);
    expect(coverage.length).toBeGreaterThan(0);
    expect(coverage.every(({ present }) => !present)).toBe(true);
    expect(Object.values(metrics)).toEqual([0, 0, 0, 0]);
  });
});

test("coverage: omitted, the general checklist asks for the five groups", async () => {
  const { check } = await open();
  const { adequate, coverage } = await check();
  expect(adequate).toBe(false);
  const satisfying = new Set(coverage.flatMap(({ satisfiesLabels }) => satisfiesLabels));
  const groups = [
    ["target_users"],
    ["user_feedback", "market_research"],
    ["key_competitors", "target_market"],
    ["technical_constraint", "compliance_requirements"],
  ];
  for (const group of groups) expect(group.some((label) => satisfying.has(label))).toBe(true);
  expect(coverage.some(({ kind }) => kind === "goal")).toBe(true);
});

test("coverage: a custom or unknown type is adequate with an empty list, and still counts", async () => {
  const { client, id, check } = await open();
  await createGoal(client, id);
  for (const type of ["memo", "PRD", "prd ", "our-own-type", "constructor", "__proto__", "🚀"]) {
    expect(await check(type)).toEqual({
      adequate: true,
      coverage: [],
      sections: [],
      follows: null,
      metrics: { contextItemsCount: 0, goalsCount: 1, relatedDocsCount: 0, uploadedDocsCount: 0 },
    });
  }
});

test("coverage: an unknown initiative is 404 for any type", async () => {
  const { client } = await open();
  for (const query of [{}, { documentType: "prd" }, { documentType: "memo" }]) {
    const path = `/initiatives/${ABSENT_ID}/context-coverage`;
    const reply = await client.call("GET", path, { query });
    expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  }
});

test("coverage: labels of the initiative and of the workspace count, those of another initiative do not", async () => {
  const { client, check } = await open();
  const slot = async () => {
    const { coverage } = await check("prd");
    return coverage.find(({ satisfiesLabels }) => satisfiesLabels.includes("target_users"));
  };
  const other = await createInitiative(client);
  await createContextItem(client, other.id, { label: "target_users" });
  expect(await slot()).toMatchObject({ kind: "context_label", present: false });
  const shared = await createContextItem(client, undefined, { label: "target_users" });
  expect(await slot()).toMatchObject({ present: true });
  const query = { scope: "workspace" };
  await client.call("DELETE", `/context-items/${shared.id}`, { query });
  expect(await slot()).toMatchObject({ present: false });
});

test("coverage: the metrics count the evidence of a generation", async () => {
  const { client, id, check, upload } = await open();
  const other = await createInitiative(client);
  for (const place of [id, id, undefined, other.id]) await createContextItem(client, place);
  for (const place of [id, undefined, undefined, other.id]) await createGoal(client, place);
  for (const place of [id, id, other.id]) await createDocument(client, place);
  const { id: archived } = await createDocument(client, id);
  await client.call("PATCH", `/documents/${archived}`, { body: { status: "archived" } });
  for (const place of [id, other.id, other.id]) await upload(place);
  expect((await check("prd")).metrics).toEqual({
    contextItemsCount: 3,
    goalsCount: 3,
    relatedDocsCount: 2,
    uploadedDocsCount: 1,
  });
});

test("coverage: with one of everything every type is adequate, and every slot present", async () => {
  const { client, id, check, upload } = await open();
  for (const label of CONTEXT_LABELS) await createContextItem(client, id, { label });
  for (const goal_type of GOAL_TYPES) await createGoal(client, id, { goal_type });
  for (const type of DOCUMENT_TYPES)
    await createDocument(client, id, { type, content_markdown: "Fewer lost visits." });
  await upload(id);
  for (const type of [...DOCUMENT_TYPES, undefined]) {
    const { adequate, coverage } = await check(type);
    expect({ type, adequate }).toEqual({ type, adequate: true });
    expect(coverage.filter(({ present }) => !present)).toEqual([]);
  }
});

test("coverage: names the sections that a generation would leave empty, and so does the answer to the generation", async () => {
  const { client, id, check } = await open();
  await createContextItem(client, id, { label: "target_users" });
  const { sections } = await check("prd");
  expect(sections).toHaveLength(10);
  const empty = sections.filter(({ present }) => !present).map(({ heading }) => heading);
  expect(empty).toContain("Problem");
  expect(empty).not.toContain("Target users");
  const body = { initiative_id: id, document_type: "prd" };
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  for (const _ of ["first", "replayed"]) {
    const reply = await client.call("POST", "/generate", { body, headers });
    const [warning] = Meta.parse(reply.body.meta).warnings ?? [];
    expect(warning).toMatch(new RegExp(`^${empty.length} of 10 sections have nothing: `));
    for (const heading of empty) expect(warning).toContain(heading);
  }
});

test("coverage: names the sections that would only name items to check, and so does the answer to the generation", async () => {
  const { client, id, check } = await open();
  await createContextItem(client, id, {
    label: "feature_idea",
    title: "Map",
    content: "Shows vans.",
  });
  const body = { initiative_id: id, document_type: "release_notes" };
  const { sections } = await check("release_notes");
  expect(sections.find(({ toCheck }) => toCheck)).toMatchObject({ heading: "New", present: true });
  const warn = async (documentType: string) => {
    const path = `/initiatives/${id}/context-coverage`;
    const reply = await client.call("GET", path, { query: { documentType } });
    return Meta.parse(reply.body.meta).warnings;
  };
  const foreseen = await warn("release_notes");
  expect(foreseen).toEqual([
    expect.stringContaining("have nothing: "),
    "Only items to check: New.",
  ]);
  expect(await warn("unknown")).toBeUndefined();
  const written = await client.call("POST", "/generate", { body });
  expect(Meta.parse(written.body.meta).warnings).toEqual(foreseen);
});

test("coverage: while too many long texts are being read, it names no sections but has all other fields", async () => {
  const { client, id, check } = await open();
  await createContextItem(client, id, { label: "target_users" });
  vi.spyOn(rules, "foreseeByRules").mockRejectedValueOnce(new ApiError("OVERLOADED", "Busy."));
  const { sections, metrics } = await check("prd");
  expect(sections).toEqual([]);
  expect(metrics.contextItemsCount).toBe(1);
});

test("coverage: a generated draft counts once somebody has edited it, as in a generation", async () => {
  const { client, id, check } = await open();
  const isPresent = async () =>
    (await check("epic")).coverage.find(({ key }) => key === "parent_prd")?.present;
  const body = { initiative_id: id, document_type: "prd" };
  const made = await client.call("POST", "/generate", { body });
  const { document } = Generated.parse(made.body.data);
  expect(await isPresent()).toBe(false);
  const change = { content_markdown: "## Problem\n\nIt hurts." };
  await client.call("PATCH", `/documents/${document.id}`, { body: change });
  expect(await isPresent()).toBe(true);
});

test("coverage: the same question has the same answer", async () => {
  const { client, id, check } = await open();
  await createContextItem(client, id);
  expect(await check("epic")).toEqual(await check("epic"));
});

test("coverage: checking all types at once gives the same results as one by one", async () => {
  const { caller, client, id, check } = await open();
  await createContextItem(client, id, { label: "target_users" });
  await createGoal(client, undefined, { goal_type: "user_outcome" });
  await createDocument(client, id, { type: "prd" });
  const all = await checkCoverageOfTypes(caller, id);
  expect([...all.keys()]).toEqual([...DOCUMENT_TYPES]);
  for (const type of DOCUMENT_TYPES) expect(await check(type)).toMatchObject({ ...all.get(type) });
});

test("coverage: a document of nothing but its outline counts as absent until somebody writes in it", async () => {
  const { caller, client, id, check } = await open();
  const outline = draftOutline("prd", "Two pages, for the board.");
  const { id: prd } = await createDocument(client, id, { type: "prd", content_markdown: outline });
  const isPresent = async () => {
    const { coverage, sections } = await check("epic");
    const slot = coverage.find(({ satisfiesLabels }) => satisfiesLabels.includes("prd"));
    const counted = (await checkCoverageOfTypes(caller, id)).get("epic");
    expect(counted?.coverage.find(({ key }) => key === slot?.key)?.present).toBe(slot?.present);
    expect(sections.some(({ present }) => present)).toBe(slot?.present);
    return slot?.present;
  };
  const change = (body: object) => client.call("PATCH", `/documents/${prd}`, { body });
  expect(await isPresent()).toBe(false);
  await change({ status: "approved" });
  expect(await isPresent()).toBe(false);
  await change({ content_markdown: outline.replace(/_[^_]+_/, "Crews lose visits offline.") });
  expect(await isPresent()).toBe(true);
});
