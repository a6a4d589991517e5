import { expect, test, vi } from "vitest";
import { replaceProcessWide } from "@/tests/support/process-wide";

/** Another copy of the module, as in another bundle. */
async function copy() {
  vi.resetModules();
  return (await import("@/lib/process-wide")).processWide;
}

test("processWide: all copies of a module share one value, made at its first use", async () => {
  const make = vi.fn(() => ({}));
  const one = (await copy())("sample", make);
  const other = (await copy())("sample", make);
  expect(make).not.toHaveBeenCalled();
  expect(one()).toBe(other());
  expect(make).toHaveBeenCalledOnce();
});

test("processWide: a value that could not be made is tried again", async () => {
  const make = vi.fn(() => "made");
  make.mockImplementationOnce(() => {
    throw new Error("no luck");
  });
  const value = (await copy())("unlucky", make);
  expect(value).toThrow("no luck");
  expect(value()).toBe("made");
});

test("replaceProcessWide: a test's value is used everywhere until it is restored", async () => {
  const value = (await copy())("replaced", () => "usual");
  const other = (await copy())("replaced", () => "usual");
  const restore = replaceProcessWide(value, "another");
  expect(other()).toBe("another");
  restore();
  expect(other()).toBe("usual");
});
