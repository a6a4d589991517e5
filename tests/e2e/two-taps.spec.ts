import { setTimeout } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
import { openAccount, person } from "./people";

test.afterAll(closePages);

test("two taps: before the page's scripts run, they send a form once", async ({ page }) => {
  await openAccount(page, person("Tara"));
  const releaseScripts = await holdRequests(page, /_next\/static\/.*\.js/);
  await page.goto("/workspaces/new", { waitUntil: "commit" });
  await page.getByLabel("Name", { exact: true }).fill("Pier");
  const releaseForms = await holdRequests(page, /\/workspaces\/new$/);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  // Playwright's own second click would wait for the page that the first one asks for.
  await page.getByRole("button", { name: "Create workspace" }).evaluate((button: HTMLElement) => {
    button.click();
    window.setTimeout(() => button.click(), 300);
  });
  await setTimeout(1_500);
  releaseForms();
  await expect(page).toHaveURL(/\/w\/[0-9a-f-]{36}$/);
  expect(sent).toHaveLength(1);
  releaseScripts();
  await page.reload(); // so that the menu has its scripts when it is opened
  await page.getByRole("button", { name: /^Switch workspace/ }).click();
  await expect(page.getByRole("menuitem").filter({ hasText: "Pier" })).toHaveCount(1);
});
