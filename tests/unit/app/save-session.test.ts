import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Base } from "@/app/w/[workspace]/documents/[id]/edit/save-result";
import { SaveSession } from "@/app/w/[workspace]/documents/[id]/edit/save-session";
import type { Sent } from "@/app/w/[workspace]/documents/[id]/edit/send";
import type { DocumentState } from "@/lib/domain/documents/watch-document";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** An open editor over version 1, "First", and a server that gives the `answers` in turn. */
function open(answers: Sent[], newest?: Base) {
  const page = { text: "First", isTouched: false };
  const drafts: string[] = [];
  const sent: { version: number; text: string; keepsBoth?: true }[] = [];
  const session = new SaveSession({
    read: { version: 1, content: "First" },
    drafts: {
      keep: async ({ text }) => {
        drafts.push(text);
        return text;
      },
      drop: async () => {
        drafts.length = 0;
        return undefined;
      },
    },
    send: async (version, text, keepsBoth) => {
      sent.push({ version, text, ...(keepsBoth && { keepsBoth }) });
      return answers.shift() ?? { state: "saved", version: version + 1, content: text };
    },
    fetchNewest: async () => newest,
    onView: () => {},
  });
  session.attach({
    readText: async () => page.text,
    peekText: async () => page.text,
    noteStored: async (sent, now) => {
      if (page.isTouched) return false;
      page.text = page.text.replace(sent, now);
      return true;
    },
  });
  const type = (text: string) => {
    page.text = text;
    session.noteChange();
  };
  return { session, page, drafts, sent, type };
}

const conflict = (content: string, version = 2): Sent => ({
  ...{ state: "conflict", version, content },
  ...{ author: "Ada", source: "app", overlaps: [], canKeepBoth: true },
});
const byAda = (version: number): DocumentState => ({
  ...{ title: "Plan", version, updatedAt: "2026-11-29T10:00:00.000Z", source: "app" },
  by: { id: "1", name: "Ada" },
});

test("save session: a change is kept as a draft at once, and saved after a pause", async () => {
  const { session, drafts, sent, type } = open([]);
  type("Second");
  await vi.advanceTimersByTimeAsync(600);
  expect(drafts).toEqual(["Second"]);
  expect(session.view.state).toEqual({ state: "unsaved" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual([{ version: 1, text: "Second" }]);
  expect(session.view).toMatchObject({ state: { state: "saved" }, version: 2 });
  expect(drafts).toEqual([]);
});

test("save session: without a connection, the text is sent again after a while", async () => {
  const { session, drafts, sent, type } = open([{ state: "offline" }]);
  type("Second");
  expect(await session.saveNow()).toBe(false);
  expect(session.view.state).toEqual({ state: "offline" });
  expect(drafts).toEqual(["Second"]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  expect(session.view.state).toEqual({ state: "saved" });
});

test("save session: a conflict with an own text whose answer was lost resolves itself", async () => {
  const { session, sent, type } = open([{ state: "offline" }, conflict("Second")]);
  type("Second");
  await session.saveNow();
  type("Third");
  expect(await session.saveNow()).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 2, text: "Third" });
  expect(session.view).toMatchObject({ conflict: undefined, version: 3 });
});

test("save session: after a conflict nothing is saved by itself until it is settled", async () => {
  const { session, sent, type } = open([conflict("Hers")]);
  type("Mine");
  expect(await session.saveNow()).toBe(false);
  type("Mine too");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  session.settle({ version: 2, content: "Hers" });
  session.noteChange();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.at(-1)).toEqual({ version: 2, text: "Mine too" });
  expect(session.view.state).toEqual({ state: "saved" });
});

test("save session: to keep both, the text is sent with its old base, what was typed since included", async () => {
  const both: Sent = { state: "saved", version: 3, content: "Hers, then mine too" };
  const { session, page, sent, type } = open([conflict("Hers"), both]);
  type("Mine");
  await session.saveNow();
  type("Mine too");
  expect(await session.keepBoth()).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 1, text: "Mine too", keepsBoth: true });
  expect(page.text).toBe("Hers, then mine too");
  expect(session.view).toMatchObject({ conflict: undefined, version: 3 });
  expect(session.view.state).toEqual({ state: "saved" });
});

test("save session: to keep both after the own text was undone takes the other person's", async () => {
  const theirs: Sent = { state: "saved", version: 2, content: "Hers" };
  const { session, page, type } = open([conflict("Hers"), theirs]);
  type("Mine");
  await session.saveNow();
  type("First");
  expect(await session.keepBoth()).toBe(true);
  expect(page.text).toBe("Hers");
  expect(session.view).toMatchObject({ conflict: undefined, version: 2 });
});

