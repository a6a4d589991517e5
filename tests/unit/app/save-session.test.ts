import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sent } from "@/app/w/[workspace]/documents/[id]/edit/send";
import { byAda, conflict, openSession } from "./open-session";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("save session: a change is kept as a draft at once, and saved after a pause", async () => {
  const { session, drafts, sent, type } = openSession([]);
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
  const { session, drafts, sent, type } = openSession([{ state: "offline" }]);
  type("Second");
  expect(await session.saveNow()).toBe(false);
  expect(session.view.state).toEqual({ state: "offline" });
  expect(drafts).toEqual(["Second"]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  expect(session.view.state).toEqual({ state: "saved" });
});

test("save session: a conflict with an own text whose answer was lost resolves itself", async () => {
  const { session, sent, type } = openSession([{ state: "offline" }, conflict("Second")]);
  type("Second");
  await session.saveNow();
  type("Third");
  expect(await session.saveNow()).toBe(true);
  expect(sent.at(-1)).toEqual({ version: 2, text: "Third" });
  expect(session.view).toMatchObject({ conflict: undefined, version: 3 });
});

test("save session: after a conflict nothing is saved by itself until it is settled", async () => {
  const { session, sent, type } = openSession([conflict("Hers")]);
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

test("save session: a version of somebody else arrives in an unchanged text", async () => {
  const { session, page, sent } = openSession([], { version: 2, content: "Hers" });
  await session.arrive(byAda(2));
  expect(page.text).toBe("Hers");
  expect(session.view).toMatchObject({ version: 2, arrived: { version: 2 } });
  expect(sent).toEqual([]);
});

test("save session: a version of somebody else is merged into a changed text by a save", async () => {
  const merged: Sent = { state: "saved", version: 3, content: "Mine and hers" };
  const { session, page, type } = openSession([merged]);
  type("Mine");
  await session.arrive(byAda(2));
  expect(page.text).toBe("Mine and hers");
  expect(session.view).toMatchObject({ version: 3, arrived: { version: 2 } });
});

test("save session: a conflict takes back that an earlier version has arrived", async () => {
  const { session, type } = openSession([conflict("Hers again")], { version: 2, content: "Hers" });
  await session.arrive(byAda(2));
  type("Mine");
  await session.saveNow();
  expect(session.view).toMatchObject({ conflict: { by: { name: "Ada" } }, arrived: null });
});

test("save session: a deleted document is not saved, and the page says so", async () => {
  const { session } = openSession([]);
  await session.arrive(null);
  expect(session.view.state).toMatchObject({ state: "refused" });
});

test("save session: after typing in a deleted document, the notice still names the trash", async () => {
  const refused: Sent = { state: "refused", reason: "Document not found." };
  const { session, drafts, type } = openSession([refused, refused]);
  await session.arrive(null);
  type("Mine");
  expect(await session.saveNow()).toBe(false);
  expect(session.view.state).toMatchObject({ reason: expect.stringMatching(/trash/) });
  expect(drafts).toEqual(["Mine"]);
  await session.arrive(byAda(1));
  expect(await session.saveNow()).toBe(false);
  expect(session.view.state).toEqual(refused);
});

test("save session: what was refused is tried again when the person comes back to the page", async () => {
  const refused: Sent = { state: "refused", reason: "You are signed out." };
  const { session, sent, type } = openSession([refused]);
  type("Mine");
  expect(await session.saveNow()).toBe(false);
  session.tryAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
  expect(session.view.state).toEqual({ state: "saved" });
  session.tryAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
});
