import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGood, expectGoodEverywhere } from "./looks";
import {
  beginPlanning,
  rows as countRows,
  toast as findToast,
  type PlanningPlace,
} from "./planning-place";

test.describe.configure({ mode: "serial" });

let place: PlanningPlace;
let page: Page;
let initiative: string;
let base: string;
let document: string;

const toast = (text: string) => findToast(page, text);
const main = () => page.getByRole("main");

/** Sends something over REST. @returns its id */
async function send(method: "post" | "patch", path: string, data: object): Promise<string> {
  const response = await page.request[method](`/api/v1${path}`, { headers: place.headers, data });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()).data.id;
}

const stored = async (path: string) =>
  (await (await page.request.get(`/api/v1${path}`, { headers: place.headers })).json()).data;

const calm = Array.from({ length: 30 }, (_, nth) => `Sentence ${nth} stays.`).join("\n");
const TEXTS = [
  `# Plan\n\nWe drive a lot of miles each day.\n\n## Goals\n\n${calm}\n\n## Risks\n\nOld words.\n`,
  `# Plan\n\nWe drive fewer miles each and every day.\n\n## Goals\n\n${calm}\n\n## Risks\n\nOld words.\n`,
  `# Plan\n\nWe drive fewer miles each and every day.\n\n## Goals\n\n${calm}\n\n## Risks\n\nQuite another thing.\n\n- One more\n`,
];

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Hana");
  ({ page, initiative } = place);
  base = initiative.replace(/\/initiatives.*/, "");
  document = await send("post", "/documents", {
    initiative_id: initiative.split("/").pop(),
    type: "prd",
    title: "The plan",
    content_markdown: TEXTS[0],
  });
  await send("patch", `/documents/${document}`, { content_markdown: TEXTS[1] });
  await send("patch", `/documents/${document}`, { status: "in_review" });
  await send("patch", `/documents/${document}`, { title: "The new plan" });
  await send("patch", `/documents/${document}`, { content_markdown: TEXTS[2] });
});

test.afterAll(closePages);

test("history: the versions of a document show author, time, door and size, with changes of title and status between them", async () => {
  await page.goto(`${base}/documents/${document}`);
  await page.getByRole("link", { name: "History", exact: true }).click();
  const versions = main().getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(5);
  await expect(versions.nth(0)).toContainText("Version 3");
  await expect(versions.nth(0)).toContainText(
    "Hana · Written over the REST API · 1 line changed, 2 added",
  );
  await expect(versions.nth(0)).toContainText("Title: The plan to The new plan");
  await expect(versions.nth(0).getByRole("time")).toHaveAttribute("title", /UTC$/);
  await expect(versions.nth(1)).toContainText("Title changed");
  await expect(versions.nth(2)).toContainText("Status: Draft to In review");
  await expect(versions.nth(2)).toContainText("Hana · REST API");
  await expect(versions.nth(4)).toContainText("Version 1");
  await expect(main().getByRole("heading", { name: "Version 2 to 3" })).toBeVisible();
  await expectGoodEverywhere(page, "history-document");
});

test("history: any two versions are compared word by word, in one column or side by side", async () => {
  await page.getByRole("radio", { name: "From version 1" }).check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page).toHaveURL(/from=1.*to=3|to=3.*from=1/);
  await expect(main()).toContainText("2 lines changed, 2 added.");
  await expect(main().locator("del").first()).toHaveText("a lot of");
  await expect(main().locator("ins").first()).toHaveText("fewer");
  const fold = main().getByText("30 unchanged lines");
  await fold.click();
  await expect(main().getByText("Sentence 12 stays.")).toBeVisible();
  await page.getByRole("link", { name: "Side by side" }).click();
  await expect(page).toHaveURL(/view=side/);
  await expect(main().getByText("Version 1", { exact: true }).first()).toBeVisible();
  await expectGoodEverywhere(page, "history-side");
  await page.getByRole("radio", { name: "From version 3" }).check();
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByText("Choose two versions")).toBeVisible();
  await page.goto(`${base}/documents/${document}/history?from=1&to=99`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});

test("history: a version is restored with one click, and Undo restores the previous one", async () => {
  await page.goto(`${base}/documents/${document}/history`);
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(toast("Version 1 is current again, as version 4")).toBeVisible();
  expect(await stored(`/documents/${document}`)).toMatchObject({
    version: 4,
    content_markdown: TEXTS[0],
  });
  await expect(main().getByText("Version 4", { exact: true }).first()).toBeVisible();
  await toast("Version 1 is current").getByRole("button", { name: "Undo" }).click();
  await expect(toast("Undone: version 3 is current again")).toBeVisible();
  expect(await stored(`/documents/${document}`)).toMatchObject({ content_markdown: TEXTS[2] });
  await page.goto(`${base}/documents/${document}/versions/1`);
  await page.getByRole("link", { name: "see what changed since" }).click();
  await expect(main().getByRole("heading", { name: "Version 1 to 5" })).toBeVisible();
});

