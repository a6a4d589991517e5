import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { takePicture } from "./looks";
import { openPage } from "./open-page";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithSample } from "./sample";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let base: string;

const input = () => page.getByRole("combobox", { name: "Search this workspace" });
const list = () => page.getByRole("listbox", { name: "Results" });
const options = () => list().getByRole("option");
const selected = () => page.getByRole("option", { selected: true });
const answered = (words: string) =>
  expect(list().getByRole("option", { name: `See all results for “${words}”` })).toBeAttached();

/** Expects the first row to be the only selected one, in view, and announced to screen readers. */
async function expectFirst() {
  await expect(list()).toHaveAttribute("aria-busy", "false");
  await expect(options().first()).toHaveAttribute("aria-selected", "true");
  await expect(selected()).toHaveCount(1);
  await expect(options().first()).toBeInViewport({ ratio: 1 });
  const id = (await options().first().getAttribute("id")) ?? "none";
  await expect(input()).toHaveAttribute("aria-activedescendant", id);
}

async function expectEnterOpensFirst() {
  const path = (await options().first().getAttribute("href")) ?? "none";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(input()).toBeHidden();
}

async function search(words: string) {
  await page.keyboard.press("ControlOrMeta+k");
  await input().fill(words);
}

test.beforeAll(async ({ browser, request }) => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  await openAccount(page, person("Ines"));
  const workspaceId = await makeWorkspace(page, "Selected");
  await fillWithSample(request, await mintKey(page, workspaceId, "Sample"));
  base = `/w/${workspaceId}`;
});

test.beforeEach(() => openPage(page, base));

for (const [begun, rest] of [
  ["of", "fline"],
  ["offline visits", " risk"],
  ["technician", "s offline"],
] as const) {
  test(`search box: after “${begun}” and “${rest}” the first row is selected, and Enter opens it`, async () => {
    await search(begun);
    await answered(begun);
    await expectFirst();
    await page.keyboard.type(rest);
    await answered(`${begun}${rest}`);
    await expectFirst();
    await expectEnterOpensFirst();
  });
}

test("search box: replacing the text selects the first row, however far the list was scrolled", async () => {
  await search("technician");
  for (const words of ["customers", "offline", "risk", "route", "technician", "offline"]) {
    await page.keyboard.press("End");
    await input().fill(words);
    await answered(words);
    await expectFirst();
  }
  await expectEnterOpensFirst();
});

test("search box: the filters select the first row, before and after something is typed", async () => {
  const choose = (name: string) =>
    page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  await page.keyboard.press("ControlOrMeta+k");
  await expectFirst();
  await page.keyboard.press("ArrowDown");
  await choose("Initiatives");
  await expectFirst();
  await input().fill("technician");
  for (const name of ["Goals", "Context", "Documents", "All"]) {
    await page.keyboard.press("End");
    await choose(name);
    await expectFirst();
  }
  await expectEnterOpensFirst();
});

test("search box: a moved selection stays, and further typing selects the first row again", async () => {
  await search("technician");
  await answered("technician");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(options().nth(2)).toHaveAttribute("aria-selected", "true");
  const id = (await selected().getAttribute("id")) ?? "none";
  await expect(input()).toHaveAttribute("aria-activedescendant", id);
  await page.keyboard.type("s");
  await answered("technicians");
  await expectFirst();
  await options().nth(1).hover();
  await expect(options().nth(1)).toHaveAttribute("aria-selected", "true");
  await expect(selected()).toHaveCount(1);
  // A resting mouse moves no selection.
  await page.keyboard.type(" offline");
  await answered("technicians offline");
  await expectFirst();
});

test("search box: Ctrl or ⌘ Enter before the answer opens the best result in a new tab", async () => {
  await page.keyboard.press("ControlOrMeta+k");
  const opened = page.context().waitForEvent("page");
  await page.keyboard.type("Photos fill the queue");
  await page.keyboard.press("ControlOrMeta+Enter");
  const tab = await opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Photos fill the queue");
  await tab.close();
  await expect(input()).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${base}$`));
});

test("search box: without a result Enter opens nothing, in this tab or a new one", async () => {
  await search("xylophone quarks");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("status")).toContainText("Nothing found");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.keyboard.press("Enter");
  await input().fill("技");
  await page.keyboard.press("ControlOrMeta+Enter");
  await page.keyboard.press("Enter");
  // Results opened by the keys above would be listed before the new ones.
  await input().fill("technician");
  await answered("technician");
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(new RegExp(`${base}$`));
});

test("search box: a query that is too short is explained", async () => {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(options().first()).toBeVisible();
  for (const short of ["技", "🚚", "a"]) {
    await input().fill(short);
    await expect(page.getByRole("status")).toHaveText("Type at least 2 characters.");
    await expect(options()).toHaveCount(0);
  }
  await input().fill("");
  await expectFirst();
});

test("search box: on a phone every filter can be scrolled to", async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(await initiativePath());
  await page.getByRole("link", { name: "Search", exact: true }).click();
  const filters = page.getByRole("group", { name: "Filters" });
  const { shown, whole } = await filters.evaluate((row) => ({
    shown: row.clientWidth,
    whole: row.scrollWidth,
  }));
  expect(shown).toBeLessThanOrEqual(360);
  expect(whole).toBeGreaterThan(shown);
  await filters.hover();
  await page.mouse.wheel(1000, 0);
  await expect(filters.getByRole("button", { name: "This initiative only" })).toBeInViewport({
    ratio: 1,
  });
  await takePicture(page, "search-filters-360");
  await page.setViewportSize({ width: 1280, height: 860 });
});

async function initiativePath() {
  const answer = await page.request.get(`${base}/search/results?q=customers&type=initiative`);
  return (await answer.json()).items[0].path;
}

test("search box: themes and the list of shortcuts are found, and Enter applies them", async () => {
  await search("dark mode");
  await expect(selected()).toHaveText("Dark theme");
  await page.keyboard.press("Enter");
  await expect(input()).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await search("system theme");
  await expect(selected()).toHaveText("System theme");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await search("shortcuts");
  await expect(selected()).toHaveText("Keyboard shortcuts");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("search box: what the open page can do is found, and Enter does it", async () => {
  await page.keyboard.press("Escape");
  const enter = async (words: string, title: string) => {
    await search(words);
    await expect(selected()).toHaveText(title);
    await page.keyboard.press("Enter");
    await expect(input()).toBeHidden();
  };
  await page.goto(await initiativePath());
  await enter("rename", "Rename initiative");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.press("Escape");
  await enter("archive", "Archive");
  await expect(page.getByText("Initiative archived")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unarchive" })).toBeVisible();
  await enter("unarchive", "Unarchive");
  await expect(page.getByText("Initiative is active again")).toBeVisible();
  await enter("ask", "Ask");
  await expect(page.getByRole("dialog", { name: "Ask about this initiative" })).toBeVisible();
  await page.keyboard.press("Escape");

  const document = await page.request.get(`${base}/search/results?q=offline&type=document`);
  await page.goto((await document.json()).items[0].path);
  for (const words of ["archive", "status"]) {
    await search(words);
    await page.getByRole("option", { name: /^Status: / }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("search box: signs out, but not before the whole phrase is typed", async () => {
  await search("sign");
  await answered("sign");
  await expect(page.getByRole("option", { name: "Sign out" })).toHaveCount(0);
  await input().fill("log out");
  await expect(selected()).toHaveText("Sign out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/sign-in$/);
});
