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

test("evidence: takes documents of the same type beside those of the checklist, and no others", () => {
  const types = ["prd", "business_case", "release_notes"] as const;
  expect(
    chosen(
      "prd",
      types.map((type) => document(type, 1)),
    ).sort(),
  ).toEqual(["business_case 1", "prd 1"]);
});
