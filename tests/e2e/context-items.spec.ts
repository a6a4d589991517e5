import { expect, type Page, type Route, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import {
  beginPlanning,
  rows as countRows,
  toast as findToast,
  type PlanningPlace,
  stored,
  typeChoice,
} from "./planning-place";

test.describe.configure({ mode: "serial" });

let place: PlanningPlace;
let page: Page;
let initiative: string;

const rows = (name: string) => countRows(page, name);
const toast = (text: string) => findToast(page, text);
const row = (title: string) => rows("Context items").filter({ hasText: title });
const bar = () => page.getByRole("region", { name: "Selected rows" });

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Otto");
  ({ page, initiative } = place);
});

test.afterAll(closePages);

test("context items: a context item is added, corrected and relabeled in its list", async () => {
  await page.goto(`${initiative}/context`);
  await expect(page.getByText("No context items yet")).toBeVisible();
  await expectGoodEverywhere(page, "context-empty");
  await page.getByRole("button", { name: "Add context item" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Write a title.")).toBeVisible();
  await expect(page.getByText("Write what you know.")).toBeVisible();
  await page.getByLabel("Label").selectOption("Risk");
  await page.getByLabel("Title").fill("Basements have no signal");
  await page.getByLabel("Content").fill("Basements have no signal. Seven of twelve crews.");
  await page.getByLabel(/^Source address/).fill("javascript:alert(1)");
  await page.getByLabel("Content").press("Control+Enter");
  await expect(page.getByText(/begins with https/)).toBeVisible();
  await page.getByLabel(/^Source address/).fill("https://example.com/ride-along");
  await page.keyboard.press("Enter");
  // The line below the title does not repeat it.
  await expect(row("Basements have no signal").getByText(/^Seven of twelve crews/)).toBeVisible();
  // The form stays open for the next one.
  await expect(page.getByLabel("Title")).toHaveValue("");
  await page.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Edit Basements have no signal" }).click();
  await page.getByLabel("Title").fill("Cellars have no signal");
  await page.keyboard.press("Enter");
  await expect(row("Cellars have no signal")).toBeVisible();
  await page.getByRole("button", { name: /^Label of Cellars/ }).click();
  await expectGoodEverywhere(page, "context-label-menu");
  await page.getByRole("menuitemradio", { name: "Technical constraint" }).click();
  await expect(toast("1 item labeled “Technical constraint”")).toBeVisible();
  const [item] = await stored(place, `/context-items?initiative_id=${initiative.split("/").pop()}`);
  expect(item).toMatchObject({
    label: "technical_constraint",
    title: "Cellars have no signal",
    source_url: "https://example.com/ride-along",
  });
});

test("context items: a list is pasted, looked through and saved in one go", async () => {
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page
    .getByLabel("List to paste")
    .fill("- Use the phone's own maps\n- lunch was nice\n- Keep three days\n  of visits");
  const preview = page.getByRole("list", { name: "Preview" });
  await expect(preview.getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Label of all").selectOption("Decision");
  await preview.getByRole("checkbox", { name: "lunch was nice" }).uncheck();
  await preview.getByLabel("Label of Keep three days").selectOption("Risk");
  await expectGoodEverywhere(page, "context-paste");
  await page.getByRole("button", { name: "Save 2 items" }).click();
  await expect(rows("Context items")).toHaveCount(3);
  await expect(row("Keep three days")).toContainText("Risk");
  const filter = page.getByRole("navigation", { name: "Labels" });
  await filter.getByRole("link", { name: "Decision 1" }).click();
  await expect(page).toHaveURL(/label=decision/);
  await expect(rows("Context items")).toHaveCount(1);
  await filter.getByRole("link", { name: "All 3" }).click();
  await expect(rows("Context items")).toHaveCount(3);
});

test("context items: the keyboard is enough to walk, choose, relabel, edit and delete rows", async () => {
  await row("Keep three days").getByRole("link").focus();
  await page.keyboard.press("j");
  await expect(row("Use the phone").getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(row("Keep three days").getByRole("link")).toBeFocused();
  await page.keyboard.press("l");
  await typeChoice(page, "Feature idea");
  await expect(row("Keep three days")).toContainText("Feature idea");
  await row("Keep three days").getByRole("link").focus();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Title")).toHaveCount(0);
  await expect(row("Keep three days").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar()).toContainText("2 selected");
  await expectGoodEverywhere(page, "context-selected");
  await bar().getByRole("button", { name: "Change label" }).press("Enter");
  await typeChoice(page, "Market research");
  await expect(toast("2 items labeled “Market research”")).toBeVisible();
  await expect(rows("Context items").filter({ hasText: "Market research" })).toHaveCount(2);
});

test("context items: a deleted item disappears at once, and Undo restores it", async () => {
  const path = `/context-items?initiative_id=${initiative.split("/").pop()}`;
  await bar().getByRole("button", { name: "Delete selected" }).click();
  await expect(rows("Context items")).toHaveCount(1);
  await expect(rows("Context items").getByRole("link").first()).toBeFocused();
  await expect(toast("2 context items deleted")).toBeVisible();
  expect(await stored(place, path)).toHaveLength(1);
  await toast("2 context items deleted").getByRole("button", { name: "Undo" }).click();
  await expect(rows("Context items")).toHaveCount(3);
  expect(await stored(place, path)).toHaveLength(3);
  await page.getByRole("button", { name: "Delete Keep three days" }).click();
  await expect(rows("Context items")).toHaveCount(2);
  await expect.poll(async () => (await stored(place, path)).length).toBe(2);
  // Undo remains after navigating within the app.
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Home" })).toBeVisible();
  await toast("1 context item deleted").getByRole("button", { name: "Undo" }).click();
  await expect(toast("1 context item restored")).toBeVisible();
  expect(await stored(place, path)).toHaveLength(3);
});

test("context items: Del deletes the selected rows, whichever has the focus", async () => {
  await page.goto(`${initiative}/context`);
  await row("Keep three days").getByRole("link").focus();
  for (const key of ["x", "j", "x", "j", "Delete"]) await page.keyboard.press(key);
  await expect(toast("2 context items deleted")).toBeVisible();
  await expect(rows("Context items")).toHaveCount(1);
  await expect(rows("Context items").getByRole("link").first()).toBeFocused();
  await toast("2 context items deleted").getByRole("button", { name: "Undo" }).click();
  await expect(rows("Context items")).toHaveCount(3);
});

test("context items: an item has a page where it is edited and deleted too", async () => {
  await page.goto(`${initiative}/context`);
  await row("Cellars have no signal").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cellars have no signal");
  const own = page.getByRole("region", { name: "Active initiatives" }).getByRole("link");
  await expect(own).toHaveAttribute("aria-current", "true");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Content").fill("Eight of twelve crews.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Eight of twelve crews.")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/context$/);
  await expect(row("Cellars have no signal")).toHaveCount(0);
  await toast("Context item deleted").getByRole("button", { name: "Undo" }).click();
  await expect(row("Cellars have no signal")).toBeVisible();
});

test("context items: of two people who edit one field, the second sees the other text and chooses", async () => {
  await page.goto(`${initiative}/context`);
  await row("Keep three days").getByRole("link").first().click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const id = new URL(page.url()).pathname.split("/").pop();
  const change = (content: string) =>
    page.request.patch(`/api/v1/context-items/${id}`, {
      headers: place.headers,
      data: { scope: "initiative", content },
    });
  await change("Keep four days.");
  await page.getByLabel("Content").fill("Keep five days.");
  await page.keyboard.press("Control+Enter");
  const conflict = page.getByRole("alert", { name: "Changed in the meantime" });
  await expect(conflict).toContainText("Keep four days.");
  await expect(page.getByLabel("Content")).toHaveValue("Keep five days.");
  await expectGoodEverywhere(page, "context-conflict");
  await conflict.getByRole("button", { name: /^Take theirs/ }).click();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByLabel("Content")).toHaveValue("Keep four days.");
  await change("Keep six days.");
  await page.getByLabel("Content").fill("Keep five days.");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(conflict).toBeFocused();
  await page.getByLabel("Content").press("Control+Enter"); // chooses nothing
  await expect(conflict).toBeFocused();
  await expect(save).toHaveCount(0);
  const cut = (route: Route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback();
  await page.route("**/context-items/**", cut);
  await conflict.getByRole("button", { name: /^Save mine/ }).click();
  await expect(page.getByText("Groundwork did not answer.")).toBeVisible();
  await expect(save).toBeFocused();
  await page.unroute("**/context-items/**", cut);
  await save.press("Enter");
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await expect(page.getByText("Keep five days.")).toBeVisible();
});

test("context items: a list of five thousand items stays fast", async () => {
  test.setTimeout(240_000);
  const id = initiative.split("/").pop();
  const items = Array.from({ length: 100 }, (_, index) => ({
    label: index % 2 ? "risk" : "decision",
    title: `Item ${index}`,
    content: "What we know. ".repeat(20),
  }));
  for (let sent = 0; sent < 50; sent += 1) {
    const answer = await page.request.post(`/api/v1/initiatives/${id}/context-items/batch`, {
      headers: place.headers,
      data: { items },
    });
    expect(answer.status()).toBe(200);
  }
  await page.goto(`${initiative}/context?items=4000`);
  await expect(rows("Context items")).toHaveCount(50);
  await page.getByRole("link", { name: "Older" }).click();
  await expect(page).toHaveURL(/items=4050/);
  await expect(rows("Context items")).toHaveCount(50);
  const html = await (await page.request.get(`${initiative}/context?items=4050`)).body();
  expect(html.byteLength).toBeLessThan(600_000);
  await page.getByRole("checkbox", { name: "Select Item 49" }).check();
  await bar().getByRole("button", { name: "Select all 50 shown" }).click();
  await expect(bar()).toContainText("50 selected");
});

test("context items: of a longer list than one save takes, the rest stays in the form", async () => {
  await page.goto(initiative.replace(/initiatives.*/, "context"));
  const lines = Array.from({ length: 137 }, (_, nth) => `Fact ${nth + 1}`);
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page.getByLabel("List to paste").fill(lines.join("\n"));
  await page.getByLabel("Label of all").selectOption("Risk");
  await expect(page.getByText("The other 37 stay here")).toBeVisible();
  await page.getByRole("button", { name: "Save 100 items" }).click();
  await expect(page.getByText(/^100 context items added, 37 left/)).toBeVisible();
  await expectGoodEverywhere(page, "context-paste-rest");
  await page.getByRole("button", { name: "Save 37 items" }).click();
  await expect(page.getByLabel("List to paste")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Risk 137", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Context items 137", exact: true })).toBeVisible();
});
