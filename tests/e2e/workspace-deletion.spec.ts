import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { joinByLink, makeWorkspace, openAccount, person } from "./people";

test.afterAll(closePages);

test("workspace deletion: an owner deletes it in its settings, and it is gone for its members", async ({
  page,
  browser,
}) => {
  const olga = person("Olga");
  await openAccount(page, olga);
  const kept = await makeWorkspace(page, "Harbour");
  const gone = await makeWorkspace(page, "Pier");
  const theirs = await joinByLink(page, browser, gone, person("Pia"));
  await theirs.goto(`/w/${gone}/settings/workspace`);
  const section = { name: "Delete this workspace" };
  await expect(theirs.getByRole("heading", { name: "About this workspace" })).toBeVisible();
  await expect(theirs.getByRole("region", section)).toHaveCount(0);

  await page.goto(`/w/${gone}/settings/workspace`);
  const form = page.getByRole("region", section);
  await expect(form).toContainText("You and 1 other member lose access at once");
  await form.getByText("Delete this workspace", { exact: true }).last().click();
  await expectGoodEverywhere(page, "workspace-deletion");
  await form.getByLabel("Name of the workspace").fill("pier");
  await form.getByLabel("Current password").fill(olga.password);
  await form.getByRole("button", { name: "Delete workspace" }).click();
  await expect(form.getByText("Type “Pier”, the name of this workspace.")).toBeVisible();
  await form.getByLabel("Name of the workspace").fill("Pier");
  await form.getByRole("button", { name: "Delete workspace" }).click();
  await expect(page).toHaveURL(new RegExp(`/w/${kept}`));
  await expect(page.getByText("“Pier” is deleted")).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText("Page not found")).toBeVisible();
  await page.goto(`/w/${gone}`);
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.goto("/");
  await expect(page).toHaveURL(new RegExp(`/w/${kept}`));
});

test("workspace deletion: it needs no scripts", async ({ page, browser }) => {
  const otto = person("Otto");
  await openAccount(page, otto);
  const kept = await makeWorkspace(page, "Harbour");
  const gone = await makeWorkspace(page, "Pier");
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto(`/w/${gone}/settings/workspace`);
  const form = still.getByRole("region", { name: "Delete this workspace" });
  await form.getByText("Delete this workspace", { exact: true }).last().click();
  await form.getByLabel("Name of the workspace").fill("Pier");
  await form.getByLabel("Current password").fill(otto.password);
  await form.getByRole("button", { name: "Delete workspace" }).click();
  await expect(still).toHaveURL(new RegExp(`/w/${kept}`));
  await page.goto(`/w/${gone}`);
  await expect(page.getByText("Page not found")).toBeVisible();
});
