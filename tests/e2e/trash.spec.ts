import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, toast } from "./planning-place";

test.afterAll(closePages);

test("trash: a deleted resource can be restored from the trash, or deleted for good", async ({
  browser,
}) => {
  const { page, initiative } = await beginPlanning(browser, "Tess");
  const workspace = initiative.replace(/\/initiatives.*/, "");
  await page.goto(`${workspace}/trash`);
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await expectGoodEverywhere(page, "trash-empty");

  await page.goto(initiative);
  const title = (await page.getByRole("heading", { level: 1 }).innerText()).trim();
  await page.getByRole("button", { name: "Delete" }).first().click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith(new URL(initiative, url).pathname));

  await toast(page, "Initiative deleted").getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Initiative restored")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: title }).click();
  await page.getByRole("button", { name: "Delete" }).first().click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith(new URL(initiative, url).pathname));

  await page.getByRole("link", { name: "Trash" }).first().click();
  const entry = page.getByRole("listitem").filter({ hasText: "Initiative, deleted" });
  await expect(entry).toContainText(title);
  await expectGoodEverywhere(page, "trash");
  await entry.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
  await toast(page, "is back").getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);

  await page.getByRole("button", { name: "Delete" }).first().click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Delete/ })
    .click();
  await page.waitForURL((url) => !url.pathname.startsWith(new URL(initiative, url).pathname));
  await page.goto(`${workspace}/settings/activity`);
  await expect(page.getByRole("row").filter({ hasText: "deleted" }).first()).toContainText(
    `${title} (in the trash)`,
  );
  await page.goto(`${workspace}/trash`);
  await entry.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("The trash is empty")).toBeVisible();
  await page.close();
});
