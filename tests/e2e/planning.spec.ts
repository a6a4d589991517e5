import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { typeChoice } from "./planning-place";
import { readSource, sourceText, writeSource } from "./source-text";
import { watchFaults } from "./watch-faults";

test.describe.configure({ mode: "serial" });

let page: Page;
let home: string;
let initiative: string;
let headers: Record<string, string>;

const tab = (name: RegExp) =>
  page.getByRole("navigation", { name: /^Views of/ }).getByRole("link", { name });
const toast = (text: string) => page.getByRole("listitem").filter({ hasText: text });

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  page = await context.newPage();
  await openAccount(page, person("Nora"));
  await page.goto("/");
});

test.afterAll(closePages);

test("planning: an empty account can look around in a sample workspace, which is made once", async () => {
  const own = new URL(page.url()).pathname;
  const open = page.getByRole("button", { name: "Look around in a sample workspace" });
  const places: string[] = [];
  for (let time = 1; time <= 2; time++) {
    await page.goto(own);
    await open.click();
    await expect(page.getByRole("heading", { name: "Gaps in coverage" })).toBeVisible();
    places.push(new URL(page.url()).pathname);
  }
  expect(places[0]).not.toBe(own);
  expect(places[1]).toBe(places[0]);
  await page.goto(own);
});

