import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

let place: PlanningPlace;
let page: Page;

const SCRIPTS = /_next\/static\/.*\.js/;
const early = () => page.getByRole("textbox", { name: "Text of the document" });
const text = () => page.getByRole("textbox", { name: "Document text" });

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Eric");
  page = place.page;
});

test.afterAll(closePages);

async function stored(address: string): Promise<string> {
  const id = address.split("/").pop();
  const answer = await page.request.get(`/api/v1/documents/${id}`, { headers: place.headers });
  return (await answer.json()).data.content_markdown;
}

test("early keys: what is typed before the editor is ready becomes its text", async () => {
  const { address } = await makeDocument(place, "");
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${address}/edit`, { waitUntil: "commit" });
  await expect(early()).toBeFocused();
  await page.keyboard.type("# Plan");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Seven of twelve ");
  await expectGoodEverywhere(page, "document-opening");
  release();
  await expect(text()).toBeFocused();
  await expect(early()).toHaveCount(0);
  await page.keyboard.type("crews");
  await expect(text().getByRole("heading", { name: "Plan" })).toBeVisible();
  await expect(text()).toContainText("Seven of twelve crews");
  await expect.poll(() => stored(address)).toBe("# Plan\n\nSeven of twelve crews\n");
  await page.unroute(SCRIPTS);
});

test("early keys: a list and a pasted table are read as Markdown", async () => {
  const { address } = await makeDocument(place, "");
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${address}/edit`, { waitUntil: "commit" });
  await expect(early()).toBeFocused();
  await page.keyboard.insertText("| Crew | Van |\n| - | - |\n| 12 | 3 |\n");
  for (const line of ["", "- a", "- b"]) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(line);
  }
  release();
  await expect(text()).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.type("c");
  await expect(text().getByRole("table")).toBeVisible();
  const table = "| Crew | Van |\n| ---- | --- |\n| 12   | 3   |\n";
  await expect.poll(() => stored(address)).toBe(`${table}\n- a\n- b\n- c\n`);
  await page.unroute(SCRIPTS);
});

test("early keys: a kept text does not replace them, and leaving the page asks first", async () => {
  const { address } = await makeDocument(place, "");
  await page.goto(`${address}/edit`);
  await expect(text()).toBeFocused();
  await page.route("**/edit", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.keyboard.type("Kept");
  await expect(page.getByText(/Not saved: no connection/)).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.goto(place.initiative);
  await page.unroute("**/edit");
  const other = await page.context().newPage();
  await other.addInitScript(holdWorkers);
  await other.goto(`${address}/edit`);
  const restore = other.getByRole("button", { name: "Restore my text" });
  await expect(restore).toBeEnabled();
  await other.getByRole("textbox", { name: "Text of the document" }).fill("New");
  await expect(restore).toBeDisabled();
  await expect(other.getByText("Not saved yet")).toBeVisible();
  await expect(other.getByRole("button", { name: "Done" })).toBeDisabled();
  const asked = other.waitForEvent("dialog");
  const leaving = other.getByRole("link", { name: "Route planner" }).first().click();
  await (await asked).dismiss();
  await leaving;
  await other.evaluate(() => window.dispatchEvent(new Event("release")));
  await expect(other.getByRole("textbox", { name: "Document text" })).toHaveText("New");
  await expect.poll(() => stored(address)).toBe("New\n");
  await expect(restore).toBeEnabled();
  await other.close();
});

/** Runs in the page: the converter gets no question until the event "release". */
function holdWorkers() {
  let isReleased = false;
  window.addEventListener("release", () => {
    isReleased = true;
  });
  window.Worker = class extends Worker {
    override postMessage(message: unknown) {
      if (isReleased) super.postMessage(message);
      else window.addEventListener("release", () => super.postMessage(message), { once: true });
    }
  };
}

test("early keys: in a slow browser, keys right after a new document opens are kept", async () => {
  const client = await page.context().newCDPSession(page);
  await page.goto(`${place.initiative}/new-document`);
  await page.getByLabel("Title").fill("Typed at once");
  await client.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/edit$/, { waitUntil: "commit" });
  await page.keyboard.type("One two three four five six seven", { delay: 30 });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(text()).toHaveText("One two three four five six seven");
});

test("early keys: a document with text is shown as it opens, and takes no keys before", async () => {
  const { address } = await makeDocument(place, "Old\n");
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${address}/edit`, { waitUntil: "commit" });
  await expect(page.getByText("Opening the document…")).toBeVisible();
  await expect(early()).toHaveCount(0);
  release();
  await expect(text()).toHaveText("Old");
  await expect(page.getByText("Opening the document…")).toHaveCount(0);
  await page.unroute(SCRIPTS);
});

test("early keys: Undo takes back one action at a time, however fast they were", async () => {
  const { address } = await makeDocument(place, "");
  await page.goto(`${address}/edit`);
  await expect(text()).toBeFocused();
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Second");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text().getByRole("paragraph")).toHaveText(["First"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(text()).toHaveText("");
});

test("early keys: after Edit the next keys are text, and none is a shortcut", async () => {
  const { address } = await makeDocument(place, "old words\n");
  await page.goto(address);
  await page.keyboard.press("e");
  await expect(text()).toBeFocused();
  await page.keyboard.type("gdp goes up, a plan: ");
  await expect(page).toHaveURL(`${address}/edit`);
  await expect.poll(() => stored(address)).toBe("gdp goes up, a plan: old words\n");

  const other = await page.context().newPage();
  await other.addInitScript(holdWorkers);
  await other.goto(address);
  await other.getByRole("link", { name: "Edit", exact: true }).click();
  await other.keyboard.type("a go");
  await expect(other.getByText("Opening the document…")).toBeVisible();
  await other.keyboard.type("a go?");
  await expect(other).toHaveURL(/\/edit$/);
  await expect(other.getByRole("dialog")).toHaveCount(0);
  await other.close();
});
