import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Arrived } from "@/app/w/[workspace]/documents/[id]/edit/arrived";
import { Conflict } from "@/app/w/[workspace]/documents/[id]/edit/conflict";
import type { Conflicting } from "@/app/w/[workspace]/documents/[id]/edit/save-result";

const conflict: Conflicting = {
  state: "conflict",
  version: 4,
  content: "Hers",
  by: { name: "Ada", isReader: false, source: "app", version: 4 },
  overlaps: [{ line: 1, mine: "Mine", theirs: "Hers", marks: { sent: "m", current: "n" } }],
  canKeepBoth: false,
};
const none = () => {};
const show = (change: Partial<Conflicting> = {}) =>
  renderToStaticMarkup(
    createElement(Conflict, {
      ...{ ...conflict, ...change },
      ...{ onKeepBoth: none, onKeepMine: none, onTakeTheirs: none },
    }),
  );

test("conflict: the buttons speak of the listed lines, and the notice of everything else", () => {
  const html = show();
  expect(html).toContain("Ada changed this document in the meantime");
  expect(html).toContain("All other changes of both sides are kept.");
  expect(html).toContain("Keep my lines, replace theirs");
  expect(html).toContain("Take their lines, discard mine");
  expect(html).not.toContain("More was changed");
  expect(show({ isAgain: true })).toContain("The text has changed since these lines were shown");
});

test("conflict: without places, the choice is between the whole texts", () => {
  const html = show({ overlaps: [] });
  expect(html).toContain("Keep my whole text, replace theirs");
  expect(html).toContain("Take their whole text, discard mine");
  expect(html).not.toContain("All other changes");
});

test("conflict: a person with two tabs is not called another person", () => {
  const by = { ...conflict.by, isReader: true };
  const html = show({ by });
  expect(html).toContain("You changed this document in another tab or window");
  expect(html).not.toMatch(/Ada|\b[Tt]heirs?\b/);
  expect(show({ by: { ...by, source: "api" } })).toContain(
    "You changed this document in the meantime",
  );
  const arrived = { title: "Plan", version: 5, updatedAt: "2026-11-29T10:00:00.000Z" };
  const state = { ...arrived, by: { id: "1", name: "Ada" }, source: "app" as const };
  const tell = (userId: string) =>
    renderToStaticMarkup(createElement(Arrived, { ...state, userId }));
  expect(tell("1")).toContain("Your change in another tab or window (version 5) is in your text.");
  expect(tell("2")).toContain("Ada’s change (version 5) is in your text.");
});