test("planning: an empty account begins with one field", async () => {
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await expectGoodEverywhere(page, "home-empty");
  await page.getByLabel("What are you planning?").fill("   ");
  await page.getByRole("button", { name: "Create initiative" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Write a title." })).toBeVisible();
  await page.getByLabel("What are you planning?").fill("Rout planner");
  await expect(page.getByText("Write a title.")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/initiatives\/[0-9a-f-]{36}$/);
  initiative = new URL(page.url()).pathname;
  home = initiative.split("/initiatives")[0] ?? "";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rout planner");
  await expect(
    page.getByRole("region", { name: "Active initiatives" }).getByText("Rout planner"),
  ).toBeVisible();
  await expectGoodEverywhere(page, "initiative-new");
});

test("planning: an initiative is renamed and described on its page", async () => {
  await page.getByRole("button", { name: "Rename initiative" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Rename initiative" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByLabel("Title", { exact: true }).fill("Route planner");
  await page.keyboard.press("Escape"); // does not lose what was typed
  page.once("dialog", (dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.getByLabel("Title", { exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Route planner");
  await page.getByRole("button", { name: "Add description" }).click();
  await page.getByLabel("Description").fill("**Fewer** kilometres.\nMore visits.\n\n- In spring");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Fewer kilometres.\nMore visits.")).toBeVisible();
  await expect(page.getByRole("main").locator("strong")).toHaveText("Fewer");
  await expect(page.getByRole("listitem").filter({ hasText: /^In spring$/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit description" })).toBeFocused();
});

test("planning: an initiative is archived and reactivated", async () => {
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unarchive" })).toBeVisible();
  await toast("Initiative archived").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect(page.getByRole("button", { name: "Unarchive" })).toBeVisible();
  await page.goto(`${home}/initiatives`);
  await expect(page.getByText("No active initiatives")).toBeVisible();
  await page.getByRole("link", { name: "Archived", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Route planner" }).click();
  await expect(page.getByRole("link", { name: "Generate document" })).toHaveCount(0);
  await page.getByRole("button", { name: "Unarchive" }).click();
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
});

test("planning: a document is created and written, and gets a status", async () => {
  await tab(/^Documents/).click();
  await page.getByRole("main").getByRole("link", { name: "New document" }).first().click();
  await expect(page).toHaveTitle(/^New document/);
  await expectGoodEverywhere(page, "new-document");
  await page.getByLabel("Type").selectOption("PRD");
  await page.getByLabel("Title", { exact: true }).fill("Requirements");
  await page.getByRole("button", { name: "Create document" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}\/edit$/);
  await page.getByRole("button", { name: "Markdown" }).click();
  await writeSource(page, "# Requirements\n\nPlan a day in **one** minute.\n");
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expectGoodEverywhere(page, "document-edit");
  await sourceText(page).focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Saved, as version 2")).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Plan a day in one minute.")).toBeVisible();
  await expect(page.getByText("Version 2", { exact: true }).first()).toBeVisible();

  const status = page.getByRole("button", { name: /^Status/ });
  await expect(status).toHaveAccessibleName("Status: Draft");
  await status.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Agreed on. Launch readiness counts it.")).toBeVisible();
  await expectGoodEverywhere(page, "status-menu");
  await typeChoice(page, "Approved");
  await expect(status).toHaveAccessibleName("Status: Approved");
  await expect(toast("Status: Approved")).toBeVisible();
  await page.getByRole("button", { name: "Rename document" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Route planner: requirements");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Route planner: requirements");
});

test("planning: simultaneous writing by two people loses nothing", async () => {
  const workspaceId = home.replace("/w/", "");
  const address = page.url();
  const key = await mintKey(page, workspaceId, "Sync");
  headers = { authorization: `Bearer ${key}` };
  await page.route("**/changes", (route) => route.abort()); // others' changes do not arrive by themselves
  await page.goto(`${address}/edit`);
  await page.getByRole("button", { name: "Markdown" }).click();
  await expect(sourceText(page)).toBeVisible();
  const id = address.split("/").pop();
  await page.request.patch(`/api/v1/documents/${id}`, {
    headers,
    data: { content_markdown: "# Requirements\r\n\r\nTheirs.\r\n" },
  });
  await writeSource(page, "# Requirements\n\nMine.\n");
  await page.keyboard.press("Control+s"); // It may also be saved by itself before.
  const conflict = page.getByRole("alert", { name: "Changed in the meantime" });
  await expect(conflict).toContainText("You changed this document in the meantime");
  await expect(conflict).toContainText("Written over the REST API, as version 3");
  await expect(conflict.getByRole("figure", { name: "The other change" })).toContainText("Theirs.");
  await conflict.getByText("The other full text").click();
  await expect(conflict.getByLabel("The other text")).toHaveValue("# Requirements\n\nTheirs.\n");
  expect(await readSource(page)).toBe("# Requirements\n\nMine.\n");
  await expectGoodEverywhere(page, "document-conflict");
  await conflict.getByRole("button", { name: /^Keep the lines of this tab/ }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  const response = await page.request.get(`/api/v1/documents/${id}`, { headers });
  const { content_markdown, version } = (await response.json()).data;
  expect(content_markdown).toBe("# Requirements\n\nMine.\n");
  expect(version).toBe(4);
});

test("planning: a document is deleted, and comes back by Undo", async () => {
  const id = page.url().split("/").pop();
  const isThere = async () =>
    (await page.request.get(`/api/v1/documents/${id}`, { headers })).status() === 200;
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/documents$/);
  const row = page.getByRole("main").getByRole("link", { name: "Route planner: requirements" });
  await expect(row).toHaveCount(0);
  await toast("Document deleted").getByRole("button", { name: "Undo" }).click();
  await row.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/documents$/);
  await expect.poll(isThere).toBe(false);
  await expect(row).toHaveCount(0);
});

test("planning: Home shows recent changes, waiting documents and missing context", async () => {
  await page.request.post("/api/v1/documents", {
    headers,
    data: { initiative_id: initiative.split("/").pop(), type: "epic", title: "First steps" },
  });
  await page.goto(home);
  await expect(
    page
      .getByRole("region", { name: "Waiting for review or still in draft" })
      .getByText("First steps"),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Gaps in coverage" })).toContainText("Missing:");
  const changed = page.getByRole("region", { name: "What changed" });
  await expect(changed).toContainText("Nora created a document: First steps");
  await expect(changed).toContainText("REST API, Sync");
  await expectGoodEverywhere(page, "home");
  await page.getByRole("button", { name: "New initiative" }).click();
  await expectGoodEverywhere(page, "new-initiative");
  await page.keyboard.press("Escape");
});

test("planning: an initiative is deleted with its contents, which are counted first", async () => {
  await page.goto(initiative);
  await page.getByRole("button", { name: /^Delete/ }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 document is deleted with it");
  await dialog.getByRole("button", { name: "Delete initiative" }).click();
  await expect(page).toHaveURL(/\/initiatives$/);
  await expect(page.getByText("No active initiatives")).toBeVisible();
  expect((await page.goto(initiative))?.status()).toBe(404);
});

test("planning: typed HTML is shown as text and never run", async () => {
  const vector = `<img src=x onerror="window.broken=1">[x](javascript:window.broken=1)`;
  const faults = watchFaults(page);
  const picture = page.locator("img[src=x]");
  await makeWorkspace(page, "Vectors");
  await page.getByLabel("What are you planning?").fill(vector);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(vector);
  const place = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Add description" }).click();
  await page.getByLabel("Description").fill(`${vector}<script>window.broken=1</script>`);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Edit description" })).toBeVisible();
  await page.goto(`${place}/new-document`);
  await page.getByLabel("Title", { exact: true }).fill(vector);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/edit$/);
  await page.getByRole("button", { name: "Markdown" }).click();
  await writeSource(page, `${vector}</textarea>`);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  for (const path of [
    new URL(page.url()).pathname,
    place,
    `${place}/documents`,
    `${place}/activity`,
    place.split("/initiatives")[0],
  ]) {
    await page.goto(path ?? "/");
    await expect(page.getByRole("main").getByText("<img src=x").first()).toBeVisible();
    await expect(picture).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});
