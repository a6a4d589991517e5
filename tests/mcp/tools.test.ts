import { describe, expect, test } from "vitest";
import * as z from "zod";
import { TOOLS } from "@/lib/mcp/tools/registry";
import { Document, DocumentVersionSummary } from "@/lib/schemas/documents";
import { defineList } from "@/lib/schemas/fields";
import { findIgnoredFields } from "@/lib/schemas/find-ignored-fields";
import { Me } from "@/lib/schemas/me";
import { freshDatabase } from "@/tests/support/database";
import { ERAS } from "@/tests/support/mcp";
import { createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS } from "./open";
import { CASES, scene } from "./tool-cases";

freshDatabase();

const Anything = z.record(z.string(), z.unknown());
const Page = defineList(z.looseObject({ id: z.string() }));

test("MCP tools: every tool has its case", () => {
  expect(Object.keys(CASES).sort()).toEqual(TOOLS.map(({ name }) => name).sort());
});

describe.each(ERAS)("MCP tools: %s", (era) => {
  test.each(TOOLS)(
    "$name gives what REST gives, and nothing that its schema lacks",
    async (tool) => {
      const place = await scene(era);
      const { args, overRest } = CASES[tool.name]?.(place) ?? expect.fail("no case");
      const data = await place.assistant.data(Anything, tool.name, args, ALL_TOOLS);
      expect(data).toEqual(await overRest(data));
      expect(findIgnoredFields(data, tool.output.parse(data))).toEqual([]);
    },
  );

  test.each(TOOLS.filter(({ toolset }) => toolset === "write"))(
    "$name stores what it was given",
    async ({ name }) => {
      const place = await scene(era);
      const { args } = CASES[name]?.(place) ?? expect.fail("no case");
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
    const idsOf = async (args: object) =>
      (await assistant.data(Page, "list_initiatives", { ...args })).items.map(({ id }) => id);
    expect(await idsOf({ archived: true })).toEqual([away.id]);
    expect(await idsOf({ archived: false })).toEqual([initiative.id]);
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
