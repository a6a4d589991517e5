import { describe, expect, test } from "vitest";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import { selectTools } from "@/lib/mcp/tools/selection";
import { freshDatabase } from "@/tests/support/database";
import { ERAS, URL_OF_MCP } from "@/tests/support/mcp";
import { open } from "@/tests/support/scene";
import { BOUNDS, CONTRACT } from "./contract-table";

freshDatabase();

const listed = TOOLS.map(getListedTool);
const byDefault = selectTools(new Request(URL_OF_MCP)).listed;

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every schema inside a schema, with its place; the places of properties end in their names. */
function* nodes(schema: unknown, at = ""): Generator<{ at: string; node: Json; named: boolean }> {
  if (!isObject(schema)) return;
  yield { at, node: schema, named: false };
  const { properties, items, anyOf } = schema;
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    for (const inner of nodes(property, `${at}.${name}`)) {
      yield { ...inner, named: inner.named || inner.at === `${at}.${name}` };
    }
  }
  yield* nodes(items, `${at}[]`);
  for (const branch of Array.isArray(anyOf) ? anyOf : []) yield* nodes(branch, `${at}|`);
}

describe("MCP schemas: the contract", () => {
  test("every tool of the interface is there, and nothing else is listed by default", () => {
    const names = byDefault.map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(CONTRACT).sort());
    expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
  });

  test.each(byDefault.map((tool) => [tool.name, tool] as const))("%s: arguments", (name, tool) => {
    const { properties, required } = tool.inputSchema;
    const marked = Object.keys(isObject(properties) ? properties : {}).map((property) =>
      Array.isArray(required) && required.includes(property) ? `${property}!` : property,
    );
    expect(marked).toEqual(CONTRACT[name]);
    expect(properties).toMatchObject(BOUNDS[name] ?? {});
  });
});

describe("MCP schemas: only features that Claude, Cursor, Gemini and gateways all take", () => {
  const REFUSED = ["oneOf", "allOf", "not", "const", "$ref", "$defs", "prefixItems", "if"];
  const schemas = listed.flatMap(({ name, inputSchema, outputSchema }) => [
    { at: `${name} input`, schema: inputSchema },
    { at: `${name} output`, schema: outputSchema },
  ]);

  test.each(schemas)("$at", ({ at, schema }) => {
    expect(schema.type).toBe("object");
    for (const keyword of ["anyOf", ...REFUSED]) expect(schema).not.toHaveProperty(keyword);
    for (const { at: place, node, named } of nodes(schema, at)) {
      for (const keyword of REFUSED) expect(node, place).not.toHaveProperty([keyword]);
      expect(Array.isArray(node.type), place).toBe(false);
      expect(typeof node.type === "string" || Array.isArray(node.anyOf), place).toBe(true);
      if (node.enum !== undefined) {
        expect(node.type, place).toBe("string");
        for (const value of [node.enum].flat()) expect(typeof value, place).toBe("string");
      }
      if (Array.isArray(node.anyOf)) {
        const kinds = node.anyOf.map((branch) => (isObject(branch) ? branch.type : undefined));
        expect(kinds, place).toHaveLength(2);
        expect(kinds[1], place).toBe("null");
      }
      const isPlain = node.type !== "array" && node.type !== "object";
      if (named && !(at.endsWith("output") && isPlain)) {
        expect(node.description, place).toMatch(/\w/);
      }
    }
  });
});

test("MCP schemas: the conversion happens when the module loads, not for each request", () => {
  for (const tool of TOOLS) expect(getListedTool(tool)).toBe(getListedTool(tool));
  const choose = () => selectTools(new Request(`${URL_OF_MCP}?toolsets=read,edit&readonly=1`));
  expect(choose()).toBe(choose());
});

describe("MCP schemas: descriptions for the model", () => {
  test.each(listed.map((tool) => [tool.name, tool] as const))("%s", (_, tool) => {
    expect(tool.description.length).toBeLessThanOrEqual(300);
    expect(tool.title).toMatch(/^[A-Z]/);
    for (const value of Object.values(tool.annotations)) expect(typeof value).toBe("boolean");
    expect(tool.annotations.openWorldHint).toBe(false);
  });

  test("tools that change nothing say so, and no other tool does", () => {
    const reading = listed.filter(({ annotations }) => annotations.readOnlyHint);
    expect(reading.map(({ name }) => name)).toEqual(
      listed
        .map(({ name }) => name)
        .filter((name) => /^(list|get|check|advisor|classify|search)_/.test(name)),
    );
  });

  test("tools that change more with each repeat do not claim to be idempotent", () => {
    const claiming = listed.filter(({ annotations }) => annotations.idempotentHint);
    expect(claiming.map(({ name }) => name)).not.toContain("update_document");
  });

  test.each(ERAS)("the list of the default tools stays under 20 KB, in %s", async (era) => {
    const { assistant } = await open(era);
    const { body } = await assistant.rpc("tools/list");
    const bytes = Buffer.byteLength(JSON.stringify(body));
    console.log(
      `tools/list: ${byDefault.length} tools, ${bytes} bytes, about ${Math.round(bytes / 4)} tokens`,
    );
    expect(bytes).toBeLessThan(20_000);
  });
});
