import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

// Obstacles that stopped a person who wrote their first document here.

let place: PlanningPlace;
let page: Page;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Nora");
  page = place.page;
});

test.afterAll(closePages);

const text = () => page.getByRole("textbox", { name: "Document text", exact: true });

async function openDocument(markdown: string, heading = ""): Promise<string> {
  const { id, address } = await makeDocument(place, markdown);
  await page.goto(`${address}/edit${heading && `#${encodeURIComponent(heading)}`}`);
  await expect(text()).toBeVisible();
  return id;
}

async function stored(id: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/documents/${id}`, { headers: place.headers });
  return (await answer.json()).data.content_markdown;
}

/** Pastes only plain text, as a browser does. */
const paste = (plain: string) =>
  text().evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", data);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, plain);

/** Positions in px from the top of the window: the caret, and the bars that cover the text at top and bottom. */
const places = () =>
  page.evaluate(() => {
    const caret = getSelection()?.getRangeAt(0).getBoundingClientRect();
    const top = document.querySelector("[role=toolbar]")?.getBoundingClientRect().bottom ?? 0;
    const done = [...document.querySelectorAll("button")].find((b) => b.textContent === "Done");
    const bottom = done?.parentElement?.getBoundingClientRect().top ?? 0;
    return { caret: { top: caret?.top ?? 0, bottom: caret?.bottom ?? 0 }, top, bottom };
  });

async function expectCaretInSight() {
  await expect
    .poll(async () => {
      const { caret, top, bottom } = await places();
      return caret.top >= top && caret.bottom > 0 && caret.bottom <= bottom;
    })
    .toBe(true);
}

const LONG = Array.from({ length: 80 }, (_, n) => `Paragraph ${n + 1} of many.`).join("\n\n");

test("editor: the caret stays between the bars while keys or new text move it", async () => {
  await openDocument(`${LONG}\n`);
  await text().getByText("Paragraph 1 of").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" The end.");
  await expectCaretInSight();
  for (let times = 0; times < 8; times++) await page.keyboard.press("Enter");
  await page.keyboard.type("Further on.");
  await expectCaretInSight();
  await page.keyboard.press("Control+Home");
  await expectCaretInSight();
  // Slow enough that keys come before the browser has reported the selection of the key before.
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 10 });
  for (let times = 0; times < 40; times++) await page.keyboard.press("ArrowDown");
  await expectCaretInSight();
  await devTools.detach();
});

test("editor: an address with a heading opens the text below it, in sight", async () => {
  await openDocument(`# Plan\n\n${LONG}\n\n## Target users\n\nNobody yet.\n`, "Target users");
  await expect(text()).toBeFocused();
  await expectCaretInSight();
  await page.keyboard.type("Firms. ");
  await expect(text()).toContainText("Firms. Nobody yet.");
});

test("editor: on a phone, the toolbar stays below the page's header, and the caret below both", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDocument(`${LONG}\n`);
  await text().getByText("Paragraph 60 of").click();
  const header = await page.getByRole("banner").boundingBox();
  const toolbar = await page.getByRole("toolbar").boundingBox();
  expect(toolbar?.y).toBe(header?.height);
  for (let times = 0; times < 20; times++) await page.keyboard.press("ArrowUp");
  await expectCaretInSight();
  await page.setViewportSize({ width: 1280, height: 860 });
});

test("editor: an empty document takes what is typed, and says what can be done", async () => {
  await openDocument("");
  await expect(text()).toBeFocused();
  await expect(text()).toHaveAttribute("aria-placeholder", /^Write here\./);
  const showsHint = () =>
    text().evaluate((element) => getComputedStyle(element, "::before").content !== "none");
  expect(await showsHint()).toBe(true);
  await page.keyboard.type("edit?");
  await expect(text()).toHaveText("edit?");
  expect(await showsHint()).toBe(false);
});

test("editor: pasted Markdown becomes formatted text, and one undo removes it", async () => {
  const id = await openDocument("Before\n");
  await text().getByText("Before").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await paste("## Phases\n\n- March\n- **April**\n\n| Phase | Owner |\n| - | - |\n| One | Ada |\n");
  await expect(text().getByRole("heading", { name: "Phases" })).toBeVisible();
  await expect(text().getByRole("listitem")).toHaveText(["March", "April"]);
  await expect(text().getByRole("columnheader")).toHaveText(["Phase", "Owner"]);
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toContain("- **April**");
  await page.keyboard.press("Control+z");
  await expect(text().getByRole("heading", { name: "Phases" })).toBeHidden();
});

