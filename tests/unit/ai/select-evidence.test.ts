import { expect, test } from "vitest";
import { type Candidate, listNeeds, selectEvidence } from "@/lib/ai/select-evidence";
import type { DocumentType } from "@/lib/schemas/enums";

const document = (
  label: DocumentType,
  day: number,
  { isApproved = false, bytes = 100 } = {},
): Candidate => ({
  type: "document",
  label,
  id: `${label} ${day}`,
  createdAt: new Date(Date.UTC(2026, 0, day)),
  priority: null,
  isApproved,
  bytes,
});

const chosen = (type: DocumentType, candidates: readonly Candidate[]) =>
  selectEvidence(candidates, listNeeds(type)).map(({ id }) => id);

test("evidence: takes approved documents before drafts, the newest of each first", () => {
  const candidates = [
    document("prd", 4),
    document("prd", 3, { isApproved: true }),
    document("prd", 1, { isApproved: true }),
    document("prd", 2),
  ];
  expect(chosen("epic", candidates)).toEqual(["prd 3", "prd 1", "prd 4", "prd 2"]);
});

test("evidence: takes documents of any type, those of the checklist and of the same type first", () => {
  const types = ["release_notes", "epic", "prd", "business_case"] as const;
  const candidates = types.map((type, index) => document(type, 9 - index));
  expect(chosen("prd", candidates)).toEqual([
    "business_case 6",
    "prd 7",
    "release_notes 9",
    "epic 8",
  ]);
});
