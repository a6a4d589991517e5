import { expect, type Page } from "@playwright/test";

/** Opens a page of a workspace and waits for its scripts, because a key that is pressed before them is lost. */
export async function openPage(page: Page, path: string) {
  await page.goto(path);
  const search = page.getByRole("link", { name: "Search" }); // Its hint appears with the scripts.
  await expect(search.locator("kbd")).toBeVisible();
}
