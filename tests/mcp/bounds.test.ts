import { describe, expect, test } from "vitest";
import { CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES } from "@/lib/schemas/enums";
import { freshDatabase } from "@/tests/support/database";
import { type Scene, scene } from "@/tests/support/scene";

freshDatabase();

type Json = Record<string, unknown>;

const ITEM = { label: "risk", title: "x", content: "x" };
const inWorkspace = { scope: "workspace", initiative_id: null };

/** A good call of each tool with bounds, to be changed in one place. */
const CALLS: Record<string, (scene: Scene) => Json> = {
  create_initiative: () => ({ title: "x" }),
  create_context_item: () => ({ ...inWorkspace, ...ITEM }),
  create_goal: () => ({ ...inWorkspace, goal_type: "general", title: "x" }),
  generate_document: ({ initiative }) => ({
    initiative_id: initiative.id,
    document_type: "prd",
    title: "x",
    instructions: "x",
  }),
  create_context_items: ({ initiative }) => ({ initiative_id: initiative.id, items: [ITEM] }),
  list_initiatives: () => ({}),
  list_documents: () => ({}),
  list_context_items: () => ({}),
  list_goals: () => ({}),
  get_document: ({ document }) => ({ id: document.id }),
  check_context_coverage: ({ initiative }) => ({
    initiative_id: initiative.id,
    document_type: "prd",
  }),
  relabel_context_item: ({ item }) => ({ item_id: item.id, label: "risk" }),
};

type Bound = { tool: string; argument: string; taken: Json[]; refused: Json[] };

/** A text: its longest form in code points, and one more. */
const text = (tool: string, argument: string, max: number, shortest = 0): Bound => ({
  tool,
  argument,
  taken: ["x", "🚀"].map((character) => ({ [argument]: character.repeat(max) })),
  refused: [
    ...["x", "🚀"].map((character) => ({ [argument]: character.repeat(max + 1) })),
    ...["a\u0000b", "a\ud800b", 5, true, {}, ["x", "y"]].map((value) => ({ [argument]: value })),
    ...(shortest > 0 ? [{ [argument]: "" }] : []),
  ],
});

const item = (fields: Json) => ({ items: [ITEM, { ...ITEM, ...fields }] });
const inItems = (tool: string, { argument, taken, refused }: Bound): Bound => ({
  tool,
  argument: `items.1.${argument}`,
  taken: taken.map(item),
  refused: refused.map(item),
});

const page = (tool: string): Bound[] => [
  {
    tool,
    argument: "limit",
    taken: [1, 100, "100"].map((limit) => ({ limit })),
    refused: [0, 101, -1, 1.5, "101", "1e2", true, [1, 2]].map((limit) => ({ limit })),
  },
  {
    tool,
    argument: "offset",
    taken: [0, Number.MAX_SAFE_INTEGER].map((offset) => ({ offset })),
    refused: [-1, Number.MAX_SAFE_INTEGER + 1, 0.5, "x"].map((offset) => ({ offset })),
  },
];

const choice = (tool: string, argument: string, values: readonly string[]): Bound => ({
  tool,
  argument,
  taken: values.map((value) => ({ [argument]: value })),
  refused: ["", "null", "nothing", 0].map((value) => ({
    [argument]: value,
  })),
});

const id = (tool: string, argument: string): Bound => ({
  tool,
  argument,
  taken: [],
  refused: ["1", "x".repeat(36), "019aa3f26c1e7c3a9d5b2f8e4a7b1c0", 5, {}].map((value) => ({
    [argument]: value,
  })),
});

const manyItems = (count: number) => ({ items: Array.from({ length: count }, () => ITEM) });

const BOUNDS: Bound[] = [
  choice("create_context_item", "label", CONTEXT_LABELS),
  choice("create_context_item", "scope", ["workspace"]),
  id("create_context_item", "initiative_id"),
  choice("create_goal", "goal_type", GOAL_TYPES),
  choice("generate_document", "document_type", DOCUMENT_TYPES),
  id("generate_document", "initiative_id"),
  ...["list_initiatives", "list_documents", "list_context_items", "list_goals"].flatMap(page),
  id("list_documents", "initiative_id"),
  id("list_goals", "initiative_id"),
  id("get_document", "id"),
  choice("relabel_context_item", "label", CONTEXT_LABELS),
  id("relabel_context_item", "item_id"),
  {
    tool: "create_context_items",
    argument: "items",
    taken: [1, 20].map(manyItems),
    refused: [0, 21].map(manyItems),
  },
  inItems("create_context_items", text("", "title", 200, 1)),
  inItems("create_context_items", text("", "content", 100_000)),
  inItems("create_context_items", choice("", "label", CONTEXT_LABELS)),
  {
    tool: "check_context_coverage",
    argument: "document_type",
    taken: [
      { document_type: "no such type" },
      { document_type: "" },
      { document_type: "x".repeat(5_000) },
    ],
    refused: [{ document_type: null }, { document_type: 5 }],
  },
];

describe.each(BOUNDS)("MCP bounds: $argument of $tool", ({ tool, argument, taken, refused }) => {
  const open = async () => {
    const place = await scene();
    const valid = CALLS[tool]?.(place) ?? expect.fail("no such call");
    return (change: Json) => place.assistant.call(tool, { ...valid, ...change });
  };

  test("is taken within its bounds", async () => {
    const send = await open();
    for (const change of [{}, ...taken]) {
      const { failure } = await send(change);
      expect(failure, JSON.stringify(change).slice(0, 200)).toBeUndefined();
    }
  });

  test("is refused beyond them, by its name", async () => {
    const send = await open();
    for (const change of refused) {
      const { failure } = await send(change);
      const seen = JSON.stringify(change).slice(0, 200);
      expect(failure, seen).toMatchObject({ code: "VALIDATION_ERROR" });
      expect(
        failure?.details?.map(({ path }) => path),
        seen,
      ).toEqual([argument]);
    }
  });
});

test("MCP bounds: an unknown type of document is always adequate", async () => {
  const { assistant, initiative } = await scene();
  const args = { initiative_id: initiative.id, document_type: "no such type" };
  const { structuredContent } = await assistant.call("check_context_coverage", args);
  expect(structuredContent).toMatchObject({ adequate: true, coverage: [] });
});
