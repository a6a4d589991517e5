import { expect, type Page, test } from "@playwright/test";
import { sampleWorkspace } from "../../prisma/sample";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithSample } from "./sample";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let base: string;
let ids: Awaited<ReturnType<typeof fillWithSample>>;

const advisor = (title: string) => page.getByRole("region", { name: title, exact: true });
const prd = sampleWorkspace.initiatives
  .flatMap(({ documents }) => documents)
  .findLast(({ type }) => type === "prd");

async function ask(title: string, button: string) {
  await advisor(title).getByRole("button", { name: button, exact: true }).click();
  await expect(advisor(title).getByText("By fixed rules, without AI")).toBeVisible();
}

test.beforeAll(async ({ browser, request }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  page = await context.newPage();
  await openAccount(page, person("Ada"));
  const workspaceId = await makeWorkspace(page, "Roundsman");
  ids = await fillWithSample(request, await mintKey(page, workspaceId, "Sample"));
  base = `/w/${workspaceId}`;
});

test("advisors: readiness is a verdict without a score, with next steps and sources", async () => {
  await page.goto(`${base}/initiatives/${ids.initiative}/advisors`);
  const readiness = advisor("Launch readiness");
  await ask("Launch readiness", "Check readiness");
  await expect(readiness.getByText(/^(Ready|At risk|Not ready)$/)).toBeVisible();
  await expect(readiness.getByRole("meter", { name: "Score" })).toHaveCount(0);
  await expect(readiness.getByText("Next:").first()).toBeVisible();
  const source = readiness.getByRole("link").first();
  await expect(source).toHaveAttribute("href", new RegExp(`^${base}/`));
  await expect(readiness.getByRole("button", { name: "Check readiness again" })).toBeVisible();
  await expect(readiness.getByText("Not stored")).toBeVisible();
});

test("advisors: priorities give reasons in words, and can be copied as Markdown", async () => {
  await ask("Prioritization", "Rank ideas");
  const priorities = advisor("Prioritization");
  await expect(priorities.getByText(/^Too little to rank/)).toBeVisible();
  await expect(
    priorities.getByText(/^\d+ items? of feedback or research shares? words/),
  ).toBeVisible();
  await expect(priorities.getByRole("table")).toHaveCount(0);

  await priorities.getByRole("button", { name: "Copy as Markdown" }).click();
  await expect(priorities.getByRole("button", { name: "Copied as Markdown" })).toBeVisible();
  const markdown = await page.evaluate(() => navigator.clipboard.readText());
  expect(markdown).toContain(" of feedback or research ");
  await priorities.getByRole("button", { name: "Copy as JSON" }).click();
  await expect(priorities.getByRole("button", { name: "Copied as JSON" })).toBeVisible();
  const json = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(json).toMatchObject({ method: "rules", model: null, framework: "RICE-lite" });
  expect(json.items[0].score).toBeNull();
});

test("advisors: an update differs by its audience, and its text can be copied", async () => {
  const update = advisor("Stakeholder update");
  const texts: string[] = [];
  for (const audience of ["Sales", "Engineering"]) {
    await update.getByLabel("Audience").selectOption({ label: audience });
    await update.getByRole("button", { name: /^Draft update/ }).click();
    await expect(update.getByText("Subject:")).toBeVisible();
    await expect.poll(() => update.getByRole("article").textContent()).not.toBe(texts[0]);
    texts.push((await update.getByRole("article").textContent()) ?? "");
  }
  await update.getByRole("button", { name: "Copy the text" }).click();
  await expect(update.getByRole("button", { name: "Copied the text" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("## ");
  await expect(update.getByRole("article").getByRole("heading").first()).toBeVisible();
});

test("advisors: a battlecard is drafted from the record, and lists missing facts", async () => {
  const battlecard = advisor("Competitive battlecard");
  await battlecard.getByRole("button", { name: "Draft battlecard" }).click();
  await expect(battlecard.getByText("Give the name of one competitor")).toBeVisible();
  await battlecard.getByRole("button", { name: "CrewGrid", exact: true }).click();
  await ask("Competitive battlecard", "Draft battlecard");
  await expect(battlecard.getByRole("heading", { name: "Their strengths" })).toBeVisible();
  await expect(battlecard.getByText("Strong phone app")).toBeVisible();
  await expectGoodEverywhere(page, "advisors");

  await battlecard.getByLabel("Competitor", { exact: true }).fill("Nimbus Dispatch");
  await battlecard.getByRole("button", { name: "Draft battlecard again" }).click();
  await expect(battlecard.getByText(/No item names Nimbus Dispatch/)).toBeVisible();
  await expect(battlecard.getByRole("link", { name: "Paste and classify" })).toBeVisible();
  await expect(advisor("Launch readiness").getByText("Not stored")).toBeVisible();
});

test("advisors: on a phone the field is above its button, and the result comes into view", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const update = advisor("Stakeholder update");
  const button = update.getByRole("button", { name: "Draft update" });
  const [field, below] = await Promise.all([
    update.getByLabel("Audience").boundingBox(),
    button.boundingBox(),
  ]);
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await button.click();
  await expect(update.getByText("Subject:")).toBeInViewport();
  await expect(update.getByRole("button", { name: "Draft update again" })).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 860 });
});

test("advisors: a critique quotes the document, and assumptions say how to test them", async () => {
  await page.goto(`${base}/documents/${ids.document}/advisors`);
  await ask("Critique", "Critique document");
  const quotes = await advisor("Critique").getByRole("blockquote").allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(prd?.content_markdown).toContain(quote);
  await expect(
    advisor("Critique")
      .getByText(/^(High|Medium|Low)$/)
      .first(),
  ).toBeVisible();

  await ask("Assumption map", "Map assumptions");
  await expect(advisor("Assumption map").getByText("How to test:").first()).toBeVisible();
  await expectGoodEverywhere(page, "document-advisors");
});

test("advisors: an empty initiative is told what to add", async () => {
  await page.goto(`${base}/settings/api-keys`);
  const key = await mintKey(page, base.split("/").at(-1) ?? "", "Empty");
  const headers = { authorization: `Bearer ${key}` };
  const made = await page.request.post("/api/v1/initiatives", {
    headers,
    data: { title: "Nothing yet" },
  });
  const { id } = (await made.json()).data;
  await page.goto(`${base}/initiatives/${id}/advisors`);
  await ask("Launch readiness", "Check readiness");
  await expect(advisor("Launch readiness").getByText("Not ready", { exact: true })).toBeVisible();
  await ask("Prioritization", "Rank ideas");
  await ask("Stakeholder update", "Draft update");
  await expectGoodEverywhere(page, "advisors-empty");
});

test("advisors: the results stay when the server cannot be reached", async () => {
  await page.context().setOffline(true);
  const readiness = advisor("Launch readiness");
  await readiness.getByRole("button", { name: "Check readiness again" }).click();
  await expect(readiness.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(readiness.getByText("By fixed rules, without AI")).toBeVisible();
});

test("advisors: a result can be kept as a document, which has its text", async () => {
  await page.goto(`${base}/initiatives/${ids.initiative}/advisors`);
  await ask("Launch readiness", "Check readiness");
  const readiness = advisor("Launch readiness");
  await readiness.getByRole("button", { name: "Keep as document" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep as document" });
  await expect(dialog.getByLabel("Title")).toHaveValue(/^Launch readiness: /);
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(readiness.getByText("Kept as a document.")).toBeVisible();
  await readiness.getByRole("link", { name: "Open it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Launch readiness: ");
  await expect(page.locator(".markdown")).toContainText(/Ready|At risk|Not ready/);
});
