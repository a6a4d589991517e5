import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SaveState } from "@/app/w/[workspace]/documents/[id]/edit/save-result";
import { SaveStatus } from "@/app/w/[workspace]/documents/[id]/edit/save-status";

const onTryAgain = () => {};

test("save status: a conflict is named in the color of errors, with a button that leads to it", () => {
  const props = { state: "unsaved", version: 12 } as const;
  const before = renderToStaticMarkup(
    createElement(SaveStatus, { ...props, hasConflict: false, onTryAgain }),
  );
  expect(before).toContain("Not saved yet");
  const html = renderToStaticMarkup(
    createElement(SaveStatus, { ...props, hasConflict: true, onTryAgain }),
  );
  expect(html).toMatch(
    /<p role="status" class="text-danger-text">Not saved: resolve the conflict first</,
  );
  expect(html).toMatch(/<button [^>]*>Show the conflict</);
});

test("save status: while a conflict is open, a choice that was refused or reached nobody is explained", () => {
  const show = (state: SaveState) =>
    renderToStaticMarkup(
      createElement(SaveStatus, { ...state, version: 12, hasConflict: true, onTryAgain }),
    );
  expect(show({ state: "refused", reason: "Shorten your text." })).toContain("Shorten your text.");
  expect(show({ state: "offline" })).toContain("Choose again when the connection is back.");
  const answered = show({ state: "offline", outage: "The server's disk is full." });
  expect(answered).toContain(
    "disk is full. Your text is kept in this browser. Choose again later.",
  );
  expect(show({ state: "saving" })).toContain("Saving…");
  expect(show({ state: "unwritable" })).toContain("a source block runs into the text after it");
});

test("save status: a server that answers but cannot save is no missing connection", () => {
  const show = (outage?: string) =>
    renderToStaticMarkup(
      createElement(SaveStatus, {
        state: "offline",
        outage,
        version: 12,
        hasConflict: false,
        onTryAgain,
      }),
    );
  expect(show()).toContain("no connection to Groundwork");
  expect(show("The database is overloaded.")).toMatch(
    /Not saved\. The database is overloaded\. Your text is kept in this browser, and sent again/,
  );
});

test("save status: a refused save has a button that tries again", () => {
  const refused = { state: "refused", reason: "You are signed out." } as const;
  const html = renderToStaticMarkup(
    createElement(SaveStatus, { ...refused, version: 1, hasConflict: false, onTryAgain }),
  );
  expect(html).toMatch(/You are signed out\..*<button [^>]*>Try again</);
});
