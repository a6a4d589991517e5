import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGood, expectGoodEverywhere } from "./looks";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";
import { readSource, sourceText } from "./source-text";

let place: PlanningPlace;
let page: Page;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Ella");
  page = place.page;
});

test.afterAll(closePages);

const text = () => page.getByRole("textbox", { name: "Document text", exact: true });

async function openDocument(markdown: string): Promise<string> {
  const { id, address } = await makeDocument(place, markdown);
  await page.goto(`${address}/edit`);
  return id;
}

async function stored(id: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/documents/${id}`, { headers: place.headers });
  return (await answer.json()).data.content_markdown;
}

const save = () => page.keyboard.press("Control+s");

test("editor: a block that has no editor of its own is edited as source, within the text", async () => {
  const before = "Before\n\n<details>\n<summary>More</summary>\n</details>\n\nAfter\n";
  const id = await openDocument(before);
  const block = page.getByRole("textbox", { name: "HTML" });
  await expect(block).toContainText("<summary>More</summary>");
  await text().getByText("Before").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await expect(block).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expectGoodEverywhere(page, "document-html-block");
  await block.getByText("More").click();
  await page.keyboard.press("Home");
  for (let times = 0; times < "<summary>".length; times++) await page.keyboard.press("ArrowRight");
  await page.keyboard.type("Even ");
  await save();
  const expected = before.replace("More", "Even More");
  await expect.poll(() => stored(id)).toBe(expected);

  await page.keyboard.press("Control+z");
  await expect(block).not.toContainText("Even");
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowDown");
  await expect(text()).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" all");
  await save();
  await expect.poll(() => stored(id)).toBe(before.replace("After", "After all"));

  const change = { content_markdown: before.replace("More", "By a script") };
  await page.request.patch(`/api/v1/documents/${id}`, { headers: place.headers, data: change });
  await expect(block).toContainText("By a script");
});

test("editor: the arrow keys walk along the rows of a long line, and an emptied block goes", async () => {
  const long = `<div>${"word ".repeat(80)}</div>`;
  const id = await openDocument(`Before\n\n${long}\n\nAfter\n`);
  const block = page.getByRole("textbox", { name: "HTML" });
  await text().getByText("Before").click();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowDown");
  await expect(block).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(block).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("ArrowDown");
  await expect(text()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(block).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Backspace");
  await expect(block).toHaveCount(0);
  await expect(text()).toBeFocused();
  await save();
  await expect.poll(() => stored(id)).toBe("Before\n\nAfter\n");
});

test("editor: ArrowDown, a click below and three times Enter lead out of code at the end", async () => {
  const code = "```\nconst a = 1;\n```\n";
  const enterCode = async (markdown: string) => {
    const id = await openDocument(markdown);
    await text().getByText("const a = 1;").click();
    await page.keyboard.press("End");
    return id;
  };
  const expectAfter = async (id: string, before: string) => {
    await page.keyboard.insertText("After");
    await save();
    await expect.poll(() => stored(id)).toBe(`${before}\nAfter\n`);
  };
  const byArrow = await enterCode(code);
  await page.keyboard.press("ArrowDown");
  await expectAfter(byArrow, code);

  const byEnter = await enterCode(code);
  for (let times = 0; times < 3; times++) await page.keyboard.press("Enter");
  await expectAfter(byEnter, code);

  const byClick = await enterCode(code);
  const end = await text().locator("pre").boundingBox();
  await page.mouse.click((end?.x ?? 0) + 40, (end?.y ?? 0) + (end?.height ?? 0) + 60);
  await expectAfter(byClick, code);

  const html = "<div>const a = 1;</div>\n";
  const ofSource = await enterCode(html);
  await page.keyboard.press("ArrowDown");
  await expect(text()).toBeFocused();
  await expectAfter(ofSource, html);
});

test("editor: code has a language and its colors, and columns are aligned", async () => {
  const id = await openDocument("```\nconst a = 1;\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n");
  await text().getByText("const a = 1;").click();
  await page.getByLabel("Language of the code").focus();
  await page.keyboard.press("t");
  await expect(page.getByLabel("Language of the code")).toHaveValue("typescript");
  await expect(page.getByLabel("Language of the code")).toBeFocused();
  await expect(text().locator(".hljs-keyword")).toHaveText("const");
  await text().getByRole("cell", { name: "2" }).click();
  await page.getByRole("button", { name: "Align right" }).click();
  await save();
  await expect.poll(() => stored(id)).toContain("```typescript\nconst a = 1;\n```");
  expect(await stored(id)).toMatch(/\| A \| +B \|\n\| ?-+ ?\| ?-+: ?\|\n\| 1 \| +2 \|/);
  await page.getByRole("button", { name: "Align right" }).click();
  await save();
  await expect.poll(() => stored(id)).not.toContain("-:");
  await openDocument("| A | B |\n|---|---:|\n| 1 | 2 |\n");
  await page.goto(page.url().replace("/edit", ""));
  await expect(page.getByRole("cell", { name: "1" })).toHaveCSS("text-align", "start");
  await expect(page.getByRole("cell", { name: "2" })).toHaveCSS("text-align", /right$/);
});

