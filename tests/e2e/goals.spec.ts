import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import {
  beginPlanning,
  rows as countRows,
  toast as findToast,
  makeDocument,
  type PlanningPlace,
  stored,
  typeChoice,
} from "./planning-place";
import { watchFaults } from "./watch-faults";

test.describe.configure({ mode: "serial" });

let place: PlanningPlace;
let page: Page;
let initiative: string;

const rows = (name: string) => countRows(page, name);
const toast = (text: string) => findToast(page, text);
const row = (title: string) => rows("Context items").filter({ hasText: title });

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Gwen");
  ({ page, initiative } = place);
});

test.afterAll(closePages);

test("goals: they are added with their figures, edited, retyped and deleted", async () => {
  await page.goto(`${initiative}/goals`);
  await expect(page.getByText("No goals yet")).toBeVisible();
  await expectGoodEverywhere(page, "goals-empty");
  await page.getByRole("button", { name: "Add goal" }).click();
  await page.getByLabel("Title").fill("Plan a day in a minute");
  await page.getByLabel("Key result").fill("Median below 60 s");
  await page.getByLabel("Baseline").fill("11 minutes");
  await page.getByLabel("Timeframe").fill("By March 2027");
  await page.keyboard.press("Enter");
  await expect(rows("Goals")).toHaveCount(1);
  await expect(rows("Goals")).toContainText("11 minutes → Median below 60 s · By March 2027");
  await page.getByLabel("Title").fill("Less driving");
  await page.keyboard.press("Enter");
  await expect(rows("Goals").filter({ hasText: "Less driving" })).toContainText("No figure yet");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Add goal" })).toBeFocused();
  await page.getByRole("button", { name: "Type of Less driving" }).press("Enter");
  await typeChoice(page, "Success metric");
  await expect(toast("1 goal set to “Success metric”")).toBeVisible();
  await page.getByRole("button", { name: "Edit Less driving" }).click();
  await page.getByLabel("Baseline").fill("41 km a day");
  await page.keyboard.press("Enter");
  await expect(rows("Goals").filter({ hasText: "Less driving" })).toContainText("41 km a day");
  await expectGoodEverywhere(page, "goals");
  await page.getByRole("button", { name: "Delete Less driving" }).click();
  await expect(rows("Goals")).toHaveCount(1);
  await toast("1 goal deleted").getByRole("button", { name: "Undo" }).click();
  await expect(rows("Goals")).toHaveCount(2);
  await rows("Goals").filter({ hasText: "Less driving" }).getByRole("link").click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Timeframe").fill("By June");
  await page.keyboard.press("Enter");
  await expect(page.getByText("By June")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit", exact: true })).toBeFocused();
});

test("goals: the workspace has context and goals of its own", async () => {
  await page.getByRole("link", { name: "Workspace context" }).first().click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await page.getByLabel("List to paste").fill("We sell to crews of 5 to 50\nFounded in Utrecht");
  await page.getByLabel("Label of all").selectOption("Company info");
  await page.getByRole("button", { name: "Save 2 items" }).click();
  await expect(rows("Context items")).toHaveCount(2);
  await expectGoodEverywhere(page, "workspace-context");
  await page
    .getByRole("navigation", { name: /^Views of/ })
    .getByRole("link", { name: "Goals" })
    .click();
  await page.getByRole("button", { name: "Add goal" }).click();
  await page.getByLabel("Title").fill("Break even");
  await page.keyboard.press("Enter");
  await expect(rows("Goals")).toHaveCount(1);
  expect(await stored(place, "/goals?scope=workspace")).toMatchObject([{ title: "Break even" }]);
});

test("goals: typed HTML is shown as text and never run", async () => {
  const vector = `<img src=x onerror="window.broken=1"><script>window.broken=1</script>`;
  const faults = watchFaults(page);
  const picture = page.locator("img[src=x]");
  await page.goto(`${initiative}/context?add=risk`);
  await page.getByLabel("Title").fill(vector);
  await page.getByLabel("Content").fill(vector);
  await page.getByLabel("Content").press("Control+Enter");
  await expect(row(vector).first()).toBeVisible();
  await expect(picture).toHaveCount(0);
  await row(vector).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(vector);
  await expect(picture).toHaveCount(0);
  await page.goto(`${initiative}/goals?add=goal`);
  await page.getByLabel("Title").fill(vector);
  for (const name of ["Key result", "Baseline", "Timeframe", /^Description/]) {
    await page.getByLabel(name).fill(vector);
  }
  await page.getByLabel("Title").press("Enter");
  await expect(rows("Goals").filter({ hasText: vector })).toHaveCount(1);
  await expect(picture).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("goals: on a phone a document's table of goals has room for the titles", async () => {
  const goal =
    "| **Patients reschedule without telephoning reception.** | Seven of ten patients who move an appointment do so from the reminder | 2 of 10 | June 2027 |";
  const table = `| Goal | Key result | Baseline | By |\n|---|---|---|---|\n${goal}\n`;
  const { address } = await makeDocument(place, table);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const title = page.getByRole("cell", { name: /^Patients/ }).locator("strong");
  const lines = await title.evaluate((text) => text.getClientRects().length);
  expect(lines).toBeLessThanOrEqual(3);
  await expectGoodEverywhere(page, "table-of-goals");
});
