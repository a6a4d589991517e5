import { describe, expect, test } from "vitest";
import * as z from "zod";
import { ApiError } from "@/lib/errors";
import { text, timestamp } from "@/lib/schemas/fields";
import { validate } from "@/lib/schemas/validate";

function refusal(schema: z.ZodType, value: unknown): ApiError {
  try {
    validate(schema, value);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error("The value is valid.");
}

const CASES: [sentence: string, schema: z.ZodType, value: unknown][] = [
  ["`field` is required.", z.string(), undefined],
  ["`field` is required.", z.enum(["a", "b"]), undefined],
  ["`field` must be a string, not 5.", z.string(), 5],
  ["`field` must be true or false, not a string.", z.boolean(), "yes"],
  ["`field` must be a whole number, not 1.5.", z.int(), 1.5],
  ["`field` must be a list, not an object.", z.array(z.string()), {}],
  ["`field` must be an object, not a list.", z.object({}), []],
  ["`field` must be an object, not null.", z.record(z.string(), z.string()), null],
  ["`field` must be one of a, b.", z.enum(["a", "b"]), "c"],
  ["`field` must be a.", z.literal("a"), "c"],
  ["`field` must not be empty.", text(200, 1), ""],
  ["`field` must be at most 200 characters; this one has 214.", text(200), "x".repeat(214)],
  ["`field` must be at most 2 characters; this one has 3.", text(2), "👍👍👍"],
  [
    "`field` must be at most 20,000 characters; this one has 20,001.",
    text(20_000),
    "x".repeat(20_001),
  ],
  ["`field` must be at least 2 characters; this one has 1.", text(200, 2), "x"],
  ["`field` must have at least 1 item; this one has 0.", z.array(z.int()).min(1), []],
  ["`field` must have at most 2 items; this one has 3.", z.array(z.int()).max(2), [1, 2, 3]],
  ["`field` must be at most 100, not 101.", z.int().max(100), 101],
  ["`field` must be at least 1, not -1.", z.int().min(1), -1],
  ["`field` must be a multiple of 5.", z.number().multipleOf(5), 7],
  [
    '`field` must be a web address that begins with http:// or https://; percent-encode spaces (%20), ", <, > and backslashes.',
    z.url(),
    "x",
  ],
  ["`field` must be a time in UTC, like 2026-01-31T09:30:00.000Z.", timestamp, "x"],
  ["`field` must be an email address, like ada@example.com.", z.email(), "x"],
  ["`field` must be an id (a UUID), as returned by lists and searches.", z.guid(), "x"],
  ["`field` must have the format given in its description.", z.string().regex(/^x$/), "y"],
  ["`field` must not have b, c.", z.strictObject({}), { b: 1, c: 2 }],
  [
    "`field` must have one of the forms that its description lists.",
    z.union([z.string(), z.int()]),
    true,
  ],
  [
    "`field.bb` has a name that is not allowed; see its description.",
    z.record(z.string().max(1), z.int()),
    { bb: 1 },
  ],
  ["`field` is not valid.", z.string().refine(() => false), "x"],
  ["`field` is taken.", z.string().refine(() => false, "is taken"), "x"],
  ["Choose another name.", z.string().refine(() => false, "Choose another name."), "x"],
];

describe("validation messages: a wrong value gets a sentence about the valid ones", () => {
  test.each(CASES)("%s", (sentence, schema, value) => {
    const { code, message, details } = refusal(z.object({ field: schema }), { field: value });
    expect(code).toBe("VALIDATION_ERROR");
    expect(message).toBe(`The request is not valid. ${sentence}`);
    expect(details?.map((detail) => detail.message)).toEqual([sentence]);
  });
});

test("validation messages: several wrong fields get one sentence each", () => {
  const schema = z.object({ title: z.string().min(1), limit: z.int() });
  const { message } = refusal(schema, { title: "", limit: "x" });
  expect(message).toBe(
    "The request is not valid. `title` must not be empty. `limit` must be a whole number, not a string.",
  );
});

test("validation messages: a body that is no object gets a sentence with a subject", () => {
  expect(refusal(z.object({}), 5).message).toBe(
    "The request is not valid. The value must be an object, not 5.",
  );
});
