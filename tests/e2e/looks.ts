import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** The page, once axe is loaded there. */
declare const window: { axe: typeof axe };

type Checks = "all" | "contrast" | "layout";
type Look = { scheme: "light" | "dark"; width: number; checks: Checks };

/** A phone, a tablet and a desktop in both schemes. Each checks only what the earlier looks cannot show. */
export const LOOKS: readonly Look[] = [
  { scheme: "light", width: 360, checks: "all" },
  { scheme: "light", width: 820, checks: "layout" },
  { scheme: "light", width: 1280, checks: "all" },
  { scheme: "dark", width: 1280, checks: "contrast" },
];

/** Axe spends three quarters of its time on contrast. */
const OPTIONS: Record<Checks, axe.RunOptions> = {
  all: {},
  contrast: { runOnly: ["color-contrast"] },
  layout: { rules: { "color-contrast": { enabled: false } } },
};

export async function setLook(page: Page, { scheme, width }: Pick<Look, "scheme" | "width">) {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 860 });
}

/**
 * Expects that axe finds nothing serious; `name` is for the message. We do not use axe's package for Playwright, which
 * loads axe into this and a second page for every look and takes four times as long.
 */
export async function expectAccessible(page: Page, name: string, checks: Checks = "all") {
  // Where the app navigates by itself, a page's title may come after its text.
  await expect(page).toHaveTitle(/\S/);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    // A wide table in the editor scrolls with the caret, and its own stop for Tab would disturb there.
    const context = { exclude: ["[contenteditable=true] table"] };
    const { violations } = await window.axe.run(context, {
      resultTypes: ["violations"],
      ...options,
    });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0]?.html }));
  }, OPTIONS[checks]);
  const serious = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(serious.map(({ id, html }) => `${name}: ${id}: ${html}`)).toEqual([]);
}

/** Expects an accessible page that is not wider than the screen. */
export async function expectGood(page: Page, name: string, checks?: Checks) {
  await expectAccessible(page, name, checks);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.body.offsetWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBe(0);
}

/** Does the checks of `expectGood` in every look. */
export async function expectGoodEverywhere(page: Page, name: string) {
  for (const look of LOOKS) {
    await setLook(page, look);
    await expectGood(page, `${name}, ${look.scheme}, ${look.width} px`, look.checks);
    await takePicture(page, `${name}-${look.scheme}-${look.width}`);
  }
  await page.setViewportSize({ width: 1280, height: 860 });
}

/** Takes a picture of the whole page, if `SCREENSHOTS` is set. */
export async function takePicture(page: Page, name: string) {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({ path: `test-results/screenshots/${name}.png`, fullPage: true });
}
