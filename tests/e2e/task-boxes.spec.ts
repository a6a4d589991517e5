import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, makeDocument, type PlanningPlace, toast } from "./planning-place";

let place: PlanningPlace;
let page: Page;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Tove");
  page = place.page;
});

test.afterAll(closePages);

const TASKS =
  "# Steps\n\n1. [ ] Ask the drivers\n2. [x] Count visits\n   - [ ] also by **night**\n\n```\n- [ ] code\n```\n\nEnd\n";
const box = (name: string, on = page) => on.getByRole("checkbox", { name, exact: true });

const atVersion = (number: number) =>
  expect(page.getByText(`Version ${number}`, { exact: true }).first()).toBeVisible();

async function read(id: string): Promise<{ version: number; content_markdown: string }> {
  const answer = await page.request.get(`/api/v1/documents/${id}`, { headers: place.headers });
  return (await answer.json()).data;
}
const text = async (id: string) => (await read(id)).content_markdown;

const change = (id: string, content_markdown: string) =>
  page.request.patch(`/api/v1/documents/${id}`, {
    headers: place.headers,
    data: { content_markdown },
  });

test("task boxes: they are ticked in the document by mouse and keys, each with one version", async () => {
  const { id, address } = await makeDocument(place, TASKS);
  await page.goto(address);
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await box("Ask the drivers").check();
  await atVersion(2);
  await box("Count visits").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await atVersion(4);
  await expect(box("also by night")).toBeFocused();
  await expect(box("also by night")).toBeChecked();
  await expect(box("Count visits")).not.toBeChecked();
  expect(await text(id)).toBe(
    TASKS.replace("[ ] Ask", "[x] Ask")
      .replace("[x] Count", "[ ] Count")
      .replace("[ ] also", "[x] also"),
  );
  await expectGoodEverywhere(page, "task-boxes");

  await page.goto(`${address}/versions/1`);
  await expect(page.getByRole("checkbox")).toHaveCount(3);
  await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(3);
});

test("task boxes: others' changes stay, and a box whose line has changed is not ticked by guess", async () => {
  const { id, address } = await makeDocument(place, TASKS);
  await page.goto(address);
  await expect(box("Ask the drivers")).toBeEnabled();
  await change(id, `New\n\n${TASKS.replace("End", "The end")}`);
  await box("also by night").check();
  await expect(page.getByText("The end")).toBeVisible();
  await expect(box("also by night")).toBeChecked();
  const merged = `New\n\n${TASKS.replace("End", "The end").replace("[ ] also", "[x] also")}`;
  expect(await text(id)).toBe(merged);

  await change(id, merged.replace("Ask the drivers", "Ask two drivers"));
  await box("Ask the drivers").click();
  await expect(toast(page, "Somebody changed this part of the document")).toBeVisible();
  await expect(box("Ask two drivers")).not.toBeChecked();
  expect((await read(id)).version).toBe(4);
  await box("Ask two drivers").check();
  await expect.poll(() => text(id)).toContain("[x] Ask two drivers");
});

test("task boxes: a tick that does not reach the server is taken back, and the page says why", async () => {
  const { address } = await makeDocument(place, TASKS);
  await page.goto(address);
  await expect(box("Ask the drivers")).toBeEnabled();
  await page.route(`**${address}`, (route) => route.abort());
  await box("Ask the drivers").click();
  await expect(toast(page, "did not answer")).toBeVisible();
  await expect(box("Ask the drivers")).not.toBeChecked();
  await page.unroute(`**${address}`);
  await box("Ask the drivers").check();
  await atVersion(2);
});

test("task boxes: one that is cleared before others' changes have come back shows what is stored", async () => {
  const { id, address } = await makeDocument(place, TASKS);
  await page.goto(address);
  await expect(box("Ask the drivers")).toBeEnabled();
  await change(id, TASKS.replace("End", "The end"));
  await box("Ask the drivers").evaluate((element: HTMLInputElement) => {
    element.click();
    element.click();
  });
  await expect(toast(page, "Somebody changed this part of the document")).toBeVisible();
  await expect(page.getByText("The end")).toBeVisible();
  await expect(box("Ask the drivers")).toBeChecked();
  expect(await text(id)).toContain("[x] Ask the drivers");
});

test("task boxes: one without words is named after its state", async () => {
  const { address } = await makeDocument(place, "- [ ] ![](plan.png)\n- [x] ![](plan.png)\n");
  await page.goto(address);
  await expect(box("To do")).toBeEnabled();
  await expect(box("Done")).toBeChecked();
});

test("task boxes: without scripts they are shown and cannot be used", async ({ browser }) => {
  const { address } = await makeDocument(place, TASKS);
  const storageState = await page.context().storageState();
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
  const still = await plain.newPage();
  await still.goto(address);
  await expect(still.getByRole("checkbox", { disabled: true })).toHaveCount(3);
});
