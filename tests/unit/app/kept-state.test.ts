import { afterEach, expect, test, vi } from "vitest";
import { forgetKept, readKept, writeKept } from "@/app/shared/use-kept-state";
import { BrowserStorage } from "@/tests/support/browser-storage";

afterEach(() => vi.unstubAllGlobals());

test("kept state: a tab's state is readable only by the person who wrote it, until it is forgotten", () => {
  vi.stubGlobal("sessionStorage", new BrowserStorage());
  const name = "classify:initiative-1";
  writeKept({ userId: "anna", name }, "Churn is 4%");
  expect(readKept({ userId: "anna", name })).toBe("Churn is 4%");
  expect(readKept({ userId: "bas", name })).toBeNull();
  forgetKept("anna");
  expect(readKept({ userId: "anna", name })).toBe("Churn is 4%");
  forgetKept("ann");
  expect(readKept({ userId: "anna", name })).toBeNull();
  writeKept({ userId: "anna", name }, "Churn is 4%");
  forgetKept();
  expect(readKept({ userId: "anna", name })).toBeNull();
});
