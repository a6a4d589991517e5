import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { openPage } from "./open-page";
import { beginPlanning, rows, toast } from "./planning-place";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let initiative: string;

test.beforeAll(async ({ browser }) => {
  const place = await beginPlanning(browser, "Pia");
  ({ page, initiative } = place);
  const initiative_id = initiative.split("/").pop();
  for (let nth = 1; nth <= 26; nth++) {
    const data = { scope: "initiative", initiative_id, goal_type: "general", title: `Goal ${nth}` };
    const answer = await page.request.post("/api/v1/goals", { headers: place.headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
});

test("past the end: after the last row of a page is deleted, a link leads back", async () => {
  await openPage(page, `${initiative}/goals?goals=25`);
  await expect(rows(page, "Goals")).toHaveCount(1);
  await page.getByRole("button", { name: /^Delete Goal/ }).click();
  await expect(toast(page, "1 goal deleted")).toBeVisible();
  await expect(page.getByText("There are no more goals")).toBeVisible();
  await expect(page.getByText("No goals yet")).toHaveCount(0);
  await expectGoodEverywhere(page, "past-the-end");
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(rows(page, "Goals")).toHaveCount(25);
});

test("past the end: no list says that it is empty", async () => {
  const workspace = initiative.replace(/\/initiatives.*/, "");
  for (const [address, what] of [
    [`${workspace}/initiatives?offset=25`, "initiatives"],
    [`${workspace}/trash?offset=25`, "deleted items"],
    [`${workspace}/context?items=50`, "context items"],
    [`${workspace}/settings/activity?offset=1000`, "records"],
    [`${initiative}/documents?documents=25`, "documents"],
    [`${initiative}/files?uploads=25`, "uploads"],
    [`${initiative}/activity?changes=1000`, "changes"],
  ]) {
    await page.goto(address ?? "");
    await expect(page.getByText(`There are no more ${what}`, { exact: true })).toBeVisible();
    await expect(page.getByText(/ yet$|is empty|^No active|^Nothing/)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Back to the first page" })).toBeVisible();
  }
});
