import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { OPERATIONS, type Operation } from "@/tests/support/operations";
import { scene } from "@/tests/support/scene";

freshDatabase();

/** `max` counts code points. */
type Bound = { max: number; start?: string; isRequired?: true; isNullable?: true };
const TITLE: Bound = { max: 200, isRequired: true };
const optional = (max: number): Bound => ({ max, isNullable: true });

/** The texts of each resource, and the operations that write them. */
const RESOURCES: { writtenBy: string[]; texts: Record<string, Bound> }[] = [
  {
    writtenBy: [
      "POST /initiatives",
      "PATCH /initiatives/{id}",
      "create_initiative",
      "update_initiative",
    ],
    texts: { title: TITLE, description: optional(10_000) },
  },
  {
    writtenBy: ["POST /documents", "PATCH /documents/{id}", "generate_document", "update_document"],
    texts: { title: TITLE, instructions: { max: 10_000 } },
  },
  {
    writtenBy: ["POST /generate", "write_document"],
    texts: { title: TITLE, instructions: { max: 10_000 } },
  },
  {
    writtenBy: [
      "POST /context-items",
      "PATCH /context-items/{id}",
      "create_context_item",
      "update_context_item",
    ],
    texts: {
      title: TITLE,
      content: { max: 100_000 },
      source_url: {
        max: 2000,
        start: "https://example.com/",
        isRequired: true,
        isNullable: true,
      },
    },
  },
  {
    writtenBy: ["POST /goals", "PATCH /goals/{id}", "create_goal", "update_goal"],
    texts: {
      title: TITLE,
      description: optional(20_000),
      key_result: optional(2000),
      baseline: optional(2000),
      timeframe: optional(200),
    },
  },
];

const cases = OPERATIONS.filter(({ door }) => door !== "MCP 2025-11-25").flatMap((operation) =>
  RESOURCES.filter(({ writtenBy }) => writtenBy.includes(operation.name)).flatMap(({ texts }) =>
    Object.entries(texts)
      .filter(([field]) => operation.inputs.includes(field))
      .map(([field, bound]) => ({ name: operation.name, field, operation, bound })),
  ),
);

/** A tool takes null and an empty text for an optional argument that is left out. */
const NEEDED = [
  "create_initiative title",
  "create_context_item title",
  "create_context_item content",
  "create_goal title",
  "generate_document title",
  "generate_document instructions",
];
const MAY_BE_EMPTY = ["generate_document instructions"];

function refusesEmpty({ door, name }: Operation, field: string, { isRequired }: Bound) {
  const argument = `${name} ${field}`;
  return door === "REST"
    ? isRequired
    : NEEDED.includes(argument) && !MAY_BE_EMPTY.includes(argument);
}
const refusesNull = ({ door, name }: Operation, field: string, { isNullable }: Bound) =>
  door === "REST" ? !isNullable : NEEDED.includes(`${name} ${field}`);

async function open(operation: Operation, field: string) {
  const place = await scene();
  let values = await operation.prepare(place);
  const send = (value: unknown) => operation.call(place.key, { ...values, [field]: value });
  const accept = async (value: unknown) => {
    const { code, data } = await send(value);
    expect(code).toBeUndefined();
    const written = Object(data).document ?? data;
    if (operation.door === "REST" && field !== "instructions")
      expect(written).toMatchObject({ [field]: value });
    const { version } = Object(data);
    if ("expected_version" in values) values = { ...values, expected_version: version };
  };
  const refuse = async (value: unknown) => {
    const { code, details } = await send(value);
    expect(code).toBe("VALIDATION_ERROR");
    expect(details?.map(({ path }) => path)).toEqual([field]);
  };
  return { accept, refuse };
}

test("texts of operations: every operation that takes a title is listed, by its name", () => {
  const listed = RESOURCES.flatMap(({ writtenBy }) => writtenBy);
  const taking = OPERATIONS.filter(({ inputs }) => inputs.includes("title"));
  expect(new Set(listed)).toEqual(new Set(taking.map(({ name }) => name)));
});

describe.each(cases)("texts of operations: $field of $name", ({ operation, field, bound }) => {
  const { max, start = "" } = bound;
  const fill = (character: string, count: number) => start + character.repeat(count - start.length);

  test(`has at most ${max} characters, counted in code points`, async () => {
    const { accept, refuse } = await open(operation, field);
    for (const character of ["x", "🚀", "\u0301"]) {
      await accept(fill(character, max));
      await refuse(fill(character, max + 1));
    }
  });

  test("can be empty or null only where that has a meaning", async () => {
    const { accept, refuse } = await open(operation, field);
    await (refusesEmpty(operation, field, bound) ? refuse : accept)("");
    await (refusesNull(operation, field, bound) ? refuse : accept)(null);
  });

  test("has no NUL and no lone surrogate, and is a text", async () => {
    const { refuse } = await open(operation, field);
    const wrong = [`${start}a\u0000b`, `${start}a\ud800b`, `${start}\udc00`, true, {}];
    // Over MCP, a number or a list of texts is plain enough for these two.
    const isMended = operation.door !== "REST" && /^(?:key_result|baseline)$/.test(field);
    for (const value of [...wrong, ...(isMended ? [] : [5, ["x"]])]) await refuse(value);
  });
});

const titled = cases.filter(({ field }) => field === "title");

test.each(titled)(
  "texts of operations: the title of $name over $operation.door is trimmed and not blank",
  async ({ operation }) => {
    const place = await scene();
    const values = await operation.prepare(place);
    const send = (title: string) => operation.call(place.key, { ...values, title });
    for (const blank of [" ", "\t\r\n", "\u00a0\u3000\ufeff", "\u200b\u3164"]) {
      expect(await send(blank)).toMatchObject({
        code: "VALIDATION_ERROR",
        details: [{ path: "title" }],
      });
    }
    const longest = `x${" ".repeat(198)}x`;
    const { data } = await send(`\n  ${longest}\u00a0\t`);
    expect(Object(data).document ?? data).toMatchObject({ title: longest });
  },
);
