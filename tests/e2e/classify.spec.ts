import { expect, type Page, test } from "@playwright/test";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";

test.describe.configure({ mode: "serial" });

const NOTES = `# Weekly, 12 November 2026

## Decisions
- We agreed to start with Plus on 1 December and keep Standard for 12 January.

## Risks
- WhatsApp could refuse the German templates again; then Germany starts with SMS only.

## What customers said
"The phone is quiet between eight and ten. That has not happened in eleven years."
Hanneke, dispatcher, Klimaat Noord

## Ideas
- Let the person at home answer with one digit to move the visit.`;

let page: Page;
let path: string;
let key: string;

const card = (position: number) =>
  page.getByRole("group", { name: new RegExp(`^Proposal ${position} of`) });
const proposals = () => page.getByRole("group", { name: /^Proposal \d+ of/ });

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

test("classify: proposals say who made them, and nothing is saved before", async () => {
  await proposeFrom(NOTES);
  await expect(page.getByText("Proposed by written rules, without AI.")).toBeVisible();
  await expect(page.getByText("Nothing is saved yet.")).toBeVisible();
  const decision = proposals().filter({ hasText: "start with Plus on 1 December" });
  await expect(decision.getByLabel("Label")).toHaveValue("decision");
  const risk = proposals().filter({ hasText: "refuse the German templates" });
  await expect(risk.getByLabel("Label")).toHaveValue("risk");
  expect(await savedItems()).toEqual([]);
});

test("classify: the proposals are accessible and fit, in both schemes and on a phone", async () => {
  await card(2).getByRole("button", { name: "Reject" }).click();
  await page.getByText("Labels to expect").first().click();
  await expectGoodEverywhere(page, "classify");
  await card(2).getByRole("button", { name: "Keep after all" }).click();
});

test("classify: leaving with proposals that are not saved is asked about", async () => {
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: "Arrival updates" }).last().click();
  await expect(proposals().first()).toBeVisible();
  expect(asked).toEqual(["confirm"]);
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(["confirm", "beforeunload"]);
  await expect(proposals().first()).toBeVisible();
  page.removeAllListeners("dialog");
});

test("classify: what was edited and not rejected is saved at once, in the order of the text", async () => {
  const total = await proposals().count();
  expect(total).toBeGreaterThanOrEqual(4);
  await card(1).getByRole("button", { name: "Reject" }).press("Enter");
  await expect(card(1).getByRole("button", { name: "Keep after all" })).toBeFocused();
  await expect(card(1).getByLabel("Title")).toHaveCount(0);
  await card(2).getByLabel("Label").selectOption("general_note");
  await card(2).getByLabel("Title").fill("Edited title");
  await card(2).getByLabel("Content").fill("First line\nsecond line");
  await expect(page.getByText(`1 of ${total} rejected.`)).toBeVisible();
  await page.getByRole("button", { name: `Save ${total - 1} items` }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/context$`));
  await expect(page.getByText(`${total - 1} items saved`)).toBeVisible();
  const items = await savedItems();
  expect(items).toHaveLength(total - 1);
  expect(items.find(({ title }) => title === "Edited title")).toMatchObject({
    label: "general_note",
    content: "First line\nsecond line",
  });
  await expect(page.getByRole("link", { name: "Edited title" })).toBeVisible();
});

test("classify: a field that is wrong is marked at its own card, and nothing is lost or saved", async () => {
  const before = await savedItems();
  await proposeFrom(NOTES);
  const total = await proposals().count();
  await card(1).getByRole("button", { name: "Reject" }).click();
  await card(3).getByLabel("Title").fill(" ");
  await page.getByRole("button", { name: `Save ${total - 1} items` }).click();
  await expect(card(3).getByText("Give it a title of 1 to 200 characters.")).toBeVisible();
  await expect(card(3).getByLabel("Title")).toBeFocused();
  await expect(page.getByText("Give it a title")).toHaveCount(1);
  expect(await savedItems()).toHaveLength(before.length);
  await card(3).getByLabel("Title").fill("Mended");
  await page.getByRole("button", { name: `Save ${total - 1} items` }).click();
  await expect(page).toHaveURL(new RegExp(`${path}/context$`));
  expect(await savedItems()).toHaveLength(before.length + total - 1);
});

test("classify: a text that is too long is told as code points, and stays", async () => {
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
  await expect(proposals()).toHaveCount(0);
});

test("classify: the text stays when the server cannot be reached", async () => {
  await page.goto(`${path}/classify`);
  await page.getByLabel("Text", { exact: true }).fill(NOTES);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByText("Groundwork did not answer.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(NOTES);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(proposals().first()).toBeVisible();
});

test("classify: line breaks count once, however a form sends them", async () => {
  await page.goto(`${path}/classify`);
  const text = `${"We decided to keep it.\n".repeat(2000)}${"\n".repeat(3999)}.`;
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.getByLabel("Text", { exact: true }).press("ControlOrMeta+v");
  await expect(page.getByText("50,000 of 50,000 characters")).toBeVisible();
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByRole("heading", { name: /proposals?$/ })).toBeFocused();
});
