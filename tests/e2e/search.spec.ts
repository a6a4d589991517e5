import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
import { expectGoodEverywhere } from "./looks";
import { openPage } from "./open-page";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithSample } from "./sample";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let base: string;
let initiative: string;
let documentPath: string;
let goal: string;
let key: string;

const input = () => page.getByRole("combobox", { name: "Search this workspace" });
const options = () => page.getByRole("listbox", { name: "Results" }).getByRole("option");
const selected = () => page.getByRole("option", { selected: true });
const filter = (name: string) =>
  page.getByRole("dialog", { name: "Search" }).getByRole("button", { name, exact: true });

/** Opens a page and waits until the browser remembers the visit. @returns the heading of the page */
async function visit(path: string) {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(path);
  return (await page.getByRole("heading", { level: 1 }).textContent()) ?? "none";
}

async function search(words: string) {
  await page.keyboard.press("ControlOrMeta+k");
  await input().fill(words);
}

test.beforeAll(async ({ browser, request }) => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  await openAccount(page, person("Sofie"));
  const workspaceId = await makeWorkspace(page, "Searched");
  key = await mintKey(page, workspaceId, "Sample");
  const ids = await fillWithSample(request, key);
  base = `/w/${workspaceId}`;
  initiative = `${base}/initiatives/${ids.initiative}`;
  documentPath = `${base}/documents/${ids.document}`;
  goal = ids.goal;
});

test.beforeEach(() => openPage(page, base));

