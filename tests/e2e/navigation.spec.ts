import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
import { beginPlanning } from "./planning-place";

test.afterAll(closePages);

test("navigation: a clicked link shows progress at once, until its page is there", async ({
  browser,
}) => {
  const { page, initiative } = await beginPlanning(browser, "Nils");
  await page.goto(initiative);
  const bar = page.locator(".animate-pass");
  await expect(bar).toHaveCount(0);
  const release = await holdRequests(page, /_rsc=/);
  await page
    .getByRole("navigation", { name: /^Views of/ })
    .getByRole("link", { name: /^Goals/ })
    .click();
  await expect(bar).toBeVisible();
  release();
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
