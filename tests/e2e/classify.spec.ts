import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { NOTES } from "./notes-to-classify";
import { makeWorkspace, mintKey, openAccount, person } from "./people";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let path: string;
let key: string;

const rows = () => page.locator("tr[data-row]");
const row = (text: string) => rows().filter({ hasText: text });
const box = (text: string) => row(text).getByRole("checkbox");
const fields = (title: string | RegExp) => page.getByRole("group", { name: title });

async function proposeFrom(text: string) {
  await page.goto(`${path}/classify`);
  await page.getByLabel("Text", { exact: true }).fill(text);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByRole("heading", { name: /proposals?$/ })).toBeFocused();
}

async function savedItems(): Promise<{ label: string; title: string; content: string }[]> {
  const response = await page.request.get("/api/v1/context-items", {
    headers: { authorization: `Bearer ${key}` },
    params: { initiative_id: path.split("/").at(-1) ?? "" },
  });
  expect(response.status()).toBe(200);
  return (await response.json()).data.items;
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  page = await context.newPage();
  await openAccount(page, person("Clara"));
  const workspaceId = await makeWorkspace(page, "Notes");
  key = await mintKey(page, workspaceId, "Notes");
  const response = await page.request.post("/api/v1/initiatives", {
    headers: { authorization: `Bearer ${key}` },
    data: { title: "Arrival updates" },
  });
  path = `/w/${workspaceId}/initiatives/${(await response.json()).data.id}`;
});

test("classify: proposals name their engine, and nothing is saved until they are accepted", async () => {
  await proposeFrom(NOTES);
  await expect(page.getByText("Proposed without an AI model.")).toBeVisible();
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  const decision = row("Start with Plus on 1 December");
  await expect(decision.getByRole("button", { name: /^Label/ })).toHaveText(/Decision/);
  await expect(box("Start with Plus on 1 December")).toBeChecked();
  await expect(row("Nobody at home: < 5%")).toContainText("11% → < 5% · March 2027");
  await expect(box("Nobody at home: < 5%")).toBeChecked();
  await expect(page.getByText("Probably not worth keeping")).toBeVisible();
  await expect(box("Next meeting on Monday")).not.toBeChecked();
  expect(await savedItems()).toEqual([]);
});

test("classify: the proposals are accessible and fit, in both schemes and on a phone", async () => {
  await row("Start with Plus").getByRole("button", { name: "Edit" }).click();
  await row("Nobody at home").getByRole("button", { name: "Edit" }).click();
  await page.getByText("Labels to expect").first().click();
  await expectGoodEverywhere(page, "classify");
  await page.getByRole("button", { name: "Done" }).first().click();
  await page.getByRole("button", { name: "Done" }).click();
});

test("classify: rows are chosen all at once, by label, and by keyboard with a range", async () => {
  const total = await rows().count();
  const all = page.getByRole("checkbox", { name: `Choose all ${total}` });
  await all.check();
  await expect(page.getByText(`${total} of ${total} chosen.`)).toBeVisible();
  await all.uncheck();
  await expect(page.getByText("Choose at least one to save it.")).toBeVisible();
  const ideas = page.getByRole("group", { name: "Choose by label" }).getByLabel("Feature idea");
  await ideas.check();
  await expect(page.getByText(`2 of ${total} chosen.`)).toBeVisible();
  await expect(box("answer with one digit")).toBeChecked();
  await ideas.uncheck();
  await rows().first().getByRole("checkbox").focus();
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+X");
  await expect(page.getByText(`3 of ${total} chosen.`)).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  await page.getByRole("button", { name: "Done" }).click();
  await all.check();
});

test("classify: leaving needs a confirmation, and coming back restores text, edits and choice", async () => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void (asked.length < 3 ? dialog.dismiss() : dialog.accept());
  });
  const total = await rows().count();
  await box("Next meeting on Monday").uncheck();
  await row("answer with one digit").getByRole("button", { name: "Edit" }).click();
  await fields(/^Edit/).getByLabel("Title").fill("Answer with a digit");
  await page.getByRole("link", { name: "Arrival updates" }).last().click();
  await expect(rows().first()).toBeVisible();
  expect(asked).toEqual(["confirm"]);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["confirm", "beforeunload"]);
  await page.reload();
  await expect(row("Answer with a digit")).toBeVisible();
  await expect(page.getByText(`${total - 1} of ${total} chosen.`)).toBeVisible();
  await expect(box("Next meeting on Monday")).not.toBeChecked();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(NOTES);
  page.removeAllListeners("dialog");
});

