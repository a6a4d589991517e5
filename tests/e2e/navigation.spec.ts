import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { beginPlanning } from "./planning-place";

test.afterAll(closePages);

test("navigation: a clicked link shows progress at once, until its page is there", async ({
  browser,
}) => {
  const { page, initiative } = await beginPlanning(browser, "Nils");
  await page.goto(initiative);
  const bar = page.locator(".animate-pass");
  await expect(bar).toHaveCount(0);
  await page.route(/_rsc=/, async (route) => {
    await sleep(1500);
    await route.continue();
  });
  await page
    .getByRole("navigation", { name: /^Views of/ })
    .getByRole("link", { name: /^Goals/ })
    .click();
  await expect(bar).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/goals$/);
  await expect(bar).toHaveCount(0);
  await page.unroute(/_rsc=/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${initiative}$`));
  await sleep(400); // longer than the delay before the bar is shown
  await expect(bar).toHaveCount(0);
  await page.close();
});

test("navigation: what is entered before the page's scripts have run counts", async ({
  browser,
}) => {
  const { page, initiative } = await beginPlanning(browser, "Nora");
  const type = page.getByLabel("Type", { exact: true });
  const title = page.getByLabel("Title", { exact: true });
  const instructions = page.getByLabel("Instructions (optional)");
  const scripts = /_next\/static\/.*\.js/;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${initiative}/generate`, { waitUntil: "commit" });
  await type.selectOption("epic");
  await title.fill("What crews need");
  await instructions.fill("For the board");
  const checklist = page.getByRole("region", { name: /^Checklist/ });
  await expect(checklist).toHaveAccessibleName("Checklist for PRD");
  release();
  await expect(checklist).toHaveAccessibleName("Checklist for Epic");
  await type.selectOption("okrs");
  await expect(checklist).toHaveAccessibleName("Checklist for OKRs");
  await expect(title).toHaveValue("What crews need");
  await page.unroute(scripts);
  await page.reload();
  await expect(instructions).toHaveValue("For the board");
  await page.close();
});