test("search box: opens by click, closes with Escape, and the focus comes back", async () => {
  const box = page.getByRole("link", { name: "Search" });
  await expect(box.locator("kbd")).toHaveText(/^(Ctrl K|⌘K)$/);
  await box.click();
  await expect(input()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(input()).toBeHidden();
  await expect(box).toBeFocused();
});

test("search box: opens and closes by keys, and the focus comes back to where it was", async () => {
  const link = page.getByRole("link", { name: "Workspace context" });
  await link.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(input()).toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await expect(input()).toBeHidden();
  await expect(link).toBeFocused();
});

test("search box: a typing error is forgiven, the word is marked, and Enter opens the result", async () => {
  await search("WhatsAp templtes");
  const hit = options().filter({ hasText: "WhatsApp templates for German are refused again" });
  await expect(hit).toBeVisible();
  await expect(hit.locator("mark").first()).toHaveText(/templates|WhatsApp/i);
  await expect(hit).toContainText("Risk · Arrival updates for customers");
  await expect(page.getByRole("status").filter({ hasText: /\d+ results?/ })).toBeAttached();
  await expect(options().first()).toHaveAttribute("aria-selected", "true");
  await expect(input()).toHaveAttribute(
    "aria-activedescendant",
    (await selected().getAttribute("id")) ?? "none",
  );
  const title = (await selected().locator(".font-medium").textContent()) ?? "none";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(input()).toBeHidden();
});

test("search box: the arrow keys move, and with Ctrl or ⌘ Enter opens a new tab", async () => {
  await search("technician");
  await expect(options().nth(1)).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(options().nth(1)).toHaveAttribute("aria-selected", "true");
  const path = (await selected().getAttribute("href")) ?? "none";
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("ControlOrMeta+Enter");
  const tab = await opened;
  await expect(tab).toHaveURL(new RegExp(`${path}$`));
  await tab.close();
  await expect(input()).toBeFocused();
});

test("search box: Enter before the answer opens the best result once it has come", async () => {
  await search("");
  await page.keyboard.type("Photos fill the queue");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photos fill the queue");
});

test("search box: a late answer does not replace that to the present query", async () => {
  const release = await holdRequests(page, /search\/results\?q=photos$/);
  const asked = page.waitForRequest(/q=photos$/);
  const failed = page.waitForEvent("requestfailed", (request) => /q=photos$/.test(request.url()));
  await search("photos");
  await asked;
  await input().fill("CrewGrid");
  await failed;
  release();
  await expect(options().first()).toContainText("CrewGrid");
  await page.unroute(/search\/results\?q=photos$/);
});

test("search box: results are narrowed to a kind", async () => {
  await search("technician");
  const item = options().filter({ hasText: /(?:Target users|User feedback) · / });
  await expect(item.first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await filter("Goals").focus();
  await page.keyboard.press("Enter");
  await expect(filter("Goals")).toHaveAttribute("aria-pressed", "true");
  await expect(item).toHaveCount(0);
  await expect(options().filter({ hasText: "Goal" }).first()).toBeVisible();
});

test("search box: on an initiative, results can be narrowed to it", async () => {
  await search("technician");
  await expect(options().first()).toBeVisible();
  await expect(filter("This initiative only")).toBeHidden();
  const title = await visit(initiative);
  await search("technician");
  await filter("This initiative only").click();
  await expect(input()).toBeFocused();
  await expect(
    options()
      .filter({ hasText: `· ${title}` })
      .first(),
  ).toBeVisible();
  const elsewhere = options()
    .filter({ hasText: "·" })
    .filter({ hasNotText: `· ${title}` });
  await expect(elsewhere).toHaveCount(0);
});

test("search box: before anything is typed, the last visits and the newest initiatives are offered", async () => {
  const title = await visit(documentPath);
  await openPage(page, base);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("group", { name: "Newest initiatives" })).toBeVisible();
  const visited = page.getByRole("group", { name: "Recently viewed" }).getByRole("option");
  await expect(visited.first()).toContainText(title);
  await expect(visited.first()).toContainText(/Document · \S/);
  await expect(visited.first()).toHaveAttribute("aria-selected", "true");
  const offered = page.getByRole("group", { name: "Create" }).getByRole("option");
  await expect(offered).toHaveText([/^New i/, /^New d/, /^Add c/, /^Add g/]);
  await expectGoodEverywhere(page, "search-blank");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${documentPath}$`));
});

test("search box: a deleted resource is no longer offered as visited", async ({ request }) => {
  const title = await visit(`${base}/goals/${goal}`);
  const kept = await visit(documentPath);
  await openPage(page, base);
  await page.keyboard.press("ControlOrMeta+k");
  const visited = page.getByRole("group", { name: "Recently viewed" }).getByRole("option");
  await expect(visited.nth(1)).toContainText(title);
  const headers = { authorization: `Bearer ${key}` };
  expect((await request.delete(`/api/v1/goals/${goal}`, { headers })).status()).toBe(200);
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(visited.first()).toContainText(kept);
  await expect(visited.filter({ hasText: title })).toHaveCount(0);
  await expect(visited.first()).toHaveAttribute("aria-selected", "true");
});

test("search box: an empty result is explained, with the next step", async () => {
  await search("xylophone quarks");
  await expect(page.getByRole("status")).toContainText("Nothing found for “xylophone quarks”.");
  await filter("Uploads").click();
  await expect(page.getByRole("status")).toContainText("remove a filter");
});

test("search box: failures are explained, with the next step", async () => {
  const results = /search\/results/;
  const error = "You have searched many times within a minute. Wait 12 s, then try again.";
  await page.route(results, (route) => route.fulfill({ status: 429, json: { error } }));
  await search("technician");
  await expect(page.getByRole("status").filter({ hasText: error })).toBeVisible();
  await page.unroute(results);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(options().first()).toBeVisible();

  const headers = { "Retry-After": "1" };
  await page.route(results, (route) => route.fulfill({ status: 429, headers, json: { error } }), {
    times: 1,
  });
  await input().fill("photos");
  await expect(page.getByText("This search starts by itself in a moment.")).toBeVisible();
  await expect(options().last()).toContainText("See all results for “photos”");

  await page.context().setOffline(true);
  await input().fill("dispatcher");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(options().first()).toBeVisible();

  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: /session/ });
  await input().fill("customers");
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign in again" })).toBeVisible();
  await page.context().addCookies(cookies);
});

test("search box: the other results are on a page of their own", async () => {
  await search("technician");
  await expect(options().last()).toContainText("See all results for “technician”");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=technician$/);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link")).not.toHaveCount(0);
});

test("search box: search is accessible and fits every screen", async () => {
  await page.goto(base);
  await page.getByRole("link", { name: "Search", exact: true }).click();
  await expect(options().first()).toBeVisible();
  await expectGoodEverywhere(page, "search-recent");
  await input().fill("technician");
  await expect(options().locator("mark").first()).toBeVisible();
  await expectGoodEverywhere(page, "search-results");
  await input().fill("xylophone quarks");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expectGoodEverywhere(page, "search-nothing");
});
