import { describe, expect, test } from "vitest";
import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import {
  critiqueDocument,
  draftBattlecard,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
  mapAssumptions,
  prioritize,
} from "@/lib/domain/advisors";
import { getGeneration } from "@/lib/domain/generation/background-generations";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { Document, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { findIgnoredFields } from "@/lib/schemas/find-ignored-fields";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, type Scene, scene } from "@/tests/support/scene";
import { TOOL_ARGUMENTS } from "@/tests/support/tool-arguments";

freshDatabase();

const Anything = z.record(z.string(), z.unknown());
const Found = z.looseObject({ items: z.array(z.looseObject({ type: z.string() })) });
const Labeled = z.object({ id: z.string(), label: z.string() });
const Titled = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });
const Page = defineList(z.looseObject({ id: z.string() }));

type Json = Record<string, unknown>;

/** The REST path with the data of each tool's answer. */
const PATHS: Record<string, (place: Scene, data: Json) => string> = {
  create_initiative: (_, { id }) => `/initiatives/${id}`,
  create_context_item: (_, { id }) => `/context-items/${id}`,
  create_goal: (_, { id }) => `/goals/${id}?scope=workspace`,
  generate_document: (_, { id }) => `/documents/${id}`,
  list_initiatives: () => "/initiatives",
  list_documents: () => "/documents",
  get_document: ({ document }) => `/documents/${document.id}`,
  list_context_items: () => "/context-items?scope=workspace",
  list_goals: () => "/goals?scope=workspace",
  check_context_coverage: ({ initiative }) =>
    `/initiatives/${initiative.id}/context-coverage?documentType=prd`,
  get_context_item: ({ workspaceItem }) => `/context-items/${workspaceItem.id}?scope=workspace`,
  get_goal: ({ goal }) => `/goals/${goal.id}`,
  get_upload: ({ upload }) => `/uploads/${upload.id}`,
  list_document_types: () => "/document-types",
  update_document: ({ document }) => `/documents/${document.id}`,
  update_initiative: ({ initiative }) => `/initiatives/${initiative.id}`,
  update_context_item: ({ workspaceItem }) => `/context-items/${workspaceItem.id}?scope=workspace`,
  update_goal: ({ goal }) => `/goals/${goal.id}`,
  list_document_versions: ({ document }) => `/documents/${document.id}/versions`,
  restore_document_version: ({ document }) => `/documents/${document.id}`,
};

/** Reads the data from REST or a verb, for tools whose answer has another form than REST's. */
const EQUALS: Record<string, (place: Scene, data: Json) => Promise<unknown>> = {
  search_workspace: async ({ rest }) => {
    const query = { q: "initiative goals", types: "initiative,goal", limit: 5 };
    const { items, ...page } = await rest.data(Found, "GET", "/search", { query });
    return { items: items.map((item) => ({ ...item, open_with: `get_${item.type}` })), ...page };
  },
  get_initiative: async ({ rest, initiative: { id }, upload }) => ({
    ...(await rest.data(Anything, "GET", `/initiatives/${id}`)),
    uploads: [{ id: upload.id, filename: upload.filename, created_at: upload.created_at }],
  }),
  classify_context: ({ rest, initiative }) =>
    rest.data(z.unknown(), "POST", `/initiatives/${initiative.id}/classify`, {
      body: { blob: "We decided to start with iOS.", targetLabels: ["decision"] },
    }),
  create_context_items: async ({ rest, initiative }) => {
    const query = { initiative_id: initiative.id };
    const { items } = await rest.data(Titled, "GET", "/context-items", { query });
    const findId = (title: string) => items.find((item) => item.title === title)?.id;
    return { created: 2, ids: [findId("decision"), findId("risk")] };
  },
  relabel_context_item: ({ rest, item }) => rest.data(Labeled, "GET", `/context-items/${item.id}`),
  write_document: ({ caller }, { id }) => getGeneration(caller, { id: String(id) }),
  get_generation: async ({ generation }) => generation,
  advisor_prd_critic: ofDocument(critiqueDocument),
  advisor_assumption_map: ofDocument(mapAssumptions),
  advisor_launch_readiness: ofInitiative(judgeLaunchReadiness),
  advisor_prioritization: ofInitiative(prioritize),
  advisor_stakeholder_update: ofInitiative((caller, args) =>
    draftStakeholderUpdate(caller, { ...args, audience: "sales" }),
  ),
  advisor_competitive_battlecard: ofInitiative((caller, args) =>
    draftBattlecard(caller, { ...args, competitor_name: "Planner" }),
  ),
};

type Verb<Args> = (caller: Caller, args: Args) => Promise<object>;

