import { expect, test } from "vitest";
import { describeDocument, nameInitiative } from "@/app/components/documents/describe-document";

test.each([
  ["Requirements", "Routes", "PRD · Routes"],
  ["PRD: Routes", "Routes", ""],
  ["prd: routes (2)", "Routes", ""],
  ["PRD: Arrival", "Routes", "Routes"],
  ["Notes on routes", "Routes", "PRD"],
  ["What a PRD is", "Routes", "PRD · Routes"],
  ["PRDs: Reroutes", "Routes", "PRD · Routes"],
])("describe document: the words leave out what its title says: %s", (title, initiative, words) => {
  expect(describeDocument({ title, type: "prd", initiative_title: initiative })).toBe(words);
});

test("describe document: in the list of one initiative, only the type is named", () => {
  expect(describeDocument({ title: "Requirements", type: "prd" })).toBe("PRD");
  expect(describeDocument({ title: "PRD: Routes", type: "prd" })).toBe("");
});

test.each([
  ["Apply now", "App", "App"],
  ["PRD: app", "App", ""],
  ["PRD: App (2)", "App", ""],
])(
  "describe document: %s has %s as a word of its own, in any case, or gets it",
  (title, initiative, words) => {
    expect(nameInitiative(title, initiative)).toBe(words);
  },
);
