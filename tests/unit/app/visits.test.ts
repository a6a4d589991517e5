import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetVisits, readVisits, rememberVisit } from "@/app/components/search/visits";
import { BrowserStorage } from "@/tests/support/browser-storage";

const anna = { userId: "anna", workspaceId: "W" };
const visit = (name: string) => ({
  type: "goal" as const,
  title: name,
  path: `/w/W/goals/${name}`,
});

beforeEach(() => void vi.stubGlobal("localStorage", new BrowserStorage()));
afterEach(() => vi.unstubAllGlobals());

test("visits: the last visit comes first, each page once, under its newest title", () => {
  for (const name of ["a", "b"]) rememberVisit(anna, visit(name));
  rememberVisit(anna, { ...visit("a"), title: "renamed" });
  expect(readVisits(anna).map(({ title }) => title)).toEqual(["renamed", "b"]);
  expect(readVisits({ ...anna, workspaceId: "other" })).toEqual([]);
});

test("visits: only the person who made a visit sees it, until it is forgotten", () => {
  rememberVisit(anna, visit("a"));
  expect(readVisits({ ...anna, userId: "bas" })).toEqual([]);
  forgetVisits("anna");
  expect(readVisits(anna)).toEqual([visit("a")]);
  forgetVisits("bas");
  expect(readVisits(anna)).toEqual([]);
  rememberVisit(anna, visit("a"));
  forgetVisits();
  expect(readVisits(anna)).toEqual([]);
});

test("visits: the initiative of a visit is kept", () => {
  const named = { ...visit("a"), initiative: "Routes" };
  rememberVisit(anna, named);
  expect(readVisits(anna)).toEqual([named]);
});

test("visits: only the last seven are kept", () => {
  for (const name of "abcdefghij") rememberVisit(anna, visit(name));
  expect(readVisits(anna).map(({ title }) => title)).toEqual([..."jihgfed"]);
});

test("visits: stored entries of another form are left out", () => {
  for (const text of ["no JSON", "null", '{"type":"goal"}']) {
    localStorage.setItem("visits:anna:W", text);
    expect(readVisits(anna)).toEqual([]);
  }
  const odd = [null, { type: "goal", title: "x", path: "//evil.example" }, { type: "fax" }];
  localStorage.setItem("visits:anna:W", JSON.stringify([...odd, visit("good")]));
  expect(readVisits(anna)).toEqual([visit("good")]);
});

test("visits: a browser that refuses storage has no visits and no error", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  rememberVisit(anna, visit("a"));
  expect(readVisits(anna)).toEqual([]);
});
