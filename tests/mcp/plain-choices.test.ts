import { expect, test } from "vitest";
import { findMeant } from "@/lib/mcp/calls/known-words";
import { readArguments } from "@/lib/mcp/calls/read-arguments";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import { AUDIENCES, DOCUMENT_STATUSES, SCOPES } from "@/lib/schemas/enums";
import { isObject } from "@/lib/schemas/is-object";
import { freshDatabase } from "@/tests/support/database";
import { type Scene, scene } from "@/tests/support/scene";
import { TOOL_ARGUMENTS } from "@/tests/support/tool-arguments";

freshDatabase();

const toTitle = (value: string) => value.replace(/(?:^|_)[a-z]/g, (start) => start.toUpperCase());
/** Values as models send them. */
const FORMS = [
  (value: string) => value.toUpperCase(),
  (value: string) => value.replaceAll("_", " "),
  (value: string) => value.replaceAll("_", "-"),
  (value: string) => toTitle(value).replaceAll("_", " "),
  (value: string) => toTitle(value).replaceAll("_", ""),
  (value: string) => ` ${toTitle(value)} `,
  (value: string) => (value.endsWith("s") ? value : value.replace(/y$/, "ie").concat("s")),
];

type Place = { tool: string; name: string; values: string[]; wrap: (value: string) => object };

/** Every argument with fixed values: a single one, a list, or a field of a list's items. */
const PLACES = TOOLS.flatMap(({ name: tool }) => {
  const found: Place[] = [];
  const look = (schema: unknown, wrap: (name: string, value: unknown) => object) => {
    if (!isObject(schema) || !isObject(schema.properties)) return;
    for (const [name, property] of Object.entries(schema.properties)) {
      if (!isObject(property)) continue;
      const { items } = property;
      const add = (values: unknown[], toValue: (value: string) => unknown) =>
        found.push({
          tool,
          name,
          values: values.map(String),
          wrap: (value) => wrap(name, toValue(value)),
        });
      if (Array.isArray(property.enum)) add(property.enum, (value) => value);
      if (isObject(items) && Array.isArray(items.enum)) add(items.enum, (value) => [value]);
      look(items, (inner, value) => ({
        [name]: [{ label: "risk", title: "x", content: "y", [inner]: value }],
      }));
    }
  };
  const { inputSchema } = TOOLS.map(getListedTool).find((listed) => listed.name === tool) ?? {};
  look(inputSchema, (name, value) => ({ [name]: value }));
  return found;
});

const find = (name: string) => TOOLS.find((tool) => tool.name === name) ?? expect.fail("no tool");
const goodArguments = (place: Scene, tool: string) => TOOL_ARGUMENTS[tool]?.(place);

test("MCP plain choices: every tool takes every value in plain forms, and says how it read them", async () => {
  expect(PLACES.length).toBeGreaterThan(15);
  const place = await scene();
  for (const { tool, name, values, wrap } of PLACES) {
    for (const value of values) {
      const initiative_id = value === "workspace" ? null : place.initiative.id;
      const good = { ...goodArguments(place, tool), ...(name === "scope" && { initiative_id }) };
      for (const form of FORMS.map((write) => write(value))) {
        const { input, notes } = readArguments(find(tool), { ...good, ...wrap(form) });
        expect(input, `${tool}: ${form}`).toMatchObject(wrap(value));
        if (form !== value) expect(notes.join(" "), form).toContain(`was taken as ${value}.`);
      }
    }
  }
});

test("MCP plain choices: a value without a match is refused with all values", async () => {
  const place = await scene();
  for (const { tool, values, wrap } of PLACES) {
    const sent = { ...goodArguments(place, tool), ...wrap("vibes") };
    for (const value of values) expect(() => readArguments(find(tool), sent)).toThrow(value);
  }
});

test("MCP plain choices: every tool names the arguments that it ignores", async () => {
  const place = await scene();
  for (const { name } of TOOLS) {
    const sent = { ...goodArguments(place, name), colour: "red" };
    const { notes } = readArguments(find(name), sent);
    expect(notes.join(" "), name).toContain("no such argument: colour.");
  }
});

test.each([
  ["executives", AUDIENCES, "executive"],
  ["Executive team", AUDIENCES, "executive"],
  ["support team", AUDIENCES, "customer_success"],
  ["the public", AUDIENCES, undefined],
  ["approve", DOCUMENT_STATUSES, "approved"],
  ["organization", SCOPES, "workspace"],
  ["project", SCOPES, "initiative"],
] as const)("MCP plain choices: %j", (word, choices, meant) => {
  expect(findMeant(word, choices)).toBe(meant);
});
