import { describe, expect, test } from "vitest";
import { BUILT_IN_TYPES, findChecklist } from "@/lib/document-types/built-in-types";
import { listLabels } from "@/lib/document-types/definition";
import { CONTEXT_LABELS, DOCUMENT_TYPES, GOAL_TYPES } from "@/lib/schemas/enums";
import { ALL_CHECKLISTS } from "./all-checklists";

const ALLOWED: Record<string, readonly string[]> = {
  context_label: CONTEXT_LABELS,
  goal: GOAL_TYPES,
  related_document: DOCUMENT_TYPES,
  upload: [],
};

describe("checklists: findChecklist", () => {
  test("finds the one of each built-in type", () => {
    for (const type of DOCUMENT_TYPES)
      expect(findChecklist(type)).toBe(BUILT_IN_TYPES[type].checklist);
  });

  test("gives the general checklist when no type is named", () => {
    expect(findChecklist(undefined)?.map((slot) => slot.key)).toEqual([
      "target_users",
      "problem",
      "goals",
      "market",
      "constraints",
    ]);
  });

  test.each(["", "PRD", "memo", "general", "toString", "__proto__", "constructor"])(
    "knows no type %j",
    (type) => expect(findChecklist(type)).toBeUndefined(),
  );

  test("is different for every type", () => {
    const shapes = ALL_CHECKLISTS.map(([, checklist]) =>
      JSON.stringify(checklist.map(({ required, satisfiesLabels }) => [required, satisfiesLabels])),
    );
    expect(new Set(shapes).size).toBe(ALL_CHECKLISTS.length);
  });
});

test.each(DOCUMENT_TYPES)(
  "checklists: a slot of %s named like a section fills that section",
  (type) => {
    const { checklist, outline } = BUILT_IN_TYPES[type];
    for (const { label, satisfiesLabels } of checklist) {
      const named = outline.find(({ heading }) => label.startsWith(heading));
      if (named) expect(listLabels(named)).toEqual(expect.arrayContaining([...satisfiesLabels]));
    }
  },
);

test("checklists: only documents that rest on another one require one, so the others can be complete on the first day", () => {
  const requiring = DOCUMENT_TYPES.filter((type) =>
    BUILT_IN_TYPES[type].checklist.some(
      (slot) => slot.required && slot.kind === "related_document",
    ),
  );
  expect(requiring).toEqual(["release_notes", "ai_implementation_spec", "ai_test_plan"]);
});

describe.each(ALL_CHECKLISTS)("checklists: the %s checklist", (_type, checklist) => {
  test("has 4 to 9 slots with unique snake_case keys and unique labels", () => {
    expect(checklist.length).toBeGreaterThanOrEqual(4);
    expect(checklist.length).toBeLessThanOrEqual(9);
    for (const slot of checklist) expect(slot.key).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(new Set(checklist.map((slot) => slot.key)).size).toBe(checklist.length);
    expect(new Set(checklist.map((slot) => slot.label)).size).toBe(checklist.length);
  });

  test("names only real labels and types, and each of them once for a kind of slot", () => {
    const named: string[] = [];
    for (const slot of checklist) {
      expect(slot.satisfiesLabels.length > 0).toBe(slot.kind !== "upload");
      expect(ALLOWED[slot.kind]).toEqual(expect.arrayContaining([...slot.satisfiesLabels]));
      named.push(...slot.satisfiesLabels.map((label) => `${slot.kind}:${label}`));
    }
    expect(new Set(named).size).toBe(named.length);
  });

  test("never requires an upload, since files cannot be sent over the API", () => {
    expect(checklist.some((slot) => slot.kind === "upload" && slot.required)).toBe(false);
  });

  test("speaks in plain words: a short label, and one sentence that says what to do", () => {
    for (const slot of checklist) {
      expect(slot.label).toMatch(/^[A-Z][^.]{3,40}$/);
      expect(slot.hint).toMatch(/^(Add|Upload|Write) [^.]+\.$/);
    }
  });
});

test("checklists: the hint of a slot for several labels names each as a choice", () => {
  const market = findChecklist(undefined)?.find(({ key }) => key === "market");
  expect(market?.hint).toBe(
    "Add one of these: what others offer, at what price, and where they are strong and weak; " +
      "measurements, surveys or studies, with source and date; " +
      "or who would buy, how many there are and where the number comes from.",
  );
});

test("checklists: a slot for goals of every type asks for a goal, not for each type", () => {
  const goals = findChecklist(undefined)?.find(({ key }) => key === "goals");
  expect(goals?.hint).toBe("Add a goal with today's figure, a target and a date.");
});

test.each(["prd", "epic", "ai_implementation_spec"] as const)(
  "checklists: any goal but a constraint is an outcome to reach: %s",
  (type) => {
    const slot = findChecklist(type)?.find(({ key }) => key === "outcome");
    expect(slot?.satisfiesLabels.toSorted()).toEqual(
      GOAL_TYPES.filter((goal) => goal !== "constraint").toSorted(),
    );
    expect(slot?.hint).toBe("Add a goal with today's figure, a target and a date.");
  },
);
