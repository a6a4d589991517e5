import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repairArguments } from "@/lib/mcp/calls/repair-arguments";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const schemas = TOOLS.map((tool) => getListedTool(tool).inputSchema);
const [ID, TITLE] = ["019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d", "Route planner"];

/** Values that fit a published schema. Blank texts are left out: for an optional value they mean none. */
function fitting(schema: unknown): fc.Arbitrary<unknown> {
  if (!isObject(schema)) return fc.jsonValue();
  const { type, enum: choices, format, minimum, maximum, items, anyOf } = schema;
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(fitting));
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (type === "null") return fc.constant(null);
  if (type === "boolean") return fc.boolean();
  if (type === "integer") {
    return fc.integer({ min: Number(minimum ?? 0), max: Number(maximum ?? 2 ** 31) });
  }
  if (type === "array") return fc.array(fitting(items), { minLength: 1, maxLength: 3 });
  if (type === "object") return fittingObject(schema);
  if (format === "uuid") return fc.uuid();
  return fc.oneof(textLikeJson, fc.string()).filter((text) => text !== "" && text !== "null");
}

/** Texts that look like other JSON values. */
const textLikeJson = fc.oneof(
  fc.json(),
  fc.constantFrom("true", "5", "-1.5", "[]", "{}", '["a"]', "Null", " ", "undefined"),
);

function fittingObject({ properties, required }: Json): fc.Arbitrary<Json> {
  const fields = Object.entries(isObject(properties) ? properties : {});
  const requiredKeys = Array.isArray(required) ? required.map(String) : [];
  const model = Object.fromEntries(fields.map(([name, of]) => [name, fitting(of)]));
  return fc.record(model, { requiredKeys });
}

const schemaAndArguments = fc
  .constantFrom(...schemas)
  .chain((schema) => fc.tuple(fc.constant(schema), fittingObject(schema)));

/** Whether the value may be sent as text without a change of its meaning. */
const asText = (value: unknown): unknown =>
  typeof value === "string" || value === null ? value : JSON.stringify(value);

