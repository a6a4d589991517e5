import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
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

test("shortcuts: a dialog takes the room of the scrollbar, which pages keep free", async () => {
  const gutter = () =>
    page.evaluate(() => getComputedStyle(globalThis.document.documentElement).scrollbarGutter);
  await openPage(page, home);
  await heading("Home");
  expect(await gutter()).toBe("stable");
  await press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await gutter()).toBe("auto");
  await press("Escape");
  await expect.poll(gutter).toBe("stable");
});

test("shortcuts: ? lists them, and they can be switched off", async () => {
  await openPage(page, home);
  await heading("Home");
  await press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("Workspace context");
  await expectGoodEverywhere(page, "shortcuts");
  await list.getByLabel("Use shortcuts of a single key").uncheck();
  await press("Escape", "g", "t", "?");
  const account = page.getByRole("button", { name: /Your account/ });
  await account.click();
  await expect(list).toHaveCount(0);
  await heading("Home");
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await list.getByLabel("Use shortcuts of a single key").check();
  await press("Escape", "g", "t");
  await heading("Trash");
});

test("shortcuts: / opens the search, but not in a field or with a modifier", async () => {
  await openPage(page, home);
  await heading("Home");
  const search = page.getByRole("combobox", { name: "Search this workspace" });
  const link = page.getByRole("main").getByRole("link").first();
  await link.focus();
  await press("/");
  await expect(search).toBeFocused();
  await press("/");
  await expect(search).toHaveValue("/");
  await press("Escape");
  await expect(search).toHaveCount(0);
  await expect(link).toBeFocused();
  await press("Control+/", "Alt+/", "g", "i");
  await heading("Initiatives");
  await expect(search).toHaveCount(0);
  await press("c");
  const title = page.getByRole("dialog", { name: "New initiative" }).getByLabel("Title");
  await expect(title).toBeFocused();
  await press("/");
  await expect(title).toHaveValue("/");
  await expect(search).toHaveCount(0);
  await press("Escape");
});

test("shortcuts: the focus returns after ? and its list", async () => {
  await openPage(page, home);
  const link = page.getByRole("main").getByRole("link").first();
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await link.focus();
  await press("?");
  await expect(list).toBeVisible();
  await press("Escape");
  await expect(list).toHaveCount(0);
  await expect(link).toBeFocused();
  const account = page.getByRole("button", { name: /Your account/ });
  await account.click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(list).toBeVisible();
  await press("Escape");
  await expect(account).toBeFocused();
});

test("shortcuts: a page with unsaved text asks before it is left", async () => {
  await openPage(page, home);
  await press("g", "o");
  await heading("Workspace context");
  await press("c");
  await page.getByLabel("Title").fill("Fewer empty trips");
  await page.getByRole("button", { name: "Cancel" }).focus();
  page.once("dialog", (dialog) => dialog.dismiss());
  const asked = page.waitForEvent("dialog");
  await press("g", "h");
  expect((await asked).message()).toContain("may be lost");
  await expect(page.getByLabel("Title")).toHaveValue("Fewer empty trips");
  page.once("dialog", (dialog) => dialog.accept());
  await press("g", "h");
  await heading("Home");
});

test("shortcuts: the search box finds actions, and opens the dialog that they name", async () => {
  const input = page.getByRole("combobox", { name: "Search this workspace" });
  const group = page.getByRole("group", { name: "Pages and actions" });
  const act = async (words: string, option: string) => {
    await press("ControlOrMeta+k");
    await input.fill(words);
    await expect(group.getByRole("option").first()).toHaveAccessibleName(option);
    await press("Enter");
  };
  await openPage(page, home);
  await press("ControlOrMeta+k");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(group).toBeHidden();
  await press("Escape");
  await act("paste", "Paste and classify Route planner");
  await heading("Paste and classify");
  for (const words of ["new initiative", "create init"]) {
    await act(words, "New initiative");
    const dialog = page.getByRole("dialog", { name: "New initiative" });
    await expect(dialog.getByLabel("Title")).toBeFocused();
    await press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/initiatives$/);
  }
  await act("invite", "Invite member");
  await expect(page.getByRole("dialog", { name: "Invite a member" })).toBeVisible();
  await press("Escape");
  await expect(page).toHaveURL(/\/members$/);
});

test("shortcuts: in the search box, the answer does not move pages", async () => {
  await openPage(page, home);
  const release = await holdRequests(page, /search\/results/);
  await press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search this workspace" }).fill("invite");
  const option = page.getByRole("option", { name: "Invite member" });
  const before = await option.boundingBox();
  release();
  const status = page.getByRole("status").filter({ hasText: "Only pages and actions match" });
  await expect(status).toBeAttached();
  expect(await option.boundingBox()).toEqual(before);
  await expectGoodEverywhere(page, "search-actions");
  await page.unroute(/search\/results/);
  await press("Escape");
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
