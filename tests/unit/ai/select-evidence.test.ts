import { expect, test } from "vitest";
import { type Candidate, listNeeds, selectEvidence } from "@/lib/ai/select-evidence";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { DocumentType } from "@/lib/schemas/enums";

const document = (
  label: DocumentType,
  day: number,
  { isApproved = false, bytes = 100, headings = "" } = {},
): Candidate => ({
  type: "document",
  label,
  id: `${label} ${day}`,
  createdAt: new Date(Date.UTC(2026, 0, day)),
  priority: null,
  isApproved,
  bytes,
  headings,
});

const chosen = (type: DocumentType, candidates: readonly Candidate[]) =>
  selectEvidence(candidates, listNeeds(type), BUILT_IN_TYPES[type].outline).map(({ id }) => id);

test("evidence: takes approved documents before drafts, the newest of each first", () => {
  const candidates = [
    document("prd", 4),
    document("prd", 3, { isApproved: true }),
    document("prd", 1, { isApproved: true }),
    document("prd", 2),
  ];
  expect(chosen("epic", candidates)).toEqual(["prd 3", "prd 1", "prd 4", "prd 2"]);
});

test("evidence: takes documents of any type with a heading for a section, those of the checklist and of the same type first", () => {
  const types = ["release_notes", "epic", "prd", "business_case"] as const;
  const candidates = types.map((type, index) =>
    document(type, 9 - index, { headings: "# All\n## Rollout" }),
  );
  expect(chosen("prd", candidates)).toEqual([
    "business_case 6",
    "prd 7",
    "release_notes 9",
    "epic 8",
  ]);
});

test.each([
  ["a kind of section that the wanted type has", "# Epic\n## Nicht enthalten", true],
  ["a kind in the only title", "# Rollout\n## Notes of Monday", false],
  ["no known kind", "## Notes of Monday\n## Tuesday", false],
  ["a kind that the wanted type has no section for", "## Lessons learned", false],
  ["nothing", "", false],
])("evidence: a document of another type whose headings name %s", (_, headings, isTaken) => {
  const taken = chosen("prd", [document("epic", 1, { headings })]);
  expect(taken).toEqual(isTaken ? ["epic 1"] : []);
});

test("evidence: a workspace's own section takes documents with its heading", () => {
  const outline = [{ heading: "Tariff zones", purpose: "", good: "" }];
  const choose = (headings: string) =>
    selectEvidence([document("epic", 1, { headings })], listNeeds("prd"), outline);
  expect(choose("## Tariff zones")).toHaveLength(1);
  expect(choose("## Zones on the map")).toHaveLength(0);
});

test("evidence: documents that a call needs are taken in turn, and others are left out", () => {
  const item = (index: number): Candidate => ({
    ...{ type: "context_item", label: "risk", id: `risk ${index}`, createdAt: new Date(index) },
    ...{ priority: null, isApproved: false, bytes: 6_000 },
  });
  const documents = (["release_notes", "retrospective"] as const).map((type) =>
    document(type, 1, { headings: "## Rollout" }),
  );
  const candidates = [...Array.from({ length: 40 }, (_, index) => item(index)), ...documents];
  const needs = listNeeds("launch_plan", ["release_notes"]);
  const taken = selectEvidence(candidates, needs).map(({ id }) => id);
  expect(taken.slice(0, 5)).toContain("release_notes 1");
  expect(taken).not.toContain("retrospective 1");
});
