import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  BROKEN_OFF,
  forgetThreads,
  keepThread,
  listEarlier,
  readThread,
} from "@/app/components/chat/threads";
import { forgetKept } from "@/app/shared/use-kept-state";
import { MAX_QUESTION } from "@/lib/schemas/bounds";
import { BrowserStorage } from "@/tests/support/browser-storage";

const place = { userId: "anna", name: "chat:W" };
const asked = { question: "What changed?", steps: [], writing: "", proposals: [] };

beforeEach(() => void vi.stubGlobal("sessionStorage", new BrowserStorage()));
afterEach(() => {
  forgetThreads();
  vi.unstubAllGlobals();
});

test("threads: after a reload, a question without an answer was cut off", () => {
  keepThread(place, [asked]);
  forgetThreads();
  expect(readThread(place)).toEqual([{ ...asked, failure: BROKEN_OFF }]);
});

test("threads: an answer that is being written is stored once it is over", () => {
  const store = vi.spyOn(sessionStorage, "setItem");
  keepThread(place, [{ ...asked, writing: "The ro" }]);
  expect(readThread(place)).toMatchObject([{ writing: "The ro" }]);
  expect(store).not.toHaveBeenCalled();
  keepThread(place, [{ ...asked, writing: "The ro", failure: "Stopped." }]);
  expect(store).toHaveBeenCalledOnce();
});

test("threads: nothing is left after the sign-out", () => {
  keepThread(place, [asked]);
  forgetThreads();
  forgetKept();
  expect(readThread(place)).toEqual([]);
});

test("threads: another person's sign-in ends them", () => {
  keepThread(place, [asked]);
  forgetThreads("anna");
  forgetKept();
  expect(readThread(place)).toEqual([asked]);
  forgetThreads("ann");
  expect(readThread(place)).toEqual([]);
});

test("threads: a browser that refuses storage keeps them until a reload", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepThread(place, [asked]);
  expect(readThread(place)).toEqual([asked]);
});

test("threads: a long answer is sent without half of a character", () => {
  const markdown = `${"a".repeat(MAX_QUESTION - 1)}😀`;
  const [earlier] = listEarlier([{ ...asked, answer: { markdown } }, asked]);
  expect(earlier?.answer.isWellFormed()).toBe(true);
  expect(earlier?.answer.length).toBeLessThanOrEqual(MAX_QUESTION);
});