function ofDocument(verb: Verb<{ document_id: string }>) {
  return async ({ caller, document }: Scene, { generated_at }: Json) => ({
    ...(await verb(caller, { document_id: document.id })),
    generated_at,
  });
}

function ofInitiative(verb: Verb<{ initiative_id: string }>) {
  return async ({ caller, initiative }: Scene, { generated_at }: Json) => ({
    ...(await verb(caller, { initiative_id: initiative.id })),
    generated_at,
  });
}

function readOverRest(name: string, place: Scene, data: Json): Promise<unknown> {
  const path = PATHS[name]?.(place, data);
  if (path === undefined) return EQUALS[name]?.(place, data) ?? expect.fail("no equal");
  const [pathname = "", search] = path.split("?");
  const query = [...new URLSearchParams(search)];
  return place.rest.data(z.unknown(), "GET", pathname, { query });
}

test("MCP tools: every tool has its good call", () => {
  expect(Object.keys(TOOL_ARGUMENTS).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
});

describe.each(ERAS)("MCP tools: %s", (era) => {
  test.each(TOOLS)(
    "$name gives the same data as REST, and only fields of its schema",
    async (tool) => {
      const place = await scene(era);
      const args = TOOL_ARGUMENTS[tool.name]?.(place);
      const data = await place.assistant.data(Anything, tool.name, args, ALL_TOOLS);
      expect(data).toEqual(await readOverRest(tool.name, place, data));
      expect(findIgnoredFields(data, tool.output.parse(data))).toEqual([]);
    },
  );

  test.each(TOOLS.filter(({ toolset }) => toolset === "write"))(
    "$name stores its arguments",
    async ({ name }) => {
      const place = await scene(era);
      const args = TOOL_ARGUMENTS[name]?.(place) ?? {};
      const { document_type: type, instructions, ...fields } = args;
      const stored = await place.assistant.data(Anything, name, args);
      expect(stored).toMatchObject({ ...fields, ...(type !== undefined && { type }) });
      if (instructions) expect(stored.content_markdown).toContain(instructions);
    },
  );
});

describe("MCP tools: lists", () => {
  test("come in REST's pages", async () => {
    const { assistant, rest } = await scene();
    for (const title of ["b", "c"]) await createInitiative(rest, { title });
    const first = await assistant.data(Page, "list_initiatives", { limit: 2 });
    const second = await assistant.data(Page, "list_initiatives", { limit: 2, offset: 2 });
    expect(first.pagination).toEqual({ limit: 2, offset: 0, has_more: true });
    expect(second.pagination).toEqual({ limit: 2, offset: 2, has_more: false });
    const all = await rest.data(Page, "GET", "/initiatives");
    expect([...first.items, ...second.items]).toEqual(all.items);
  });

  test("archived: true lists the archived initiatives instead", async () => {
    const { assistant, rest, initiative } = await scene();
    const away = await createInitiative(rest, { title: "Away" });
    await rest.call("PATCH", `/initiatives/${away.id}`, { body: { archived: true } });
    const listIds = async (args: object) =>
      (await assistant.data(Page, "list_initiatives", { ...args })).items.map(({ id }) => id);
    expect(await listIds({ archived: true })).toEqual([away.id]);
    expect(await listIds({ archived: false })).toEqual([initiative.id]);
  });

  test.each([
    ["list_documents", "document", undefined],
    ["list_context_items", "item", "initiative"],
    ["list_goals", "goal", "initiative"],
  ] as const)("%s of one initiative", async (tool, kind, scope) => {
    const place = await scene();
    const other = await createInitiative(place.rest);
    const idsIn = async (initiative_id: string) =>
      (await place.assistant.data(Page, tool, { scope, initiative_id })).items.map(({ id }) => id);
    expect(await idsIn(place.initiative.id)).toEqual([place[kind].id]);
    expect(await idsIn(other.id)).toEqual([]);
  });
});

describe("MCP tools: generate_document", () => {
  test("stores a draft of version 1 that came over MCP, and uses no quota", async () => {
    const { assistant, rest, initiative, userId } = await scene();
    const before = await rest.data(Me, "GET", "/me");
    const draft = await assistant.data(Document, "generate_document", {
      initiative_id: initiative.id,
      document_type: "prd",
      title: "Planner",
      instructions: "For crews of two.",
    });
    expect(draft).toMatchObject({ type: "prd", status: "draft", version: 1 });
    expect(draft.content_markdown).toMatch(/^#{1,6} /m);
    const versions = await rest.data(
      defineList(DocumentVersionSummary),
      "GET",
      `/documents/${draft.id}/versions`,
    );
    expect(versions.items).toMatchObject([{ version: 1, source: "mcp", created_by: userId }]);
    expect((await rest.data(Me, "GET", "/me")).usage).toEqual(before.usage);
  });
});
