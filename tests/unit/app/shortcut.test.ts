import { afterEach, expect, test, vi } from "vitest";
import { isShortcut, labelShortcut } from "@/app/components/search/shortcut";

afterEach(() => vi.unstubAllGlobals());

const useBrowser = (userAgent: string) => vi.stubGlobal("navigator", { userAgent });
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15";
const LINUX = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36";
const keys = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
/** Tests run without a browser, so the event has only the fields that are read. */
const press = (given: object) => isShortcut({ key: "k", ...keys, ...given } as KeyboardEvent);

test("search box: its hint names the keys that open it here", () => {
  useBrowser(LINUX);
  expect(labelShortcut()).toBe("Ctrl K");
  expect([{ ctrlKey: true }, { metaKey: true }].map(press)).toEqual([true, false]);
  useBrowser(MAC);
  expect(labelShortcut()).toBe("⌘K");
  expect([{ ctrlKey: true }, { metaKey: true }].map(press)).toEqual([false, true]);
});

test("search box: other keys do not open it", () => {
  useBrowser(LINUX);
  expect(press({})).toBe(false);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(false);
  expect(press({ ctrlKey: true, altKey: true })).toBe(false);
  expect(press({ ctrlKey: true, key: "j" })).toBe(false);
});
