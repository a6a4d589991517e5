import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** The page, once axe is loaded there. */
declare const window: { axe: typeof axe };

/** Both schemes, a phone and a tablet. */
export const LOOKS = [
  { scheme: "light", width: 1280 },
  { scheme: "dark", width: 1280 },
  { scheme: "light", width: 360 },
  { scheme: "light", width: 820 },
] as const;

type Look = { scheme: "light" | "dark"; width: number };

export async function setLook(page: Page, { scheme, width }: Look) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 860 });
}

/**
 * Nothing serious is found by axe; `name` says where it was. The package for Playwright loads axe anew, here and in a
 * second page, for every look, and takes four times as long.
 */
export async function expectAccessible(page: Page, name: string) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // A wide table in the editor scrolls with the caret, and a stop of its own for Tab would be in the way there.
    const context = { exclude: ["[contenteditable=true] table"] };
    const { violations } = await window.axe.run(context, { resultTypes: ["violations"] });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html }));
  });
  const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, html }) => `${name}: ${id}: ${html}`)).toEqual([]);
}

/** Accessible, and nothing is wider than the screen. */
export async function expectGood(page: Page, name: string) {
  await expectAccessible(page, name);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBe(0);
}

/** Good in every look, each with a picture to look at. */
export async function expectGoodEverywhere(page: Page, name: string) {
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectGood(page, name);
    const file = `${name}-${look.scheme}-${look.width}.png`;
    await page.screenshot({ path: `test-results/screenshots/${file}`, fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 860 });
}
