import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readVisits, rememberVisit } from "@/app/components/search/visits";

const kept = new Map<string, string>();
const visit = (name: string) => ({
  type: "goal" as const,
  title: name,
  path: `/w/W/goals/${name}`,
});

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("visits: the last visit comes first, each page once, under its newest title", () => {
  for (const name of ["a", "b"]) rememberVisit("W", visit(name));
  rememberVisit("W", { ...visit("a"), title: "renamed" });
  expect(readVisits("W").map(({ title }) => title)).toEqual(["renamed", "b"]);
  expect(readVisits("other")).toEqual([]);
});

test("visits: only the last seven are kept", () => {
  for (const name of "abcdefghij") rememberVisit("W", visit(name));
  expect(readVisits("W").map(({ title }) => title)).toEqual([..."jihgfed"]);
});

test("visits: stored entries of another form are left out", () => {
  for (const text of ["no JSON", "null", '{"type":"goal"}']) {
    kept.set("visits:W", text);
    expect(readVisits("W")).toEqual([]);
  }
  const odd = [null, { type: "goal", title: "x", path: "//evil.example" }, { type: "fax" }];
  kept.set("visits:W", JSON.stringify([...odd, visit("good")]));
  expect(readVisits("W")).toEqual([visit("good")]);
});

test("visits: a browser that refuses storage has no visits and no error", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  rememberVisit("W", visit("a"));
  expect(readVisits("W")).toEqual([]);
});