test("history: a context item has a history of its fields, and comes back as it was", async () => {
  const content = `${"Crews work in basements. ".repeat(10)}Seven of twelve have no signal.`;
  const scope = { scope: "initiative" };
  const id = await send("post", "/context-items", {
    ...scope,
    ...{ initiative_id: initiative.split("/").pop(), label: "risk", title: "No signal", content },
  });
  await send("patch", `/context-items/${id}`, { ...scope, label: "decision" });
  const changed = content.replace("Seven", "Eight");
  await send("patch", `/context-items/${id}`, { ...scope, content: changed });
  await page.goto(`${base}/context-items/${id}`);
  await page.getByRole("link", { name: "History" }).click();
  const versions = main().getByRole("region", { name: "Versions" }).getByRole("listitem");
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText("Content");
  await expect(versions.nth(0).locator("del")).toHaveText("Seven");
  await expect(versions.nth(0).locator("ins")).toHaveText("Eight");
  await expect(versions.nth(1)).toContainText("Risk to Decision");
  await expect(versions.nth(1)).toContainText("Written over the REST API by Hana");
  await expectGoodEverywhere(page, "history-item");
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await expect(versions).toHaveCount(4);
  await expect(versions.nth(0)).toContainText("the content of version 1");
  expect(await stored(`/context-items/${id}?scope=initiative`)).toMatchObject({
    label: "risk",
    content,
  });
  await toast("Version 1 is current again").getByRole("button", { name: "Undo" }).click();
  await expect(versions).toHaveCount(5);
  expect(await stored(`/context-items/${id}?scope=initiative`)).toMatchObject({
    label: "decision",
    content: changed,
  });
  await page.goto(initiative);
  await page.getByRole("link", { name: /^Last change/ }).click();
  const activity = main().getByRole("region", { name: "Activity" });
  await expect(activity).toContainText("restored version 1 of a context item: No signal");
  await page.getByRole("link", { name: "History of title and description" }).click();
  await expect(versions).toHaveCount(1);
  await expect(versions.nth(0)).toContainText("Created as “Route planner”.");
  await send("patch", `/initiatives/${initiative.split("/").pop()}`, { archived: true });
  await send("patch", `/initiatives/${initiative.split("/").pop()}`, { archived: false });
  await page.reload();
  await expect(versions.getByRole("definition")).toHaveText(["no", "yes"]);
});

test("history: goals are narrowed by type, of an initiative and of the workspace", async () => {
  const goal = { scope: "initiative", initiative_id: initiative.split("/").pop() };
  await send("post", "/goals", { ...goal, goal_type: "constraint", title: "No new vans" });
  await send("post", "/goals", { ...goal, goal_type: "user_outcome", title: "Less driving" });
  await page.goto(`${initiative}/goals`);
  const filter = page.getByRole("navigation", { name: "Types" });
  await filter.getByRole("link", { name: "Constraint 1" }).click();
  await expect(page).toHaveURL(/goal_type=constraint/);
  await expect(countRows(page, "Goals")).toHaveCount(1);
  await page.getByRole("button", { name: "Add goal" }).click();
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("constraint");
  await expectGoodEverywhere(page, "goals-by-type");
  await filter.getByRole("link", { name: "All 2" }).click();
  await expect(countRows(page, "Goals")).toHaveCount(2);
  await page.goto(`${base}/context/goals?goal_type=constraint`);
  await expect(page.getByText("No goal of the type “Constraint”")).toBeVisible();
});

test("history: home names documents whose sources changed", async () => {
  const body = { scope: "initiative", initiative_id: initiative.split("/").pop() };
  const said = {
    label: "user_feedback",
    title: "Routes are long",
    content: "Routes are too long.",
  };
  const id = await send("post", "/context-items", { ...body, ...said });
  await page.goto(`${initiative}/generate`);
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page.goto(base);
  const section = page.getByRole("region", { name: "Documents with changed sources" });
  await expect(section).toHaveCount(0);
  await send("patch", `/context-items/${id}`, { ...body, content: "Routes are far too long." });
  await page.goto(base);
  await expect(section).toContainText("Changed: Routes are long");
  await expectGoodEverywhere(page, "home-changed-sources");
  await section.getByRole("link", { name: title }).click();
  await expect(page).toHaveURL(/#sources$/);
  await expect(page.getByRole("region", { name: /^Sources/ })).toBeInViewport();
});

test("history: two texts of 500 kB are compared all the same", async () => {
  const text = (seed: number) =>
    Array.from({ length: 80_000 }, (_, nth) => `w${(nth * 7919 + seed) % 9973}`).join(" ");
  const id = await send("post", "/documents", {
    initiative_id: initiative.split("/").pop(),
    type: "prd",
    title: "Long",
    content_markdown: text(1),
  });
  await send("patch", `/documents/${id}`, { content_markdown: text(500) });
  await page.goto(`${base}/documents/${id}/history`);
  await expect(page.getByText("differ too much to compare word by word")).toBeVisible();
  await page.getByRole("link", { name: "Next part" }).click();
  await expect(page.getByText(/^Part 2 of/)).toBeVisible();
  await expectGood(page, "history-long");
});
