import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_VALUES, parseJson } from "@/lib/http/parse-json";

const nested = (depth: number, [open, close]: [string, string] = ["[", "]"]) =>
  open.repeat(depth) + close.repeat(depth);
const list = (length: number, value = "0") => `[${Array(length).fill(value).join()}]`;
const refusal = (text: string) => {
  try {
    parseJson(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

const countValues = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + countValues(part), 1)
    : 1;

describe("JSON body: the depth", () => {
  test.each([
    ["lists", ["[", "]"]],
    ["objects", ['{"a":', "}"]],
    ["both", ['[{"[{":', "}]"]],
  ] as [string, [string, string]][])("of %s is 64 at most", (_, brackets) => {
    const levels = brackets[0].startsWith("[{") ? 32 : 64;
    const [open, close] = brackets;
    const around = (depth: number) => `${open.repeat(depth)}0${close.repeat(depth)}`;
    expect(refusal(around(levels))).toBeUndefined();
    expect(refusal(around(levels + 1))).toContain("64 levels");
  });

  test("is refused in unfinished JSON, and for millions of levels", () => {
    expect(refusal("[".repeat(65))).toContain("64 levels");
    expect(refusal(nested(2_000_000))).toContain("64 levels");
  });

  test("counts no brackets inside texts", () => {
    const text = '"[{\\"[{\\\\'.repeat(200);
    expect(parseJson(JSON.stringify({ text }))).toEqual({ text });
    expect(refusal(`["\\\\",${nested(63)}]`)).toBeUndefined();
    expect(refusal(`["\\\\",${nested(64)}]`)).toContain("64 levels");
  });
});

describe("JSON body: the values", () => {
  test("are 20,000 at most, the list among them", () => {
    expect(refusal(list(MAX_VALUES - 1))).toBeUndefined();
    expect(refusal(list(MAX_VALUES))).toContain("20,000 values");
    expect(refusal(list(MAX_VALUES - 1, "{}"))).toBeUndefined();
    expect(refusal(list(MAX_VALUES, "{}"))).toContain("20,000 values");
    expect(refusal(list(MAX_VALUES, " [ \n] "))).toContain("20,000 values");
    const keys = Object.fromEntries(Array.from({ length: MAX_VALUES }, (_, n) => [`k${n}`, n]));
    expect(refusal(JSON.stringify(keys))).toContain("20,000 values");
  });

  test("are counted independently of white space", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 1, "\t"), (value, space) => {
        const room = { values: 1000 };
        const text = JSON.stringify(value, null, space);
        expect(parseJson(text, room)).toEqual(JSON.parse(text));
        expect(1000 - room.values).toBe(countValues(value));
      }),
      { seed: 20_261_122 },
    );
  });

  test("are counted together in texts that share a bound", () => {
    const room = { values: 10 };
    parseJson(list(7), room);
    expect(parseJson("[0]", room)).toEqual([0]);
    expect(() => parseJson("0", room)).toThrow("20,000 values");
  });
});

test("JSON body: invalid JSON is a SyntaxError", () => {
  for (const text of ["", "{", '"', '"\\', "[1,]", "]]]", '{"a"}']) {
    expect(() => parseJson(text), text).toThrow(SyntaxError);
  }
});
