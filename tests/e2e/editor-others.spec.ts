import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

let place: PlanningPlace;
let page: Page;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Elif");
  page = place.page;
});

test.afterAll(closePages);

async function stored(id: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/documents/${id}`, { headers: place.headers });
  return (await answer.json()).data.content_markdown;
}

const text = () => page.getByRole("textbox", { name: "Document text" });
const status = (words: string | RegExp) => expect(page.getByText(words)).toBeVisible();

test("editor: others' changes are merged into the open text, and caret and undo stay", async () => {
  const { id, address } = await makeDocument(place, "First\n\nSecond\n\nThird\n\nFourth\n");
  await page.goto(`${address}/edit`);
  await text().getByText("Second").click();
  await page.keyboard.press("End");
  await page.request.patch(`/api/v1/documents/${id}`, {
    headers: place.headers,
    data: { content_markdown: "First\n\nSecond\n\nThird\n\nFourth, by another\n" },
  });
  // In one step, since the other's change may arrive between two keys.
  await page.keyboard.insertText(" mine");
  await status("Saved, as version 3");
  await expect(text()).toContainText("Fourth, by another");
  await page.keyboard.type("!");
  await status("Saved, as version 4");
  expect(await stored(id)).toBe("First\n\nSecond mine!\n\nThird\n\nFourth, by another\n");
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await status("Saved, as version 5");
  expect(await stored(id)).toBe("First\n\nSecond\n\nThird\n\nFourth, by another\n");
});

test("editor: a conflict is named next to Done, from where a button leads to it", async () => {
  await page.route("**/changes", (route) => route.abort()); // others' changes do not arrive by themselves
  const lines = "A line.\n\n".repeat(60);
  const { id, address } = await makeDocument(place, `${lines}The end.\n`);
  await page.goto(`${address}/edit`);
  await text().getByText("The end.").click();
  await page.keyboard.press("End");
  const change = { content_markdown: `${lines}The end, by a script.\n` };
  await page.request.patch(`/api/v1/documents/${id}`, { headers: place.headers, data: change });
  await page.keyboard.insertText(" Mine.");
  await status("Not saved: resolve the conflict first");
  const conflict = page.getByRole("alert", { name: "Changed in the meantime" });
  await expect(conflict).not.toBeInViewport();
  await page.getByRole("button", { name: "Show the conflict" }).click();
  await expect(conflict).toBeInViewport();
  await expect(conflict).toBeFocused();
  await conflict.getByRole("button", { name: /^Take the other lines/ }).click();
  await status(/^Saved, as version 2$/);
  await page.unroute("**/changes");
});

test("editor: of two people who add a paragraph at the end, both keep theirs", async () => {
  await page.route("**/changes", (route) => route.abort());
  const { id, address } = await makeDocument(place, "The end.\n");
  await page.goto(`${address}/edit`);
  await text().getByText("The end.").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  const change = { content_markdown: "The end.\n\nTheirs.\n" };
  await page.request.patch(`/api/v1/documents/${id}`, { headers: place.headers, data: change });
  await page.keyboard.insertText("Mine.");
  await status("Not saved: resolve the conflict first");
  const conflict = page.getByRole("alert", { name: "Changed in the meantime" });
  await expectGoodEverywhere(page, "document-keep-both");
  await conflict.getByRole("button", { name: /^Keep both/ }).click();
  await status("Saved, as version 3");
  await expect(conflict).toHaveCount(0);
  await expect(text()).toContainText(/The end\.\s*Theirs\.\s*Mine\./);
  expect(await stored(id)).toBe("The end.\n\nTheirs.\n\nMine.\n");
  await page.unroute("**/changes");
});

test("editor: others' text arrives in the open editor, with its author and door", async () => {
  const { id, address } = await makeDocument(place, "First paragraph.\n\nSecond paragraph.\n");
  await page.goto(`${address}/edit`);
  await expect(text()).toContainText("Second paragraph.");
  await text().getByText("First paragraph.").click();
  await page.keyboard.press("End");
  const change = { content_markdown: "First paragraph.\n\nSecond, by a script.\n" };
  await page.request.patch(`/api/v1/documents/${id}`, { headers: place.headers, data: change });
  await expect(text()).toContainText("Second, by a script.");
  await status(/change \(version 2\) is in your text\. Written over the REST API\.$/);
  await page.keyboard.insertText(" Mine.");
  await status("Saved, as version 3");
  expect(await stored(id)).toBe("First paragraph. Mine.\n\nSecond, by a script.\n");

  await page.request.delete(`/api/v1/documents/${id}`, { headers: place.headers });
  await status(/Somebody deleted this document/);
});

test("editor: in a low window, as at 200 %, the tools do not cover Done", async () => {
  const { address } = await makeDocument(place, "First paragraph.\n");
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto(`${address}/edit`);
  await expect(text()).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click({ trial: true, timeout: 5_000 });
  await page.getByText("Saved, as version 1").click({ trial: true, timeout: 5_000 });
});
