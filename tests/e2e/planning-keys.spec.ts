import { expect, type Locator, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { person, signUp } from "./people";
import { typeChoice } from "./planning-place";

test.afterAll(closePages);

/**
 * Presses Tab, then Shift+Tab, until an element with this name and role has the focus. Shift+Tab, because a browser
 * without a frame, like the headless shell, does not leave the end of a page that shows a notification.
 */
async function tabTo(
  page: Page,
  role: "button" | "link" | "textbox",
  name: string | RegExp,
  within: Page | Locator = page,
) {
  const wanted = within.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(presses < 60 ? "Tab" : "Shift+Tab");
  }
  await expect(wanted).toBeFocused();
}

test("planning: the keyboard is enough to get from an empty account to an approved document", async ({
  page,
}) => {
  await signUp(page, person("Kaya"));
  await expect(page).toHaveURL(/\/w\//);
  const { keyboard } = page;
  await tabTo(page, "textbox", "What are you planning?");
  await keyboard.type("Route planner");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/initiatives\/[0-9a-f-]{36}$/);

  await tabTo(page, "link", /^Context/);
  await keyboard.press("Enter");
  await tabTo(page, "button", "Add context item");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type("Basements have no signal");
  await keyboard.press("Tab");
  await keyboard.type("Seven of twelve crews.");
  await keyboard.press("Control+Enter");
  await expect(page.getByRole("link", { name: "Basements have no signal" })).toBeVisible();

  await tabTo(page, "link", /^Goals/);
  await keyboard.press("Enter");
  await tabTo(page, "button", "Add goal");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type("Plan a day in a minute");
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Plan a day in a minute" })).toBeVisible();

  await tabTo(page, "link", /^Documents/, page.getByRole("main"));
  await keyboard.press("Enter");
  await tabTo(page, "link", "New document");
  await keyboard.press("Enter");
  await expect(page.getByLabel("Title")).toBeFocused();
  await keyboard.type("Requirements");
  await keyboard.press("Enter");
  await tabTo(page, "textbox", /Document text/);
  await keyboard.type("# Requirements");
  await keyboard.press("Control+s");
  await expect(page.getByText("Saved, as version 2")).toBeVisible();
  await tabTo(page, "button", "Done");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  await tabTo(page, "button", /^Status/);
  await keyboard.press("Enter");
  await typeChoice(page, "Approved");
  await expect(page.getByRole("button", { name: "Status: Approved" })).toBeFocused();

  await tabTo(page, "button", "Delete");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(/\/documents$/);
  await expect(page.getByRole("link", { name: "Requirements", exact: true })).toHaveCount(0);
  await keyboard.press("Alt+t");
  await tabTo(page, "button", "Undo");
  await keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Requirements", exact: true })).toBeVisible();
});
