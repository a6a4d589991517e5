import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { openPage } from "./open-page";
import { beginPlanning, makeDocument } from "./planning-place";

test.describe.configure({ mode: "serial" });

let page: Page;
let home: string;
let document: string;

test.beforeAll(async ({ browser }) => {
  const place = await beginPlanning(browser, "Kim");
  page = place.page;
  home = place.initiative.replace(/\/initiatives.*/, "");
  document = (await makeDocument(place, "# Requirements\n")).address;
});

test.afterAll(closePages);

const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const heading = (name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

test("shortcuts: g and a letter lead to pages, j and k along their rows", async () => {
  await openPage(page, home);
  await heading("Home");
  await press("g", "i");
  await heading("Initiatives");
  await press("j");
  await expect(page.getByRole("main").getByRole("link", { name: "Route planner" })).toBeFocused();
  await press("Enter");
  await heading("Route planner");
  await press("g", "t");
  await heading("Trash");
});

test("shortcuts: c creates, e edits, a asks", async () => {
  await press("g", "i");
  await heading("Initiatives");
  await press("c");
  const dialog = page.getByRole("dialog", { name: "New initiative" });
  await expect(dialog.getByLabel("Title")).toBeFocused();
  await page.keyboard.type("gigs");
  await expect(dialog.getByLabel("Title")).toHaveValue("gigs");
  await press("Escape", "a");
  await expect(page.getByRole("dialog", { name: /^Ask about/ })).toBeVisible();
  await press("Escape");
  await openPage(page, document);
  await heading("Requirements");
  await press("e");
  await expect(page).toHaveURL(/\/edit$/);
});

test("shortcuts: ? lists them, and they can be switched off", async () => {
  await openPage(page, home);
  await heading("Home");
  await press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("Workspace context");
  await expectGoodEverywhere(page, "shortcuts");
  await list.getByLabel("Single keys work everywhere").uncheck();
  await press("Escape", "g", "t", "?");
  await expect(list).toHaveCount(0);
  await heading("Home");
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await list.getByLabel("Single keys work everywhere").check();
  await press("Escape", "g", "t");
  await heading("Trash");
});

test("shortcuts: the search box finds pages too, before texts", async () => {
  await press("ControlOrMeta+k");
  const input = page.getByRole("combobox", { name: "Search this workspace" });
  await input.fill("api");
  const option = page.getByRole("option", { name: "API keys" });
  await expect(option).toHaveAttribute("aria-selected", "true");
  await press("Enter");
  await heading("API keys");
});