test("classify: edited and chosen proposals are saved, items in the order of the text, and goals", async () => {
  const total = await rows().count();
  await box("Start with Plus").uncheck();
  await row("refuse the German templates").getByRole("button", { name: "Edit" }).click();
  const edited = fields(/^Edit/);
  await edited.getByLabel("Label").selectOption("general_note");
  await edited.getByLabel("Content").fill("First line\nsecond line");
  await edited.getByLabel("Title").fill("Edited title");
  await page.getByRole("button", { name: `Save ${total - 3} items and 1 goal` }).click();
  await expect(page.getByText(`${total - 3} items and 1 goal saved`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}/context$`));
  const items = await savedItems();
  expect(items).toHaveLength(total - 3);
  expect(items.find(({ title }) => title === "Edited title")).toMatchObject({
    label: "general_note",
    content: "First line\nsecond line",
  });
  await page.goto(`${path}/goals`);
  await expect(page.getByRole("link", { name: "Nobody at home: < 5%" })).toBeVisible();
  await page.goto(`${path}/classify`);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("");
});

test("classify: proposals that are already saved stand apart and are not chosen", async () => {
  await proposeFrom(NOTES);
  await expect(page.getByText("Already saved here")).toBeVisible();
  await expect(box("Show the window on the day list")).not.toBeChecked();
  await expect(box("Nobody at home")).not.toBeChecked();
  await expect(box("refuse the German templates")).toBeChecked();
  await expect(page.getByText(/already saved in this initiative/)).toBeVisible();
  await page.getByRole("checkbox", { name: /^Choose all \d+ that are not saved yet/ }).check();
  await expect(box("Nobody at home")).not.toBeChecked();
  await page.getByRole("button", { name: "Start over" }).click();
});

test("classify: a wrong field is marked in its own row, and nothing is lost or saved", async () => {
  const before = await savedItems();
  await proposeFrom(NOTES);
  await box("Nobody at home").uncheck();
  await row("refuse the German templates").getByRole("button", { name: "Edit" }).click();
  await fields(/^Edit/).getByLabel("Title").fill(" ");
  await page.getByRole("button", { name: /^Save \d+ items$/ }).click();
  const wrong = fields(/^Edit/);
  await expect(wrong.getByText("Give it a title of 1 to 200 characters.")).toBeVisible();
  await expect(wrong.getByLabel("Title")).toBeFocused();
  await expect(page.getByText("Give it a title")).toHaveCount(1);
  expect(await savedItems()).toHaveLength(before.length);
  await wrong.getByLabel("Title").fill("Fixed");
  await page.getByRole("button", { name: /^Save \d+ items$/ }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/context$`));
  expect((await savedItems()).length).toBeGreaterThan(before.length);
});

test("classify: a text that is too long stays, with its length in code points", async () => {
  await page.goto(`${path}/classify`);
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("🙂".repeat(50_000));
  await expect(page.getByText("50,000 of 50,000 characters")).toBeVisible();
  await expect(text).not.toHaveAttribute("aria-invalid");
  await text.fill(`${"🙂".repeat(50_000)}!!`);
  await expect(page.getByText("Shorten the text by 2 characters")).toBeVisible();
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/!!$/);
  await expect(rows()).toHaveCount(0);
});

test("classify: the text cannot be typed before the page's scripts load, as it would be lost", async () => {
  const typed = "We decided to keep the phone line.";
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route("**/_next/static/**/*.js", async (route) => {
    await loading;
    await route.continue();
  });
  await page.goto(`${path}/classify`, { waitUntil: "commit" });
  const text = page.getByLabel("Text", { exact: true });
  await expect(text).not.toBeEditable();
  load();
  await text.fill(typed);
  await expect(page.getByText(`${typed.length} of 50,000 characters`)).toBeVisible();
  await expect(text).toHaveValue(typed);
  await page.unroute("**/_next/static/**/*.js");
});

test("classify: the text stays when the server cannot be reached", async () => {
  await page.goto(`${path}/classify`);
  await page.getByLabel("Text", { exact: true }).fill(NOTES);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(NOTES);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(rows().first()).toBeVisible();
});

test("classify: line breaks count once, however a form sends them", async () => {
  await page.goto(`${path}/classify`);
  const text = `${"We decided to keep it.\n".repeat(2000)}${"\n".repeat(3999)}.`;
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(rows()).toHaveCount(0);
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.getByLabel("Text", { exact: true }).press("ControlOrMeta+v");
  await expect(page.getByText("50,000 of 50,000 characters")).toBeVisible();
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByRole("heading", { name: /proposals?$/ })).toBeFocused();
});

test("classify: Back asks before it leaves a text, and stays if told to", async () => {
  await page.goto(path);
  await page.getByRole("link", { name: "Paste and classify" }).first().click();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByLabel("Text", { exact: true }).fill("We decided to keep it.");
  const answers = [false, true];
  page.on("dialog", (dialog) => void (answers.shift() ? dialog.accept() : dialog.dismiss()));
  await page.evaluate(() => history.back());
  await expect.poll(() => answers).toHaveLength(1);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("We decided to keep it.");
  await expect(page).toHaveURL(/\/classify$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  expect(answers).toEqual([]);
  page.removeAllListeners("dialog");
});
