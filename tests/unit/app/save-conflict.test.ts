import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Sent } from "@/app/w/[workspace]/documents/[id]/edit/send";
import { byAda, conflict, openSession } from "./open-session";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const OFFLINE: Sent = { state: "offline" };
const JOINED = conflict("First\nHers\nMine", 3);

test("save session: to keep both, the text is sent with its old base, what was typed since included", async () => {
  const both: Sent = { state: "saved", version: 3, content: "Hers, then mine too" };
  const { session, page, sent, type } = openSession([conflict("Hers"), both]);
  type("Mine");
  await session.saveNow();
  type("Mine too");
  expect(await session.decide("both")).toBe(true);
  expect(sent.at(-1)).toEqual({
    version: 1,
    text: "Mine too",
    choice: { keeps: "both", seen: [] },
  });
  expect(page.text).toBe("Hers, then mine too");
  expect(session.view).toMatchObject({ conflict: undefined, version: 3 });
  expect(session.view.state).toEqual({ state: "saved" });
});

test("save session: to keep both after the own text was undone takes the other person's", async () => {
  const theirs: Sent = { state: "saved", version: 2, content: "Hers" };
  const { session, page, type } = openSession([conflict("Hers"), theirs]);
  type("Mine");
  await session.saveNow();
  type("First");
  expect(await session.decide("both")).toBe(true);
  expect(page.text).toBe("Hers");
  expect(session.view).toMatchObject({ conflict: undefined, version: 2 });
});

test("save session: a choice for one side is sent with the places that were shown, and the rest is merged", async () => {
  const merged: Sent = { state: "saved", version: 3, content: "Mine\nHers elsewhere" };
  const { session, page, sent, type } = openSession([conflict("Hers"), merged]);
  type("Mine");
  await session.saveNow();
  expect(await session.decide("sent")).toBe(true);
  const choice = { keeps: "sent", seen: ["Hers"] };
  expect(sent.at(-1)).toEqual({ version: 1, text: "Mine", choice });
  expect(page.text).toBe("Mine\nHers elsewhere");
  expect(session.view).toMatchObject({ conflict: undefined, version: 3, isOverwritten: false });
});

test("save session: a second click does not decide places that were not shown", async () => {
  const { session, sent, type } = openSession([conflict("Hers"), conflict("Never shown", 3)]);
  type("Mine");
  await session.saveNow();
  await Promise.all([session.decide("sent"), session.decide("sent")]);
  expect(sent.slice(1).map(({ choice }) => choice?.seen)).toEqual([["Hers"], ["Hers"]]);
});

test("save session: a choice is not carried out if more has changed since, and the new places are shown", async () => {
  const { session, type } = openSession([conflict("Hers"), conflict("Hers, longer", 3)]);
  type("Mine");
  await session.saveNow();
  expect(session.view.conflict?.isAgain).toBe(false);
  expect(await session.decide("sent")).toBe(false);
  expect(session.view.conflict).toMatchObject({ version: 3, isAgain: true });
});

test("save session: whose stored lines are replaced is told so, also if it comes with an own save", async () => {
  const over = openSession([], { version: 3, content: "First\nHers" });
  over.type("First\nMine");
  await over.session.saveNow();
  await over.session.arrive(byAda(3));
  expect(over.session.view).toMatchObject({ arrived: { version: 3 }, isOverwritten: true });

  const stored = (content: string): Sent => ({ state: "saved", version: 2, content });
  const bySave = openSession([stored("First\nMine"), stored("First\nHers\nMore")]);
  bySave.type("First\nMine");
  await bySave.session.saveNow();
  bySave.type("First\nMine\nMore");
  await bySave.session.saveNow();
  expect(bySave.session.view.isOverwritten).toBe(true);
});

test("save session: a notice of replaced lines that was seen comes back only for other lines", async () => {
  const stored = (version: number, content: string): Sent => ({ state: "saved", version, content });
  const { session, type } = openSession([
    stored(2, "First\nMine"),
    stored(3, "First\nHers\nMore"),
    stored(4, "First\nHers\nMore\nLast"),
    stored(5, "First\nHers\nHers too\nLast\nEnd"),
  ]);
  const save = async (text: string) => {
    type(text);
    await session.saveNow();
    return session.view.isOverwritten;
  };
  await save("First\nMine");
  expect(await save("First\nMine\nMore")).toBe(true);
  session.noteReplacedSeen();
  expect(session.view.isOverwritten).toBe(false);
  expect(await save("First\nHers\nMore\nLast")).toBe(false);
  expect(await save("First\nHers\nMore\nLast\nEnd")).toBe(true);
});

