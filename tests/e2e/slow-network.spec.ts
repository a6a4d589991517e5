import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
import { keepHere, listKeptHere } from "./kept-here";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

let place: PlanningPlace;
let page: Page;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Nora");
  page = place.page;
});
test.afterEach(() => page.unrouteAll());
test.afterAll(closePages);

const SCRIPTS = /_next\/static\/.*\.js/;
const UNREACHABLE =
  "Groundwork did not answer. Check your connection, then try again. Your entries are still here.";

/** Lets forms and saves reach nobody. */
const cutConnection = () =>
  page.route("**/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );

/** Waits until the page's scripts run, which restore earlier entries and show the keys of shortcuts. */
const expectScripts = () =>
  expect(page.getByRole("link", { name: "Search" }).locator("kbd")).toBeVisible();

async function createGoal(data: object) {
  const { headers, initiative } = place;
  const initiative_id = initiative.split("/").pop();
  const answer = await page.request.post("/api/v1/goals", {
    headers,
    data: { scope: "initiative", initiative_id, goal_type: "user_outcome", ...data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).data;
}

const read = async (path: string) =>
  (await (await page.request.get(`/api/v1/${path}`, { headers: place.headers })).json()).data;

test("slow network: entries made before the page's scripts run are kept", async () => {
  const type = page.getByLabel("Type", { exact: true });
  const title = page.getByLabel("Title", { exact: true });
  const instructions = page.getByLabel("Instructions (optional)");
  const checklist = page.getByRole("region", { name: /^Checklist/ });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${place.initiative}/generate`, { waitUntil: "commit" });
  await type.selectOption("epic");
  await title.fill("What crews need");
  await instructions.fill("For the board");
  await expect(checklist).toHaveAccessibleName("Checklist for PRD");
  release();
  await expect(checklist).toHaveAccessibleName("Checklist for Epic");
  await type.selectOption("okrs");
  await expect(checklist).toHaveAccessibleName("Checklist for OKRs");
  await expect(title).toHaveValue("What crews need");
  await page.reload();
  await expect(instructions).toHaveValue("For the board");
});

test("slow network: a change made to a filled form before the page's scripts run is saved", async () => {
  const { id } = await createGoal({ title: "One", description: "As it was", baseline: "12" });
  const release = await holdRequests(page, SCRIPTS);
  const address = place.initiative.replace(/initiatives.*/, `goals/${id}`);
  await page.goto(`${address}?edit=true`, { waitUntil: "commit" });
  await page.getByLabel("Description (optional)").fill("As it is");
  await page.getByLabel("Baseline (optional)").fill("13");
  release();
  await expectScripts();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Goal saved")).toBeVisible();
  const saved = await read(`goals/${id}?scope=initiative`);
  expect(saved).toMatchObject({ title: "One", description: "As it is", baseline: "13" });
});

test("slow network: rows ticked before the page's scripts run are selected", async () => {
  for (const title of ["First", "Second", "Third"]) await createGoal({ title });
  const release = await holdRequests(page, SCRIPTS);
  await page.goto(`${place.initiative}/goals`, { waitUntil: "commit" });
  await page.getByLabel("Select First").check();
  await page.getByLabel("Select Third").check();
  release();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByLabel("Select Second").check();
  await expect(page.getByText("3 selected")).toBeVisible();
});

test("slow network: a form keeps its values when the server cannot be reached", async () => {
  await page.goto(`${place.initiative}/generate`);
  await expectScripts();
  const instructions = page.getByLabel("Instructions (optional)");
  await instructions.fill("For the sales team");
  await cutConnection();
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await expect(instructions).toHaveValue("For the sales team");
  await page.reload();
  await expect(instructions).toHaveValue("For the sales team");
});

test("slow network: a form whose answer was lost creates nothing twice when it is sent again", async () => {
  await page.goto(`${place.initiative}/goals?add=goal`);
  await page.getByLabel("Title", { exact: true }).fill("Answer within an hour");
  let lost = 0;
  await page.route("**/*", async (route) => {
    if (route.request().method() !== "POST" || lost > 0) return route.fallback();
    lost++;
    await route.fetch();
    await route.abort();
  });
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await save.click();
  await expect(page.getByText("Goal added")).toBeVisible();
  const initiative = place.initiative.split("/").pop();
  const { items } = await read(`goals?scope=initiative&initiative_id=${initiative}&limit=100`);
  const titles = items.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title === "Answer within an hour")).toHaveLength(1);
});

test("slow network: an edited goal leaves what others have changed meanwhile, and several rows can be edited", async () => {
  const one = await createGoal({ title: "Fewer calls", baseline: "1,000 a week" });
  const other = await createGoal({ title: "More visits" });
  await page.goto(`${place.initiative}/goals`);
  await page.getByRole("button", { name: "Edit Fewer calls" }).click();
  await page.getByLabel("Title", { exact: true }).fill("Far fewer calls");
  await page.getByRole("button", { name: "Edit More visits" }).click();
  const data = { scope: "initiative", baseline: "900 a week" };
  await page.request.patch(`/api/v1/goals/${one.id}`, { headers: place.headers, data });
  const titles = page.getByLabel("Title", { exact: true });
  await expect(titles).toHaveCount(2);
  for (const title of await titles.all()) {
    const isFirst = (await title.inputValue()) === "Far fewer calls";
    if (!isFirst) await title.fill("Many more visits");
  }
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "Save", exact: true }).first().click();
    await expect(titles).toHaveCount(left);
  }
  const scope = "?scope=initiative";
  expect(await read(`goals/${one.id}${scope}`)).toMatchObject({
    title: "Far fewer calls",
    baseline: "900 a week",
  });
  expect(await read(`goals/${other.id}${scope}`)).toMatchObject({ title: "Many more visits" });
});

test("slow network: text that is typed while a save hangs is kept, and typing does not replace it", async () => {
  const { id, address } = await makeDocument(place, "Start\n");
  const text = page.getByRole("textbox", { name: "Document text" });
  await page.goto(`${address}/edit`);
  await text.getByText("Start").click();
  await page.keyboard.press("End");
  const saves: string[] = [];
  await page.route("**/edit", (route) => {
    if (route.request().method() !== "POST") return void route.fallback();
    saves.push(route.request().postData() ?? ""); // It never gets an answer.
  });
  await page.keyboard.insertText(" sent");
  await expect.poll(() => saves.length).toBe(1);
  await page.keyboard.insertText(" and not sent");
  const readDrafts = () =>
    page.evaluate(
      () =>
        new Promise<string>((done, fail) => {
          const opening = indexedDB.open("groundwork", 1);
          opening.onerror = () => fail(opening.error);
          opening.onsuccess = () => {
            const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
            all.onsuccess = () => done(JSON.stringify(all.result));
          };
        }),
    );
  await expect.poll(readDrafts).toContain("Start sent and not sent");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.unrouteAll();
  const offer = page.getByRole("status", { name: "Unsaved text" });
  await expect(offer).toBeVisible();
  await text.getByText("Start").click();
  await page.keyboard.press("End");
  await page.keyboard.insertText("ing");
  await expect(page.getByText("Saved, as version 2")).toBeVisible();
  await page.reload();
  await offer.getByRole("button", { name: "Restore my text" }).click();
  await expect(text).toContainText("Start sent and not sent");
  expect(await read(`documents/${id}`)).toMatchObject({ version: 2 });
});

test("slow network: a save whose answer is lost is not taken for another person's change", async () => {
  const { id, address } = await makeDocument(place, "Start\n");
  const text = page.getByRole("textbox", { name: "Document text" });
  await page.goto(`${address}/edit`);
  await text.getByText("Start").click();
  await page.keyboard.press("End");
  let isLost = true;
  await page.route("**/edit", async (route) => {
    if (route.request().method() !== "POST" || !isLost) return route.fallback();
    isLost = false;
    await route.fetch();
    await route.abort();
  });
  await page.keyboard.insertText(" stored");
  await expect.poll(() => isLost).toBe(false);
  await page.keyboard.insertText(" and more");
  const readStored = async () => (await read(`documents/${id}`)).content_markdown;
  await expect.poll(readStored).toBe("Start stored and more\n");
  await expect(page.getByText(/^Saved, as version/)).toBeVisible();
  await expect(page.getByRole("alert", { name: "Changed in the meantime" })).toHaveCount(0);
  await expect(page.getByText(/is in your text/)).toHaveCount(0);
});

test("slow network: signing out without a connection says so and forgets nothing", async () => {
  await page.goto(place.initiative);
  await expectScripts();
  await keepHere(page);
  const kept = await listKeptHere(page);
  await page.getByRole("button", { name: /Nora/ }).click();
  await cutConnection();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText(/^Groundwork did not answer\. Check your connection/)).toBeVisible();
  expect(await listKeptHere(page)).toEqual(kept);
});

test("slow network: a form keeps its values after a sign-out in another tab", async () => {
  await page.goto(`${place.initiative}/goals`);
  await page.getByRole("button", { name: "Add goal" }).first().click();
  await page.getByLabel("Title", { exact: true }).fill("Keep this");
  const other = await page.context().newPage();
  await other.goto(place.initiative);
  await other.getByRole("button", { name: /Nora/ }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/sign-in/);
  await expect.poll(() => listKeptHere(other)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/^You are signed out\. Sign in again in another tab/)).toBeVisible();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Keep this");
});
