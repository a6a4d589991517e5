import { expect, test } from "@playwright/test";
import { openAccount, person, signUp } from "./people";
import { typeChoice } from "./planning-place";

test("first run: from an empty account to an approved PRD with evidence, without an assistant", async ({
  page,
}) => {
  const began = performance.now();
  await signUp(page, person("Fela"));
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Route planner");

  const views = page.getByRole("navigation", { name: /^Views of/ });
  await views.getByRole("link", { name: /^Context/ }).click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page
    .getByLabel("List to paste")
    .fill(
      "Seven of twelve crews lose a report a week because basements have no signal.\nPlanning a day takes a crew 40 minutes on paper.",
    );
  await page.getByLabel("Label of all").selectOption("User feedback");
  await page.getByRole("button", { name: "Save 2 items" }).click();
  await expect(page.getByRole("link", { name: /^Seven of twelve crews/ })).toBeVisible();

  await page.getByRole("link", { name: "Generate document" }).click();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("prd");
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  const main = page.getByRole("main");
  await expect(main.getByText(/^Assembled without AI from \d+ sources?\./).first()).toBeVisible();
  await expect(main.getByText(/Seven of twelve crews lose a report/).first()).toBeVisible();
  await main.getByRole("link", { name: "1", exact: true }).first().hover();
  await expect(page.getByRole("tooltip")).toContainText("user feedback");
  await page.getByRole("button", { name: /^Status/ }).focus();
  await page.keyboard.press("Enter");
  await typeChoice(page, "Approved");
  await expect(page.getByRole("button", { name: "Status: Approved" })).toBeVisible();
  console.log(
    `From sign-up to an approved PRD: ${Math.round((performance.now() - began) / 1000)} s of a machine's hand`,
  );
});

test("first run: one field creates the first initiative, on Home and on the list", async ({
  page,
}) => {
  await openAccount(page, person("Ida"));
  await page.goto("/");
  const main = page.getByRole("main");
  const field = main.getByLabel("What are you planning?");
  await expect(main.getByRole("button", { name: /initiative/ })).toHaveCount(1);
  await page.keyboard.press("c");
  await expect(field).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Initiatives");
  await expect(main.getByRole("button", { name: /initiative/ })).toHaveCount(1);
  await page.goto(`${page.url()}?add=initiative`);
  await expect(page.getByRole("dialog", { name: "New initiative" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main.getByRole("button", { name: /initiative/ })).toHaveCount(1);
  await page.keyboard.press("c");
  await expect(field).toBeFocused();
});

test("first run: an initiative without documents has one link to write one", async ({ page }) => {
  await openAccount(page, person("Jo"));
  await page.goto("/");
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Route planner");
  const link = page.getByRole("main").getByRole("link", { name: "New document" });
  await expect(link).toHaveCount(1);
  await page.keyboard.press("c");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New document");
});

test("first run: after the first initiative, the settings still offer the sample workspace", async ({
  page,
}) => {
  await openAccount(page, person("Gus"));
  await page.goto("/");
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Route planner");
  const own = new URL(page.url()).pathname.split("/initiatives")[0];
  await page.goto(`${own}/settings/workspace`);
  const offer = page.getByRole("region", { name: "Sample workspace" });
  await offer.getByRole("button", { name: "Look around in a sample workspace" }).click();
  await expect(page.getByRole("heading", { name: "Gaps in coverage" })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe(own);
});
