import { describe, expect, test } from "vitest";
import { findJson } from "@/lib/ai/engines/claude/read-reply";

const values = (text: string) => [...findJson(text)];

describe("JSON in an answer: findJson", () => {
  test.each([
    ["the value alone", '{"a": 1}', [{ a: 1 }]],
    ["an array", " [1, 2] ", [[1, 2]]],
    ["a code fence", '```json\n{"a": 1}\n```', [{ a: 1 }]],
    ["text around it", 'Here you are: {"a": 1}. Good luck {name}.', [{ a: 1 }]],
    ["brackets and quotes in strings", '{"a": "}]\\"{"}', [{ a: '}]"{' }]],
    ["a backslash at the end of a string", '{"a": "\\\\"} {"b": 2}', [{ a: "\\" }, { b: 2 }]],
    ["values inside of values", '{"a": {"b": [{}]}}', [{ a: { b: [{}] } }]],
    ["a bracket that begins nothing", 'As [E1 says: {"a": 1}', [{ a: 1 }]],
    ["a footnote before it", 'See [1]: {"a": 1}', [[1], { a: 1 }]],
    ["thoughts before it", '<think>{not json}</think>{"a": 1}', [{ a: 1 }]],
    ["what breaks off", '{"a": {"b": 1}', [{ b: 1 }]],
    ["no JSON", "nothing here", []],
    ["nothing", "", []],
  ])("finds %s", (_, text, found) => {
    expect(values(text)).toEqual(found);
  });

  test("cleans strings at every depth", () => {
    expect(values('{"a": ["x\\u0000y\\udc00"]}')).toEqual([{ a: ["xy\ufffd"] }]);
  });

  test("finds the answer after many references", () => {
    expect(values(`${"[^E1] ".repeat(80_000)}{"a": 1}`)).toEqual([{ a: 1 }]);
  });

  test("gives up on brackets that never close", () => {
    expect(values("[{".repeat(250_000))).toEqual([]);
    expect(values(`${"[ ".repeat(60)}{"a": 1}`)).toEqual([]);
  });
});
