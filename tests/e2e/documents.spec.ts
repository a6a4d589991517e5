import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { openPage } from "./open-page";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let place: PlanningPlace;
let page: Page;
let home: string;

const main = () => page.getByRole("main");
const rows = () =>
  main()
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") });
const choice = (label: string) => main().getByLabel(label, { exact: true });
const sidebar = () => page.getByRole("navigation", { name: "Workspace", exact: true });
const heading = (name: string) =>
  expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

async function send(method: "post" | "patch", path: string, data: object): Promise<string> {
  const answer = await page.request[method](`/api/v1${path}`, { headers: place.headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).data.id;
}

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Dora");
  page = place.page;
  home = place.initiative.replace(/\/initiatives.*/, "");
});

test("documents: without any, the list leads to the initiatives", async () => {
  await page.goto(home);
  await sidebar().getByRole("link", { name: "Documents" }).click();
  await heading("Documents");
  await expect(page.getByText("No documents yet")).toBeVisible();
  await expectGoodEverywhere(page, "documents-none");
  await main().getByRole("link", { name: "Choose an initiative" }).click();
  await heading("Initiatives");
});

test("documents: a pasted title that is too long stays whole, and is refused with its length", async () => {
  await openPage(page, `${place.initiative}/new-document`);
  const title = page.getByLabel("Title", { exact: true });
  await title.focus();
  await page.keyboard.insertText("word ".repeat(46));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Use at most 200 characters: this has 229.")).toBeVisible();
  await expect(title).toHaveValue("word ".repeat(46));
  await expect(title).toBeFocused();
});

test("documents: those of all initiatives are listed, the last changed first, with its person", async () => {
  const other = await send("post", "/initiatives", { title: "Arrival updates" });
  const { id } = await makeDocument(place, "# Requirements\n");
  await send("post", "/documents", { initiative_id: other, type: "epic", title: "Messages" });
  const generated = await send("post", "/documents", {
    ...{ initiative_id: other, type: "epic", title: "Epic: Arrival updates" },
  });
  await send("patch", `/documents/${id}`, { status: "in_review" });
  await openPage(page, home);
  await expect(page.getByText("PRD · Route planner")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await heading("Documents");
  await expect(rows()).toHaveCount(3);
  await expect(
    rows()
      .nth(1)
      .getByText(/Epic|Arrival/),
  ).toHaveCount(1);
  await page.request.delete(`/api/v1/documents/${generated}`, { headers: place.headers });
  await page.reload();
  await expect(rows()).toHaveCount(2);
  await expect(rows().first()).toContainText("Requirements");
  await expect(rows().first()).toContainText("PRD · Route planner");
  await expect(rows().first()).toContainText("In review");
  await expect(rows().first()).toContainText("Changed by Dora");
  await expect(rows().last()).toContainText("Epic · Arrival updates");
  await expectGoodEverywhere(page, "documents");
});

test("documents: the filter is in the address, which can be shared", async () => {
  await choice("Type").selectOption("Epic");
  await expect(page).toHaveURL(/type=epic/);
  await expect(rows()).toHaveCount(1);
  await page.reload();
  await expect(choice("Type")).toHaveValue("epic");
  await expect(rows()).toHaveCount(1);
  await choice("Status").selectOption("Approved");
  await expect(page.getByText("No document matches")).toBeVisible();
  await page.goBack();
  await expect(choice("Status")).toHaveValue("");
  await choice("Status").focus();
  await choice("Status").selectOption("Approved");
  await expect(page.getByText("No document matches")).toBeVisible();
  await expect(choice("Status")).toBeFocused();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows()).toHaveCount(2);
  await choice("Initiative").selectOption("Route planner");
  await expect(page).toHaveURL(/initiative=/);
  await expect(rows()).toHaveCount(1);
  await main().getByRole("link", { name: "New document" }).click();
  await expect(page).toHaveURL(new RegExp(`${place.initiative}/new-document$`));
});