const OFFLINE: Sent = { state: "offline" };
const JOINED = conflict("First\nHers\nMine", 3);

test("save session: a kept text whose answer was lost is recognized, and what was typed since goes on", async () => {
  const { session, page, sent, type } = open([conflict("First\nHers"), OFFLINE, JOINED]);
  type("First\nMine");
  await session.saveNow();
  expect(await session.keepBoth()).toBe(false);
  type("First\nMine, longer");
  expect(await session.keepBoth()).toBe(true);
  expect(page.text).toBe("First\nHers\nMine, longer");
  expect(sent.slice(-2)).toEqual([
    { version: 1, text: "First\nMine" },
    { version: 3, text: "First\nHers\nMine, longer" },
  ]);
  expect(session.view).toMatchObject({ conflict: undefined, state: { state: "saved" } });
});

test("save session: a kept text whose answer was lost is sent again if it was not stored", async () => {
  const hers = conflict("First\nHers");
  const { session, sent, type } = open([hers, OFFLINE, hers]);
  type("First\nMine");
  await session.saveNow();
  await session.keepBoth();
  expect(await session.keepBoth()).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 1, text: "First\nMine", keepsBoth: true });
});

test("save session: both are not kept again if the stored text may have the own one", async () => {
  const lost = open([conflict("First\nHers"), OFFLINE, JOINED]);
  lost.type("First\nMine");
  await lost.session.saveNow();
  await lost.session.keepBoth();
  lost.page.isTouched = true;
  expect(await lost.session.keepBoth()).toBe(false);
  expect(lost.session.view.conflict).toMatchObject({ version: 3, canKeepBoth: false });
  expect(lost.sent.filter(({ keepsBoth }) => keepsBoth)).toHaveLength(1);

  const stored: Sent = { state: "saved", version: 3, content: "First\nHers\nMine" };
  const { session, page, type } = open([conflict("First\nHers"), stored, JOINED, JOINED]);
  type("First\nMine");
  await session.saveNow();
  page.isTouched = true;
  expect(await session.keepBoth()).toBe(true);
  type("First\nMine, longer");
  for (const _ of [1, 2]) {
    expect(await session.saveNow()).toBe(false);
    expect(session.view.conflict).toMatchObject({ canKeepBoth: false });
  }
});

test("save session: a conflict waits for a choice when the connection is back", async () => {
  const { session, sent, type } = open([conflict("Hers"), OFFLINE]);
  type("Mine");
  await session.saveNow();
  await session.keepBoth();
  session.saveIfOffline();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(2);
});

test("save session: a text of which nothing arrived leaves the choice to keep both", async () => {
  const { session, type } = open([OFFLINE, conflict("First\nHers")]);
  type("First\nMine");
  await session.saveNow();
  type("First\nMine, longer");
  await session.saveNow();
  expect(session.view.conflict).toMatchObject({ canKeepBoth: true });
});

test("save session: a version of somebody else arrives in an unchanged text", async () => {
  const { session, page, sent } = open([], { version: 2, content: "Hers" });
  await session.arrive(byAda(2));
  expect(page.text).toBe("Hers");
  expect(session.view).toMatchObject({ version: 2, arrived: { version: 2 } });
  expect(sent).toEqual([]);
});

test("save session: a version of somebody else is merged into a changed text by a save", async () => {
  const merged: Sent = { state: "saved", version: 3, content: "Mine and hers" };
  const { session, page, type } = open([merged]);
  type("Mine");
  await session.arrive(byAda(2));
  expect(page.text).toBe("Mine and hers");
  expect(session.view).toMatchObject({ version: 3, arrived: { version: 2 } });
});

test("save session: a conflict takes back that an earlier version has arrived", async () => {
  const { session, type } = open([conflict("Hers again")], { version: 2, content: "Hers" });
  await session.arrive(byAda(2));
  type("Mine");
  await session.saveNow();
  expect(session.view).toMatchObject({ conflict: { author: "Ada" }, arrived: null });
});

test("save session: a deleted document is not saved, and the page says so", async () => {
  const { session } = open([]);
  await session.arrive(null);
  expect(session.view.state).toMatchObject({ state: "refused" });
});

test("save session: after typing in a deleted document, the notice still names the trash", async () => {
  const refused: Sent = { state: "refused", reason: "Document not found." };
  const { session, drafts, type } = open([refused, refused]);
  await session.arrive(null);
  type("Mine");
  expect(await session.saveNow()).toBe(false);
  expect(session.view.state).toMatchObject({ reason: expect.stringMatching(/trash/) });
  expect(drafts).toEqual(["Mine"]);
  await session.arrive(byAda(1));
  expect(await session.saveNow()).toBe(false);
  expect(session.view.state).toEqual(refused);
});