describe("MCP arguments: for every tool", () => {
  test("arguments that fit their schema stay the same", () => {
    fc.assert(
      fc.property(schemaAndArguments, ([schema, args]) => {
        expect(repairArguments(schema, args)).toEqual(args);
      }),
      { numRuns: 500 },
    );
  });

  test("arguments sent as JSON text are read as the values in the text", () => {
    fc.assert(
      fc.property(schemaAndArguments, ([schema, args]) => {
        const texts = Object.entries(args).map(([name, value]) => [name, asText(value)]);
        expect(repairArguments(schema, Object.fromEntries(texts))).toEqual(args);
      }),
      { numRuns: 500 },
    );
  });

  test("for any arguments, repairing twice equals repairing once, and nothing is thrown", () => {
    const anything = fc.dictionary(fc.string(), fc.jsonValue());
    fc.assert(
      fc.property(fc.constantFrom(...schemas), anything, anything, (schema, values, more) => {
        const names = Object.keys(isObject(schema.properties) ? schema.properties : {});
        const sent = Object.values(values).map((value, index) => [names[index] ?? "x", value]);
        const args = { ...more, ...Object.fromEntries(sent) };
        const once = repairArguments(schema, args);
        expect(repairArguments(schema, once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});

const SCHEMA = {
  type: "object",
  properties: {
    title: { type: "string" },
    parent: { anyOf: [{ type: "string" }, { type: "null" }] },
    note: { type: "string" },
    target: { anyOf: [{ type: "string", maxLength: 500 }, { type: "null" }] },
    content: { type: "string", maxLength: 100_000 },
    code: { type: "string", format: "uuid" },
    rank: { anyOf: [{ type: "integer" }, { type: "null" }] },
    count: { type: "integer" },
    open: { type: "boolean" },
    tags: { type: "array", items: { type: "string" } },
    kinds: { type: "array", items: { type: "string", enum: ["goal", "upload"] } },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { size: { type: "integer" }, note: { type: "string" } },
        required: ["size"],
      },
    },
  },
  required: ["title", "parent"],
};
const REST = { title: TITLE, parent: ID };

describe("MCP arguments: one by one", () => {
  const MENDED: [string, Json, Json][] = [
    ["known words with commas", { kinds: "goal, upload" }, { kinds: ["goal", "upload"] }],
    ["a list as JSON text", { tags: '["a", "b"]' }, { tags: ["a", "b"] }],
    [
      "objects as JSON text in a list as JSON text",
      { lines: JSON.stringify([JSON.stringify({ size: "3", note: "" })]) },
      { lines: [{ size: 3 }] },
    ],
    ["a number for a text of a goal", { target: 95.5 }, { target: "95.5" }],
    ["a year for a text that can be null", { target: 2027 }, { target: "2027" }],
    ["a list of texts for a text of a goal", { target: ["a", "b"] }, { target: "a\nb" }],
    ["a number as text", { count: " 20 " }, { count: 20 }],
    ["a negative number as text", { count: "-3" }, { count: -3 }],
    ["a number as text where it can be null", { rank: "7" }, { rank: 7 }],
    ["a boolean as text", { open: "True" }, { open: true }],
    ["yes for a boolean", { open: "Yes" }, { open: true }],
    ["no for a boolean", { open: "no" }, { open: false }],
    ["a list of one number", { rank: ["3"] }, { rank: 3 }],
    ["an object for a list of objects", { lines: { size: "3" } }, { lines: [{ size: 3 }] }],
    ["the same as JSON text", { lines: '{"size":3}' }, { lines: [{ size: 3 }] }],
    ["all known words", { kinds: "All" }, {}],
    ["all known words in a list", { kinds: ["all"] }, {}],
    ["nothing for an optional text", { note: "" }, {}],
    ["null for an optional text", { note: null }, {}],
    ["the word null for an optional number", { count: "null" }, {}],
    ["nothing for an optional list", { tags: "" }, {}],
    ["null for an optional value that can be null", { rank: null }, { rank: null }],
  ];
  test.each(MENDED)("%s", (_, sent, mended) => {
    expect(repairArguments(SCHEMA, { ...REST, ...sent })).toEqual({ ...REST, ...mended });
  });

  const KEPT: [string, Json][] = [
    ["a required title that is the word null", { title: "null" }],
    ["an empty required title", { title: "" }],
    ["a required title that is null", { title: null }],
    ["a title that looks like JSON", { title: "[1]" }],
    ["a title that is a number", { title: 5 }],
    ["a note that is a number", { note: 5 }],
    ["a number that a text cannot show", { target: 1e21 }],
    ["a number for an id", { code: 5 }],
    ["a list of numbers for a text", { target: [1, 2] }],
    ["a list with an empty text for a text", { target: ["a", ""] }],
    ["a list for a content", { content: ["a", "b"] }],
    ["an empty list for a text", { target: [] }],
    ["a title that is a list of one", { title: ["a"] }],
    ["an object that has no text", { kinds: { toString: 1, valueOf: 1 } }],
    ["a title that is a list of two", { title: ["a", "b"] }],
    ["a title that is a list in a list", { title: [["a"]] }],
    ["a title that is true", { title: true }],
    ["all among other known words", { kinds: ["all", "goal"] }],
    ["a number with a unit", { count: "20 items" }],
    ["a number in words", { count: "twenty" }],
    ["a hexadecimal number", { count: "0x10" }],
    ["a list that is one text", { tags: "a, b" }],
    ["a list as JSON text of another shape", { tags: '{"a":1}' }],
    ["broken JSON text", { lines: '[{"size":' }],
    ["a boolean in other words", { open: "maybe" }],
    ["a name that the schema lacks", { org_id: "" }],
  ];
  test.each(KEPT)("%s stays the same", (_, sent) => {
    expect(repairArguments(SCHEMA, { ...REST, ...sent })).toEqual({ ...REST, ...sent });
  });

  test.each([{}, { parent: "" }, { parent: "null" }, { parent: null }])(
    "a required nullable value is null for %o",
    (sent) => {
      expect(repairArguments(SCHEMA, { title: TITLE, ...sent })).toEqual({
        title: TITLE,
        parent: null,
      });
    },
  );

  test("names of the prototype are ordinary names", () => {
    const sent: Json = JSON.parse('{"__proto__":{"note":"x"},"constructor":"","toString":null}');
    const repaired = repairArguments(SCHEMA, { ...REST, ...sent });
    const names = ["title", "parent", "__proto__", "constructor", "toString"];
    expect(Object.keys(repaired)).toEqual(names);
    expect(Object.getPrototypeOf(repaired)).toBe(Object.prototype);
    expect(repaired.note).toBeUndefined();
  });

  test("a goal takes numbers and a list of key results", () => {
    const tool = TOOLS.find(({ name }) => name === "create_goal");
    if (!tool) throw new Error("There is no create_goal.");
    const sent = { title: TITLE, baseline: 5, key_result: ["a", "b"] };
    expect(repairArguments(getListedTool(tool).inputSchema, sent)).toMatchObject({
      baseline: "5",
      key_result: "a\nb",
    });
  });
});