test("editor: typed bullets and rows of a spreadsheet become a list and a table", async () => {
  const id = await openDocument("Before\n");
  await text().getByText("Before").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await paste("• Marta: figures\n• Jens: licence\n\nPhase\tOwner\nOne\tAda\n");
  await expect(text().getByRole("listitem")).toHaveText(["Marta: figures", "Jens: licence"]);
  await expect(text().getByRole("columnheader")).toHaveText(["Phase", "Owner"]);
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toContain("- Marta: figures\n- Jens: licence\n");
});

test("editor: a sentence typed over the note of an empty section is plain text", async () => {
  const note = "> **No evidence was found for this section.** Say who pays.";
  const id = await openDocument(`## Costs\n\n${note}\n\n## Next\n`);
  await text().getByText("Say who pays.").click({ clickCount: 3 });
  await page.keyboard.type("We pay.");
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toBe("## Costs\n\nWe pay.\n\n## Next\n");
  await page.keyboard.press("Control+z");
  await expect(text().getByRole("blockquote")).toContainText("Say who pays.");
  await text().getByRole("heading", { name: "Costs" }).click();
  await text().getByText("Say who pays.").click({ clickCount: 3 });
  await page.keyboard.press("Backspace");
  await page.keyboard.type("They pay.");
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toBe("## Costs\n\nThey pay.\n\n## Next\n");
});

test("editor: a pasted picture is refused in words, in rich text and in Markdown", async () => {
  await openDocument("Before\n");
  const pastePicture = (element: Element) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["x"], "shot.png", { type: "image/png" }));
    const given = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", given));
  };
  await text().getByText("Before").click();
  await text().evaluate(pastePicture);
  await expect(page.getByText(/^Pictures cannot be pasted\. Use the Image button/)).toBeVisible();
  await expect(text()).toHaveText("Before");
  await page.getByRole("button", { name: "Markdown" }).click();
  await page.getByRole("textbox", { name: "Document text, in Markdown" }).evaluate(pastePicture);
  await expect(page.getByText(/^Pictures cannot be pasted\. Write !\[/)).toBeVisible();
});

test("editor: a plain line stays a plain line", async () => {
  const id = await openDocument("Costs\n");
  await text().getByText("Costs").click();
  await page.keyboard.press("End");
  await paste(" are 3 * 4 - 2 | about #10");
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toContain("are 3");
  await expect(text().getByRole("paragraph")).toHaveText("Costs are 3 * 4 - 2 | about #10");
});

test("editor: an address pasted over words makes them a link", async () => {
  const id = await openDocument("News\n");
  await text().getByText("News").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("News");
  await paste("https://example.com/news");
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toBe("[News](https://example.com/news)\n");
});

test("editor: an address without a scheme becomes an https link", async () => {
  const id = await openDocument("News\n");
  await text().getByText("News").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("News");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Address").fill("halden guild rules");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Begin the address with https://")).toBeVisible();
  await page.getByLabel("Address").fill("embrc.eu/news");
  await page.getByRole("button", { name: "Set link" }).click();
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toBe("[News](https://embrc.eu/news)\n");
});

test("editor: a shortcut acts on a selection made an instant before", async () => {
  const id = await openDocument("News\n");
  await text().getByText("News").click();
  await text().evaluate((element) => {
    getSelection()?.selectAllChildren(element.querySelector("p") ?? element);
    const key = { key: "b", ctrlKey: true, bubbles: true, cancelable: true };
    element.dispatchEvent(new KeyboardEvent("keydown", key));
  });
  await page.keyboard.press("Control+s");
  await expect.poll(() => stored(id)).toBe("**News**\n");
});

test("editor: the address names the section to write in", async () => {
  await openDocument(
    `# Plan\n\n${LONG}\n\n## Timeline & owners\n\nNothing yet.\n`,
    "Timeline & owners",
  );
  await expect(text()).toBeFocused();
  await page.keyboard.type("Ada leads. ");
  await expect(text().getByText("Ada leads. Nothing yet.")).toBeInViewport();
});

test("editor: the Ask panel focuses its box, its keys trigger no shortcut of the page, and its conversation survives a reload", async () => {
  await page.goto(place.initiative);
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  const question = page.getByRole("textbox", { name: "Question" });
  await expect(question).toBeFocused();
  await page.keyboard.type("Is a crew named?");
  await page.keyboard.press("Enter");
  const conversation = page.getByRole("list", { name: "Questions and answers" });
  await expect(conversation).toContainText("No AI model is connected");
  await page.getByRole("button", { name: "Close" }).focus();
  for (const key of ["c", "g", "i", "?"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(place.initiative);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.reload();
  await page.getByRole("button", { name: "Ask", exact: true }).click();
  await expect(conversation).toContainText("Is a crew named?");
  await expect(conversation).toContainText("No AI model is connected");
});
