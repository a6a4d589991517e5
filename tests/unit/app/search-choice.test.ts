import { expect, test } from "vitest";
import { readChoice } from "@/app/w/[workspace]/search/search-choice";
import { links } from "@/lib/links";

const ID = "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d";

test("search choice: the search is read from the address that a link makes", () => {
  const path = links.search("W", { q: "route & crew", type: "goal", initiative: ID });
  const params = Object.fromEntries(new URL(path, "http://here.invalid").searchParams);
  expect(readChoice({ ...params, offset: "20" })).toEqual({
    q: "route & crew",
    type: "goal",
    initiative: ID,
    offset: 20,
  });
  expect(links.search("W", { q: "", type: undefined })).toBe("/w/W/search");
});

test("search choice: an invalid filter is ignored, and words are trimmed", () => {
  const odd = { q: "  offline ", type: "fax", initiative: "me", offset: "-1" };
  expect(readChoice(odd)).toEqual({ q: "offline", offset: 0 });
  expect(readChoice({ q: ["a", "b"], type: "" })).toEqual({ q: "", offset: 0 });
});