test.each([
  ["a change elsewhere", "First, hers\nMine"],
  ["words after the own ones", "First\nMine, and hers"],
  ["words before the own ones", "First\nHers and Mine"],
  ["a change of a line of others", "Hers\nMine"],
])("save session: %s replaces nothing of mine", async (_, content) => {
  const { session, type } = openSession([], { version: 3, content });
  type("First\nMine");
  await session.saveNow();
  await session.arrive(byAda(3));
  expect(session.view).toMatchObject({ arrived: { version: 3 }, isOverwritten: false });
});

test("save session: whoever takes the other text is not told that the own one was replaced", async () => {
  const { session, type } = openSession([
    conflict("Hers"),
    { state: "saved", version: 3, content: "Hers" },
  ]);
  type("Mine");
  await session.saveNow();
  expect(await session.decide("current")).toBe(true);
  expect(session.view).toMatchObject({ conflict: undefined, isOverwritten: false });
});

test("save session: a kept text whose answer was lost is recognized, and what was typed since goes on", async () => {
  const { session, page, sent, type } = openSession([conflict("First\nHers"), OFFLINE, JOINED]);
  type("First\nMine");
  await session.saveNow();
  expect(await session.decide("both")).toBe(false);
  type("First\nMine, longer");
  expect(await session.decide("both")).toBe(true);
  expect(page.text).toBe("First\nHers\nMine, longer");
  expect(sent.slice(-2)).toEqual([
    { version: 1, text: "First\nMine" },
    { version: 3, text: "First\nHers\nMine, longer" },
  ]);
  expect(session.view).toMatchObject({ conflict: undefined, state: { state: "saved" } });
});

test("save session: a kept text whose answer was lost is sent again if it was not stored", async () => {
  const hers = conflict("First\nHers");
  const { session, sent, type } = openSession([hers, OFFLINE, hers]);
  type("First\nMine");
  await session.saveNow();
  await session.decide("both");
  expect(await session.decide("both")).toBe(true);
  expect(sent.at(-1)).toEqual({
    version: 1,
    text: "First\nMine",
    choice: { keeps: "both", seen: [] },
  });
});

test("save session: both are not kept again if the stored text may have the own one", async () => {
  const lost = openSession([conflict("First\nHers"), OFFLINE, JOINED]);
  lost.type("First\nMine");
  await lost.session.saveNow();
  await lost.session.decide("both");
  lost.page.isTouched = true;
  expect(await lost.session.decide("both")).toBe(false);
  expect(lost.session.view.conflict).toMatchObject({ version: 3, canKeepBoth: false });
  expect(lost.sent.filter(({ choice }) => choice)).toHaveLength(1);

  const stored: Sent = { state: "saved", version: 3, content: "First\nHers\nMine" };
  const { session, page, type } = openSession([conflict("First\nHers"), stored, JOINED, JOINED]);
  type("First\nMine");
  await session.saveNow();
  page.isTouched = true;
  expect(await session.decide("both")).toBe(true);
  type("First\nMine, longer");
  for (const _ of [1, 2]) {
    expect(await session.saveNow()).toBe(false);
    expect(session.view.conflict).toMatchObject({ canKeepBoth: false });
  }
});

test("save session: a conflict waits for a choice when the connection is back", async () => {
  const { session, sent, type } = openSession([conflict("Hers"), OFFLINE]);
  type("Mine");
  await session.saveNow();
  await session.decide("both");
  session.tryAgain();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(2);
});

test("save session: a text of which nothing arrived leaves the choice to keep both", async () => {
  const { session, type } = openSession([OFFLINE, conflict("First\nHers")]);
  type("First\nMine");
  await session.saveNow();
  type("First\nMine, longer");
  await session.saveNow();
  expect(session.view.conflict).toMatchObject({ canKeepBoth: true });
});
