import { describe, expect, test } from "vitest";
import { explainFailure } from "@/app/w/[workspace]/generations/[id]/explain-failure";
import { Chosen, dropSuggestion } from "@/app/w/[workspace]/initiatives/[id]/generate/chosen";
import { findPlaceToAdd } from "@/app/w/[workspace]/initiatives/[id]/generate/place-to-add";
import {
  chooseType,
  listTypeChoices,
} from "@/app/w/[workspace]/initiatives/[id]/generate/type-choices";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { STATUS } from "@/lib/errors";
import { title } from "@/lib/schemas/fields";
import { makeDefaultTitle } from "@/lib/schemas/spelling";

const own = {
  id: "019aa3f2-6c1e-7c3a-9d5b-2f8e4a7b1c0d",
  slug: "pitch",
  name: "Pitch",
  description: null,
  base_type: "prd" as const,
  sections: [{ heading: "Ask", guidance: "" }],
  created_at: "2026-11-21T05:39:00.000Z",
  updated_at: "2026-11-21T05:39:00.000Z",
};

describe("generation form: the types to choose from", () => {
  test("are the 14 built-in ones and then the workspace's own", () => {
    const choices = listTypeChoices([own]);
    expect(choices).toHaveLength(15);
    expect(choices.every(({ headings }) => headings.length > 0)).toBe(true);
    expect(choices.at(-1)).toEqual({
      value: own.id,
      name: "Pitch",
      base: "prd",
      isOwn: true,
      headings: ["Ask"],
    });
  });

  test("suggest a title that is never too long, and never ends with a space", () => {
    const [choice] = listTypeChoices([own]).slice(-1);
    if (!choice) throw new Error("There is no own type.");
    expect(makeDefaultTitle(choice.name, "Route planner")).toBe("Pitch: Route planner");
    expect(title.safeParse(makeDefaultTitle(choice.name, "🚲".repeat(200))).success).toBe(true);
    expect(makeDefaultTitle("PRD", `${"a".repeat(194)} bcdef`)).toBe(`PRD: ${"a".repeat(194)}`);
  });
});

describe("generation form: the form begins with", () => {
  const first = (asked?: string, failed?: Parameters<typeof chooseType>[2], types = [own]) =>
    chooseType(listTypeChoices(types), asked, failed)?.value;
  const failed = { document_type: "epic" as const, document_type_id: own.id };

  test("the type asked for, else a PRD", () => {
    expect(first("epic")).toBe("epic");
    expect(first(own.id)).toBe(own.id);
    expect(first("no_such_type")).toBe("prd");
    expect(first()).toBe("prd");
  });

  test("the type of the failed generation that is tried again, or its base if the type is gone", () => {
    expect(first(undefined, failed)).toBe(own.id);
    expect(first(undefined, failed, [])).toBe("epic");
    expect(first(undefined, { ...failed, document_type_id: null })).toBe("epic");
    expect(first("okrs", failed)).toBe("okrs");
  });
});

describe("generation form: a slot that is missing", () => {
  test("links to the place to add it", () => {
    const place = { workspaceId: "w1", initiativeId: "i1" };
    const slots = Object.values(BUILT_IN_TYPES).flatMap(({ checklist }) => checklist);
    for (const slot of slots) {
      const where = findPlaceToAdd(
        { ...slot, satisfiesLabels: [...slot.satisfiesLabels], present: false },
        place,
      );
      expect(where?.href, slot.key).toMatch(/^\/w\/w1\/initiatives\/i1/);
    }
    expect(new Set(slots.map(({ kind }) => kind)).size).toBe(4);
  });
});

describe("generation form: a failed generation", () => {
  test("has a reason and a next step for each error of an engine", () => {
    const unknown = explainFailure("NO_SUCH_CODE");
    expect(explainFailure(null)).toBe(unknown);
    const codes = Object.keys(STATUS).filter((code) => code.startsWith("AI_"));
    expect(codes).toHaveLength(4);
    const sentences = [...codes, "INTERRUPTED", "NOT_FOUND", "SERVICE_UNAVAILABLE"].map(
      explainFailure,
    );
    expect(new Set([...sentences, unknown]).size).toBe(sentences.length + 1);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z][^_]+\.$/);
  });
});

test.each([
  ["PRD: Routes", "PRD: Routes", undefined],
  ["", "PRD: Routes", undefined],
  ["Routes", "PRD: Routes", "Routes"],
  ["PRD: Routes (2)", "PRD: Routes", "PRD: Routes (2)"],
  ["Routes", undefined, "Routes"],
])("generation form: of %j, suggested as %j, it sends %j", (title, suggested_title, sent) => {
  const form = { initiative_id: own.id, type: "prd", title, instructions: "", suggested_title };
  expect(dropSuggestion(Chosen.parse(form)).title).toBe(sent);
});
