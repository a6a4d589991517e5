import { afterEach, expect, test, vi } from "vitest";
import { forgetKept, readKept, writeKept } from "@/app/shared/use-kept-state";

afterEach(() => vi.unstubAllGlobals());

test("kept state: a tab's state is readable only by the person who wrote it, until it is forgotten", () => {
  vi.stubGlobal("sessionStorage", new TabStorage());
  const name = "classify:initiative-1";
  writeKept({ userId: "anna", name }, "Churn is 4%");
  expect(readKept({ userId: "anna", name })).toBe("Churn is 4%");
  expect(readKept({ userId: "bas", name })).toBeNull();
  forgetKept();
  expect(readKept({ userId: "anna", name })).toBeNull();
});

/** Has its entries as properties, like a browser's storage. */
class TabStorage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}
