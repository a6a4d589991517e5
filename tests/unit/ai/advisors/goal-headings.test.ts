import { expect, test } from "vitest";
import { isExcluded } from "@/lib/ai/advisors/shared/goal-headings";

test.each([
  "Out of scope",
  "Outside scope",
  "What the app does not do",
  "Nicht vorgesehen",
  "Später",
  "Buiten de scope",
  "Hors périmètre",
  "範囲外",
])("headings: %j is about exclusions", (heading) => {
  expect(isExcluded(heading)).toBe(true);
});

test.each(["Scope", "Umfang", "In scope", "Wat wel in scope is", "Périmètre", "範囲", "Goals"])(
  "headings: %j is not about exclusions",
  (heading) => {
    expect(isExcluded(heading)).toBe(false);
  },
);

test("headings: a sentence below one may exclude something", () => {
  expect(isExcluded("Goals", "Printing is out of scope.")).toBe(true);
  expect(isExcluded("Goals", "Prints in 2 seconds.")).toBe(false);
});
