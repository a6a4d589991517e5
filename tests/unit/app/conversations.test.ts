import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  BROKEN_OFF,
  forgetConversations,
  keepConversation,
  listEarlier,
  readConversation,
} from "@/app/components/chat/conversations";
import { forgetKept } from "@/app/shared/use-kept-state";
import { MAX_QUESTION } from "@/lib/schemas/bounds";
import { BrowserStorage } from "@/tests/support/browser-storage";

const place = { userId: "anna", name: "chat:W" };
const asked = { question: "What changed?", steps: [], writing: "", proposals: [] };

beforeEach(() => void vi.stubGlobal("sessionStorage", new BrowserStorage()));
afterEach(() => {
  forgetConversations();
  vi.unstubAllGlobals();
});

test("conversations: after a reload, a question without an answer was cut off", () => {
  keepConversation(place, [asked]);
  forgetConversations();
  expect(readConversation(place)).toEqual([{ ...asked, failure: BROKEN_OFF }]);
});

test("conversations: an answer that is being written is stored once it is over", () => {
  const store = vi.spyOn(sessionStorage, "setItem");
  keepConversation(place, [{ ...asked, writing: "The ro" }]);
  expect(readConversation(place)).toMatchObject([{ writing: "The ro" }]);
  expect(store).not.toHaveBeenCalled();
  keepConversation(place, [{ ...asked, writing: "The ro", failure: "Stopped." }]);
  expect(store).toHaveBeenCalledOnce();
});

test("conversations: nothing is left after the sign-out", () => {
  keepConversation(place, [asked]);
  forgetConversations();
  forgetKept();
  expect(readConversation(place)).toEqual([]);
});

test("conversations: another person's sign-in ends them", () => {
  keepConversation(place, [asked]);
  forgetConversations("anna");
  forgetKept();
  expect(readConversation(place)).toEqual([asked]);
  forgetConversations("ann");
  expect(readConversation(place)).toEqual([]);
});

test("conversations: a browser that refuses storage keeps them until a reload", () => {
  const refuse = () => {
    throw new Error("denied");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  keepConversation(place, [asked]);
  expect(readConversation(place)).toEqual([asked]);
});

test("conversations: a long answer is sent without half of a character", () => {
  const markdown = `${"a".repeat(MAX_QUESTION - 1)}😀`;
  const [earlier] = listEarlier([{ ...asked, answer: { markdown } }, asked]);
  expect(earlier?.answer.isWellFormed()).toBe(true);
  expect(earlier?.answer.length).toBeLessThanOrEqual(MAX_QUESTION);
});
