import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, type PlanningPlace } from "./planning-place";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

const NOTES =
  "# Ride-alongs\n\nWe decided to start in Utrecht.\n\nSeven of twelve crews lost the signal.\n";

let place: PlanningPlace;
let page: Page;

const field = () => page.getByLabel("Text", { exact: true });
const link = (name: string) => page.getByRole("link", { name, exact: true });

const countKept = () =>
  page.evaluate(
    () => Object.keys(sessionStorage).filter((key) => key.includes("classify:")).length,
  );

async function upload(name: string, text: string) {
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
  const answer = await page.request.post(
    `/api/v1${place.initiative.replace(/.*(?=\/initiatives)/, "")}/uploads`,
    {
      headers: place.headers,
      multipart: { file },
    },
  );
  expect(answer.status(), await answer.text()).toBe(200);
}

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Clio");
  page = place.page;
  await upload("notes.txt", NOTES);
  await upload("long.txt", "The van of crew twelve waits in Utrecht.\n".repeat(3000));
});

test("classify an upload: the field has the text of the file, and its items are saved", async () => {
  await page.goto(`${place.initiative}/files`);
  await link("Paste and classify notes.txt").press("Enter");
  await expect(page).toHaveURL(/\/classify\?upload=/);
  await expect(field()).toHaveValue(NOTES);
  await expectGoodEverywhere(page, "classify-upload");
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByRole("heading", { name: /proposals?$/ })).toBeFocused();
  await page.getByRole("button", { name: /^Save \d items?$/ }).click();
  await expect(page.getByRole("link", { name: /^Start in Utrecht/ })).toBeVisible();
  expect(await countKept()).toBe(0);
});

test("classify an upload: the text of the file and a pasted text do not replace each other", async () => {
  await page.goto(`${place.initiative}/classify`);
  await field().fill("A pasted text.");
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto(`${place.initiative}/files`);
  await link("notes.txt").click();
  await link("Paste and classify notes.txt").click();
  await expect(field()).toHaveValue(NOTES);
  await page.goto(`${place.initiative}/classify`);
  await expect(field()).toHaveValue("A pasted text.");
  expect(await countKept()).toBe(1);
});

test("classify an upload: a long file comes in parts", async () => {
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto(`${place.initiative}/files`);
  await link("Paste and classify long.txt").click();
  await expect(page.getByText(/part 1 of 3, because it is longer than 50,000/)).toBeVisible();
  await expect(page.getByText(/^49,9\d\d of 50,000 characters$/)).toBeVisible();
  await link("Next part").click();
  await expect(page.getByText(/part 2 of 3/)).toBeVisible();
  await expect(link("Previous part")).toBeVisible();
  await expect(field()).toHaveValue(/^The van/);
});

test("classify an upload: a file of another initiative is not found", async () => {
  await page.goto(`${place.initiative}/files`);
  const address = await link("Paste and classify long.txt").getAttribute("href");
  const made = await page.request.post("/api/v1/initiatives", {
    headers: place.headers,
    data: { title: "Arrival updates" },
  });
  const other = (await made.json()).data.id;
  const own = place.initiative.split("/").pop();
  const status = async (initiative = "") => {
    const answer = await page.request.get(String(address).replace(String(own), initiative));
    return answer.status();
  };
  expect(await status(own)).toBe(200);
  expect(await status(other)).toBe(404);
});
