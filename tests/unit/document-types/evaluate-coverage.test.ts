import { describe, expect, test } from "vitest";
import type { Checklist } from "@/lib/document-types/definition";
import { type CoverageFacts, evaluateCoverage } from "@/lib/domain/context/context-coverage";
import { ALL_CHECKLISTS } from "./all-checklists";

const NOTHING: CoverageFacts = { labels: new Set(), uploads: 0 };

/** The minimal facts for these slots: the last label of each, so that code that reads only the first one fails. */
const factsFor = (checklist: Checklist): CoverageFacts => ({
  labels: new Set(checklist.flatMap((slot) => slot.satisfiesLabels.slice(-1))),
  uploads: checklist.filter((slot) => slot.kind === "upload").length,
});

const presentKeys = (checklist: Checklist, facts: CoverageFacts) =>
  evaluateCoverage(checklist, facts)
    .coverage.filter((slot) => slot.present)
    .map((slot) => slot.key);

describe.each(ALL_CHECKLISTS)("evaluate coverage: coverage for %s", (_type, checklist) => {
  const required = checklist.filter((slot) => slot.required);

  test("is never adequate with nothing in the workspace", () => {
    const { adequate, coverage } = evaluateCoverage(checklist, NOTHING);
    expect(adequate).toBe(false);
    expect(coverage.map((slot) => slot.present)).toEqual(checklist.map(() => false));
  });

  test("is adequate with exactly the required slots", () => {
    const facts = factsFor(required);
    expect(evaluateCoverage(checklist, facts).adequate).toBe(true);
    expect(presentKeys(checklist, facts)).toEqual(required.map((slot) => slot.key));
  });

  test.each(required.map((slot) => slot.key))("is not adequate without %s", (key) => {
    const facts = factsFor(checklist.filter((slot) => slot.key !== key));
    expect(evaluateCoverage(checklist, facts).adequate).toBe(false);
    expect(presentKeys(checklist, facts)).not.toContain(key);
  });

  test("marks each slot only by its own facts", () => {
    for (const slot of checklist) {
      expect(presentKeys(checklist, factsFor([slot]))).toEqual([slot.key]);
    }
  });

  test("answers the same for the same facts, in the checklist's order, and changes neither", () => {
    const before = structuredClone(checklist);
    const facts = factsFor(checklist);
    const first = evaluateCoverage(checklist, facts);
    expect(evaluateCoverage(checklist, facts)).toEqual(first);
    expect(first.coverage.map((slot) => slot.key)).toEqual(before.map((slot) => slot.key));
    expect(checklist).toEqual(before);
  });
});

test("evaluate coverage: answers every field of a slot, and whether it is present", () => {
  const checklist: Checklist = [
    {
      key: "figures",
      label: "Figures",
      hint: "Upload the figures.",
      kind: "upload",
      required: false,
      satisfiesLabels: [],
    },
  ];
  expect(evaluateCoverage(checklist, { ...NOTHING, uploads: 2 })).toEqual({
    adequate: true,
    coverage: [{ ...checklist[0], present: true }],
  });
});

test("evaluate coverage: finds an empty checklist adequate, as for an unknown type", () => {
  expect(evaluateCoverage([], NOTHING)).toEqual({ adequate: true, coverage: [] });
});