test("documents: a new one asks for its initiative", async () => {
  await openPage(page, `${home}/documents`);
  await page.keyboard.press("c");
  await heading("New document");
  await expectGoodEverywhere(page, "document-of-any");
  await page.getByLabel("Initiative", { exact: true }).selectOption("Route planner");
  await page.getByLabel("Title", { exact: true }).fill("Short-lived");
  await page.getByRole("button", { name: "Create document" }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const [, id = ""] = /documents\/([^/]+)/.exec(page.url()) ?? [];
  await page.request.delete(`/api/v1/documents/${id}`, { headers: place.headers });
});

test("documents: an initiative without documents stays chosen, also if its id is unknown", async () => {
  const empty = await send("post", "/initiatives", { title: "Empty" });
  await page.goto(`${home}/documents?initiative=${empty}`);
  await expect(page.getByText("No document matches")).toBeVisible();
  await expect(choice("Initiative")).toHaveValue(empty);
  await choice("Type").selectOption("Epic");
  await expect(page).toHaveURL(new RegExp(`initiative=${empty}`));
  await page.goto(`${home}/documents?initiative=${crypto.randomUUID()}`);
  await expect(page.getByText("No document matches")).toBeVisible();
  await expect(choice("Initiative").locator("option:checked")).toHaveText(/^Deleted or unknown/);
});

test("documents: past the end, the list says so and leads back", async () => {
  await page.goto(`${home}/documents?offset=1000&type=epic`);
  await expect(page.getByText("There are no more documents")).toBeVisible();
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL(/\/documents\?type=epic$/);
  await expect(rows()).toHaveCount(1);
});

test("documents: the palette finds the list, and the list has pages", async () => {
  const initiative_id = place.initiative.split("/").pop();
  for (let nth = 1; nth <= 25; nth++) {
    await send("post", "/documents", { initiative_id, type: "prd", title: `Plan ${nth}` });
  }
  await openPage(page, home);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: "Search this workspace" }).fill("documents");
  const found = page.getByRole("group", { name: "Pages and actions" }).getByRole("option");
  await expect(found.first()).toHaveAccessibleName("Documents");
  await page.keyboard.press("Enter");
  await heading("Documents");
  await expect(rows()).toHaveCount(25);
  await expect(rows().first()).toContainText("Plan 25");
  await page.getByRole("link", { name: "Older" }).click();
  await expect(rows()).toHaveCount(2);
  await expect(rows().last()).toContainText("Messages");
  await page.getByRole("link", { name: "Newer" }).click();
  await expect(rows()).toHaveCount(25);
});

test("documents: the menu of downloads opens beside the sidebar, not over it", async () => {
  const { address } = await makeDocument(place, "# Requirements\n\nOnly one page.\n");
  await openPage(page, address);
  await page.getByRole("button", { name: "Download" }).click();
  const menu = await page.getByRole("menu").boundingBox();
  const aside = await page.getByRole("complementary").first().boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(aside?.width ?? Number.NaN);
  await page.keyboard.press("Escape");
});

test("documents: a text is copied as Markdown, and never the sign-in page", async ({ browser }) => {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const tab = await context.newPage();
  const { address } = await makeDocument(place, "# Requirements\n\nOnly one page.\n");
  await openPage(tab, address);
  const copy = async () => {
    await tab.getByRole("button", { name: "Download" }).click();
    await tab.getByRole("menuitem", { name: "Copy as Markdown" }).click();
  };
  const read = () => tab.evaluate(() => navigator.clipboard.readText());
  await copy();
  await expect(tab.getByText("Copied as Markdown")).toBeVisible();
  expect(await read()).toContain("Only one page.");
  await context.clearCookies();
  await copy();
  await expect(tab.getByText("You are signed out.")).toBeVisible();
  expect(await read()).toContain("Only one page.");
  await context.close();
});
