import { expect, test } from "vitest";
import { chooseTitle } from "@/app/w/[workspace]/initiatives/[id]/generate/choose-title";

const ENGLISH = { suggested: "PRD: Routen", again: undefined, taken: [] };
const GERMAN = { ...ENGLISH, suggested: "Produktanforderungen: Routen" };

test("suggested title: what was typed stays when the suggestion arrives, also if it is nothing", () => {
  for (const own of ["Routen 2027", ""]) expect(chooseTitle({ own }, GERMAN).value).toBe(own);
});

test("suggested title: one that arrives while the field has the focus waits until it is left", () => {
  const held = chooseTitle({}, ENGLISH).suggested;
  const focused = chooseTitle({ held }, GERMAN);
  expect(focused).toMatchObject({ value: "PRD: Routen", suggested: "PRD: Routen" });
  expect(chooseTitle({}, GERMAN).value).toBe(GERMAN.suggested);
});

test("suggested title: a repeated generation has its own, with a number if that is taken", () => {
  const again = { ...GERMAN, again: "Routen", taken: ["Routen"] };
  expect(chooseTitle({}, again)).toEqual({
    value: "Routen (2)",
    usual: "Routen",
    suggested: GERMAN.suggested,
  });
});