test("editor: the text of a footnote is shown and edited at its number", async () => {
  const id = await openDocument("Crews wait.[^é]\n\n[^É]: Said by *nine of ten* crews.\n");
  const note = page.getByRole("tooltip");
  await text().locator("[data-footnote-reference]").hover();
  await expect(note).toHaveText("Said by nine of ten crews.");
  await page.keyboard.press("Escape");
  await expect(note).toHaveCount(0);
  await page.goto(page.url().replace("/edit", ""));
  await page.getByRole("main").getByRole("link", { name: "1", exact: true }).hover();
  await expect(note).toHaveText("Said by nine of ten crews.");
  await page.mouse.move(0, 0);
  await expect(note).toHaveCount(0);
  const reference = page.getByRole("main").getByRole("link", { name: "1", exact: true });
  await reference.focus();
  await expect(note).toBeVisible();
  await expect(reference).toHaveAccessibleDescription("Said by nine of ten crews.");
  await expectGoodEverywhere(page, "document-footnote");
  expect(await stored(id)).toContain("[^é]");
});

test("editor: the Markdown view merges others' changes, and undo reverts only one's own", async () => {
  const id = await openDocument("# Title\r\n\r\nFirst\r\n\r\nSecond\r\n");
  await page.getByRole("button", { name: "Markdown" }).click();
  await sourceText(page).getByText("First").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" mine");
  await page.request.patch(`/api/v1/documents/${id}`, {
    headers: place.headers,
    data: { content_markdown: "# Title\r\n\r\nFirst\r\n\r\nSecond, by a script\r\n" },
  });
  await expect(sourceText(page)).toContainText("Second, by a script");
  await expect(page.getByText(/is in your text\. Written over the REST API\.$/)).toBeVisible();
  await page.keyboard.type("!");
  await save();
  const merged = "# Title\r\n\r\nFirst mine!\r\n\r\nSecond, by a script\r\n";
  await expect.poll(() => stored(id)).toBe(merged);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => readSource(page)).toBe("# Title\n\nFirst\n\nSecond, by a script\n");
});

test("editor: a title that is changed elsewhere is updated on the page", async () => {
  const id = await openDocument("Text\n");
  await expect(text()).toContainText("Text");
  const change = { title: "Renamed by a script" };
  await page.request.patch(`/api/v1/documents/${id}`, { headers: place.headers, data: change });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Renamed by a script");
});

test("editor: on a phone, the tools take one row, and those of a table a second one", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDocument("Above\n\n| Phase | Owner |\n| - | - |\n| One | Ada |\n");
  const toolbar = page.getByRole("toolbar");
  const height = async () => (await toolbar.boundingBox())?.height ?? 0;
  await text().getByText("Above").click();
  expect(await height()).toBeLessThan(70);
  const image = toolbar.getByRole("button", { name: "Image" });
  await expect(image).not.toBeInViewport();
  await toolbar.getByRole("button").first().focus();
  await page.keyboard.press("End");
  await expect(image).toBeInViewport({ ratio: 1 });
  await text().getByText("Ada").click();
  await expect(toolbar.getByRole("button", { name: "Add row" })).toBeVisible();
  expect(await height()).toBeLessThan(120);
  await expectGood(page, "editor on a phone");
  await page.setViewportSize({ width: 1280, height: 860 });
});
