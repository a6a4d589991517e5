import { expect, type Page, test } from "@playwright/test";
import { type MessagesApi, startMessagesApi } from "@/tests/support/messages-api";
import { closePages } from "./close-pages";
import { expectAccessible } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { type SeparateServer, startSeparateServer } from "./separate-server";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

// A server of its own, whose engine is a model: a local server plays it, and can wait.
let api: MessagesApi;
let server: SeparateServer;
let page: Page;
let initiative: string;

test.beforeAll(async ({ browser }) => {
  api = await startMessagesApi();
  server = await startSeparateServer({
    ANTHROPIC_API_KEY: "only-for-tests",
    ANTHROPIC_BASE_URL: api.url,
  });
  page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openAccount(page, person("Nora"));
  const workspaceId = await makeWorkspace(page, "Roundsman");
  const headers = { authorization: `Bearer ${await mintKey(page, workspaceId, "Sample")}` };
  const data = { title: "Route planner", description: "Plan a day in one minute." };
  const made = await page.request.post("/api/v1/initiatives", { headers, data });
  initiative = `/w/${workspaceId}/initiatives/${(await made.json()).data.id}`;
});

test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  await api?.stop();
});

const left = (number: number) =>
  expect(page.getByText(`${number.toLocaleString("en")} of 10,000 generations left`)).toBeVisible();

test("generation: progress survives leaving and reloading, and a failure gives its reason and the unit back", async () => {
  api.mode("slow");
  await page.goto(`${initiative}/generate?type=epic`);
  await expect(page.getByText("Written by AI (claude")).toBeVisible();
  await left(10_000);
  await page.getByLabel("Title", { exact: true }).fill("The plan");
  await page.getByLabel("Instructions (optional)").fill("Two pages at most.");
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/generations\//);
  const progress = page.url();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The plan");
  const status = page.getByRole("status").filter({ hasText: "Writing the document" });
  await expect(status).toBeVisible();

  await page.goto(initiative);
  const row = page.getByRole("listitem").filter({ hasText: "Being written" });
  await row.getByRole("link", { name: "The plan" }).click();
  await expect(page).toHaveURL(progress);
  await page.goto(`${initiative}/generate`);
  await expect(page.getByText("A document is being written: The plan")).toBeVisible();
  await page.goto(progress);
  await expectAccessible(page, "generation");
  await page.route(/\/changes$/, (route) => route.abort());
  await page.reload();
  await expect(page.getByText("This page cannot show the progress")).toBeVisible();
  await page.unroute(/\/changes$/);
  await expect(status).toBeVisible();
  await expect.poll(api.hits).toBe(1);
  api.finish(504);
  await expect(page.getByText("No document was written.")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("The AI provider took too long.")).toBeVisible();
  await expect(page.getByText("This attempt does not count")).toBeVisible();
  expect(api.hits()).toBe(1);
});

test("generation: the form comes back as it was, and the document opens once it is written", async () => {
  api.mode("ok");
  await page.getByRole("link", { name: "Try again" }).click();
  await left(10_000);
  await expect(page.getByLabel("Type", { exact: true })).toHaveValue("epic");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("The plan");
  await expect(page.getByLabel("Instructions (optional)")).toHaveValue("Two pages at most.");
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/documents\//);
  await expect(page.getByText(/^Written by AI\. \d+ of \d+ statements refer/)).toBeVisible();
  const sources = page.getByRole("region", { name: /^Sources/ });
  await expect(sources).toContainText("Written by AI (claude");
  await expect(sources).toContainText("123 tokens read, 50 written");
  expect(api.hits()).toBe(2);
});

test("generation: a generation from the list can be tried again with its own type after a failure", async () => {
  await page.goto(initiative.replace(/initiatives.*/, "settings/document-types/new"));
  await page.getByLabel("Name", { exact: true }).fill("Pitch");
  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(page.getByRole("link", { name: "Pitch", exact: true })).toBeVisible();
  api.mode("slow");
  await page.goto(`${initiative}/generate`);
  await page.getByLabel("Type", { exact: true }).selectOption({ label: "Pitch (own type)" });
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/generations\//);
  await page.goto(initiative);
  const row = page.getByRole("listitem").filter({ hasText: "Being written" });
  await row.getByRole("link", { name: "Pitch: Route planner" }).click();
  await expect.poll(api.hits).toBe(3);
  api.finish(500);
  await page.getByRole("link", { name: "Try again" }).click();
  const type = page.getByLabel("Type", { exact: true });
  await expect(type.locator("option:checked")).toHaveText("Pitch (own type)");
});

test("generation: an overloaded provider and a model that declines have different messages", async () => {
  for (const [mode, sentence] of [
    [529, "overloaded or limits our calls"],
    ["refusal", "declined to write this"],
    ["dropped", "failed, or cut the text off"],
  ] as const) {
    api.mode(mode);
    await page.goto(`${initiative}/generate`);
    await left(9_999);
    await page.getByRole("button", { name: "Generate document" }).click();
    await expect(page.getByText(sentence)).toBeVisible();
  }
});
