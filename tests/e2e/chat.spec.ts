import { type Browser, expect, type Page, test } from "@playwright/test";
import { type MessagesApi, startMessagesApi } from "@/tests/support/messages-api";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, type PlanningPlace } from "./planning-place";
import { type SeparateServer, startSeparateServer } from "./separate-server";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

const panel = (page: Page) => page.getByRole("dialog", { name: /^Ask about this/ });

async function ask(page: Page, question: string) {
  await panel(page).getByRole("textbox", { name: "Question" }).fill(question);
  await page.keyboard.press("Enter");
}

async function addFeedback({ page, initiative, headers }: PlanningPlace) {
  const initiative_id = initiative.split("/").pop();
  const place = { scope: "initiative", initiative_id, label: "user_feedback" };
  const item = { title: "Crews lose the signal", content: "Crews in cellars want offline use." };
  await page.request.post("/api/v1/context-items", { headers, data: { ...place, ...item } });
}

test("chat: without a model the panel says so, and quotes passages with their source", async ({
  browser,
}) => {
  const place = await beginPlanning(browser, "Olga");
  const { page, initiative } = place;
  await addFeedback(place);
  await page.goto(initiative);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(panel(page)).toContainText("Ask about this initiative");
  await panel(page).getByRole("button", { name: "What feedback is there?" }).click();
  await expect(panel(page).getByRole("listitem")).toContainText([
    /Crews lose the signal \(user feedback\)/,
  ]);
  await panel(page).getByRole("button", { name: "New conversation" }).click();
  await ask(page, "What do crews in cellars want?");
  await expect(panel(page)).toContainText("No AI model is connected");
  await expect(panel(page).getByRole("blockquote")).toContainText("want offline use");
  await expectGoodEverywhere(page, "chat-without-model");
  await panel(page).getByRole("link", { name: "Crews lose the signal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Crews lose the signal");
  await page.context().close();
});

test.describe("chat: with a model", () => {
  let api: MessagesApi;
  let server: SeparateServer;
  let place: PlanningPlace;
  let page: Page;

  test.beforeAll(async ({ browser }: { browser: Browser }) => {
    api = await startMessagesApi();
    server = await startSeparateServer({
      ANTHROPIC_API_KEY: "only-for-tests",
      ANTHROPIC_BASE_URL: api.url,
    });
    place = await beginPlanning(browser, "Nora", server.url);
    page = place.page;
    await addFeedback(place);
  });

  test.afterAll(async () => {
    await page?.context().close();
    await server?.stop();
    await api?.stop();
  });

  test("an answer is written from the results of the tools, and each statement links to its source", async () => {
    api.reply(({ messages }) => {
      const last = messages.at(-1)?.content ?? "";
      const ref = /\\"ref\\":\\"(E\d+)\\"/.exec(last)?.[1];
      const use = { name: "search_workspace", input: { q: "cellars offline" } };
      if (!ref) return { text: "", uses: [use] };
      return { text: `Crews want offline use [^${ref}]. The workspace does not say when.` };
    });
    await page.goto(place.initiative);
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await ask(page, "What do crews want?");
    await expect(panel(page)).toContainText("The workspace does not say when.");
    await expect(panel(page).getByRole("status")).toHaveText("The answer is below.");
    await panel(page).getByText("1 step").click();
    await expect(panel(page)).toContainText(/Searched for “cellars offline”: \d found/);
    const source = panel(page).getByRole("link", { name: "Crews lose the signal" });
    await expect(source).toHaveAttribute("href", /\/context-items\//);
    await expectGoodEverywhere(page, "chat");
  });

  test("a change is a card with all its fields, and is made only by a click", async () => {
    const initiative_id = place.initiative.split("/").pop();
    const input = {
      ...{ scope: "initiative", initiative_id, label: "decision" },
      ...{ title: "Offline first", content: "<b>Agreed</b> on Monday." },
    };
    api.reply(({ messages }) =>
      /card and decides/.test(messages.at(-1)?.content ?? "")
        ? { text: "I propose a decision. It waits for you." }
        : { text: "", uses: [{ name: "create_context_item", input }] },
    );
    await ask(page, "Write down that we go offline first.");
    const card = panel(page).getByRole("region", { name: "Proposed: Save a context item" });
    await expect(card).toContainText("<b>Agreed</b> on Monday.");
    await expect(panel(page)).toContainText("It waits for you.");
    const items = async () => {
      const query = `scope=initiative&initiative_id=${initiative_id}`;
      const { headers } = place;
      const answer = await page.request.get(`/api/v1/context-items?${query}`, { headers });
      return JSON.stringify((await answer.json()).data.items);
    };
    expect(await items()).not.toContain("Offline first");
    await expectGoodEverywhere(page, "chat-proposal");
    await card.getByRole("button", { name: "Save a context item" }).click();
    await expect(card).toContainText("Done.");
    expect(await items()).toContain("Offline first");
    await ask(page, "And once more.");
    await panel(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(panel(page)).toContainText("Dismissed. Nothing was changed.");
  });

  test("it can be stopped, explains a failure, and keeps the conversation on another page", async () => {
    api.mode("slow");
    await ask(page, "A slow one?");
    await panel(page).getByRole("button", { name: "Stop" }).click();
    await expect(panel(page).getByRole("alert")).toHaveText("Stopped.");
    api.mode(529);
    await ask(page, "And now?");
    await expect(panel(page).getByRole("alert").last()).toContainText(/overloaded|busy|again/);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await expect(panel(page)).toContainText("Ask about this workspace");
    await page.goBack();
    await expect(panel(page)).toContainText("What do crews want?");
  });

  test("a generation is shown as it is written, survives a reload, and can be canceled", async () => {
    api.mode("stalled");
    api.says("## Summary\n\nIt is written as you look [^E1].\n\n".repeat(8));
    await page.goto(`${place.initiative}/generate?type=epic`);
    await page.getByRole("button", { name: "Generate document" }).click();
    const written = page.getByRole("region", { name: "Text so far" });
    await expect(written).toContainText("It is written as you look");
    await expect(written).not.toContainText("[^E1]");
    await page.reload();
    await expect(written).toContainText("It is written as you look");
    await expectGoodEverywhere(page, "generation");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByText("No document was written.")).toBeVisible();
    await expect(page.getByText("The generation was canceled.")).toBeVisible();
    await expect.poll(() => api.open()).toBe(0);
    api.mode("ok");
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Generate document" }).click();
    await expect(page).toHaveURL(/\/documents\//);
  });
});
