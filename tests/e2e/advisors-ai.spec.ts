import { expect, type Page, test } from "@playwright/test";
import { type MessagesApi, startMessagesApi } from "@/tests/support/messages-api";
import {
  ASSUMPTIONS,
  battlecard,
  CRITIQUE,
  PROPOSALS,
  priorities,
  QUOTE,
  READINESS,
  UPDATE,
} from "./ai-answers";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithSample } from "./sample";
import { type SeparateServer, startSeparateServer } from "./separate-server";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

// A server of its own, whose engine is a model: a local server plays it.
let api: MessagesApi;
let server: SeparateServer;
let page: Page;
let base: string;
let ids: Awaited<ReturnType<typeof fillWithSample>>;

const advisor = (title: string) => page.getByRole("region", { name: title, exact: true });

/** Asks an advisor and waits for an answer that names the model. */
async function ask(title: string, button: string) {
  await advisor(title).getByRole("button", { name: button }).click();
  await expect(advisor(title).getByText("By claude-haiku-5-5", { exact: true })).toBeVisible();
}

/** The ref of the first piece of evidence in a message that holds `words`. */
function findRef(message: string, words: string): string {
  const pieces = message.matchAll(/<evidence-\w+ ref="(E\d+)"[^>]*>\n[\s\S]*?<\/evidence-/g);
  return [...pieces].find(([piece]) => piece.includes(words))?.[1] ?? "";
}

test.beforeAll(async ({ browser }) => {
  api = await startMessagesApi();
  server = await startSeparateServer({
    ANTHROPIC_API_KEY: "only-for-tests",
    ANTHROPIC_BASE_URL: api.url,
  });
  page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openAccount(page, person("Mira"));
  const workspaceId = await makeWorkspace(page, "Roundsman");
  ids = await fillWithSample(page.request, await mintKey(page, workspaceId, "Sample"));
  base = `/w/${workspaceId}`;
});

test.afterAll(async () => {
  await page?.context().close();
  await server?.stop();
  await api?.stop();
});

test("advisors: each advisor of an initiative names the model, and the number of parts left out of its answer", async () => {
  await page.goto(`${base}/initiatives/${ids.initiative}/advisors`);
  await expect(page.getByText("An AI model reads the initiative's context items")).toBeVisible();

  api.says(READINESS);
  await ask("Launch readiness", "Check readiness");
  const readiness = advisor("Launch readiness");
  await expect(readiness.getByText("At risk", { exact: true })).toBeVisible();
  await expect(readiness.getByText("1 quotation, reference or link left out")).toBeVisible();

  api.reply(({ messages }) => ({
    text: JSON.stringify(priorities(findRef(messages[0]?.content ?? "", 'label="feature_idea"'))),
  }));
  await ask("Prioritization", "Rank ideas");
  await expect(advisor("Prioritization").getByText("Order to do them")).toBeVisible();

  api.says(UPDATE);
  await ask("Stakeholder update", "Draft update");
  const update = advisor("Stakeholder update");
  await expect(update.getByText(UPDATE.subject_line)).toBeVisible();
  await expect(update.getByText("Nobody said this.")).toHaveCount(0);
  await expect(update.getByRole("link", { name: "more" })).toHaveCount(0);

  api.reply(({ messages }) => ({
    text: JSON.stringify(battlecard(findRef(messages[0]?.content ?? "", "CrewGrid"))),
  }));
  await page.getByLabel("Competitor", { exact: true }).fill("CrewGrid");
  await ask("Competitive battlecard", "Draft battlecard");
  const card = advisor("Competitive battlecard");
  await expect(card.getByText("Most people want a time.")).toBeVisible();
  await expectGoodEverywhere(page, "advisors-ai");
});

test("advisors: a critique keeps only quotes from the document", async () => {
  await page.goto(`${base}/documents/${ids.document}/advisors`);
  api.says(CRITIQUE);
  await ask("Critique", "Critique document");
  await expect(advisor("Critique").getByRole("blockquote")).toHaveText([QUOTE]);
  await expect(
    advisor("Critique").getByText("1 quotation, reference or link left out"),
  ).toBeVisible();

  api.says(ASSUMPTIONS);
  await ask("Assumption map", "Map assumptions");
  const map = advisor("Assumption map");
  await expect(map.getByText("Risky", { exact: true })).toBeVisible();
  await expect(map.getByText("Unvalidated", { exact: true })).toBeVisible();
  await expectGoodEverywhere(page, "document-advisors-ai");
});

for (const [mode, words] of [
  [429, "The AI provider is overloaded or throttles this server. Try again in 17 seconds."],
  [529, "The AI provider is overloaded or throttles this server. Try again in 30 seconds."],
  ["refusal", "The AI model declined this request."],
  ["garbage", "The AI provider failed or dropped the connection."],
  ["slow", "The AI provider took too long."],
] as const) {
  test(`advisors: ${mode}: the page says so, the earlier answer stays, the provider was asked once`, async () => {
    const before = api.hits();
    api.mode(mode);
    const critique = advisor("Critique");
    await critique.getByRole("button", { name: "Critique document again" }).click();
    if (mode === "slow") {
      await expect.poll(() => api.hits() - before).toBe(1);
      api.finish(504);
    }
    await expect(critique.getByText(words)).toBeVisible();
    await expect(critique.getByText(CRITIQUE.summary)).toBeVisible();
    expect(api.hits() - before).toBe(1);
    api.mode("ok");
  });
}

test("advisors: proposals say that a model made them, and how many were left out", async () => {
  api.says(PROPOSALS);
  await page.goto(`${base}/initiatives/${ids.initiative}/classify`);
  await expect(page.getByText("An AI model proposes. It can take up to 45 seconds.")).toBeVisible();
  await page.getByLabel("Text", { exact: true }).fill("We agreed to start with Plus.");
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByText("Proposed by an AI model.")).toBeVisible();
  await expect(page.getByText("2 proposals were left out because")).toBeVisible();
  const proposal = page.locator("tr[data-row]");
  await expect(proposal).toHaveCount(1);
  await expect(proposal).toContainText("Decisions We agreed to start with Plus.");
  await expectGoodEverywhere(page, "classify-ai");

  api.mode("refusal");
  await page.getByRole("button", { name: "Propose again" }).click();
  await expect(page.getByText("The AI model declined this request.")).toBeVisible();
  await expect(proposal).toContainText("Start with Plus");
});
