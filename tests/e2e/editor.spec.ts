import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

let place: PlanningPlace;
let page: Page;

/** A document in mixed styles of Markdown. */
const MIXED = [
  "Title",
  "=====",
  "",
  "* star one",
  "* star two",
  "",
  "- [ ] open task",
  "- [x] done task",
  "",
  "A paragraph of *one* kind",
  "and its second line with __another__.",
  "",
  "| Name    | Count |",
  "|---------|------:|",
  "| Apples  |     3 |",
  "",
  "```js",
  "let a;",
  "```",
  "",
  "Last words",
  "",
].join("\r\n");

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Edda");
  page = place.page;
});

test.afterAll(closePages);

const begin = (text: string) => makeDocument(place, text);

async function stored(id: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/documents/${id}`, { headers: place.headers });
  return (await answer.json()).data.content_markdown;
}

const text = () => page.getByRole("textbox", { name: "Document text" });
const status = (words: string | RegExp) => expect(page.getByText(words)).toBeVisible();
/** A busy browser reports a selection only after the next key. */
const selected = (words: string) =>
  expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(words);
const pasteHtml = (html: string) =>
  text().evaluate((target, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    target.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
const tool = (name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });

test("editor: an edit changes its line and no other", async () => {
  const { id, address } = await begin(MIXED);
  await page.goto(`${address}/edit`);
  await expect(text()).toContainText("Last words");
  await expectGoodEverywhere(page, "document-rich");

  await text().getByText("Last words").click();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" and more"); // in one step, as it is saved after a pause
  await status("Not saved yet");
  await status("Saved, as version 2");
  let expected = MIXED.replace("Last words", "Last words and more");
  expect(await stored(id)).toBe(expected);

  await text().getByText("star two").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Control+Shift+ArrowLeft");
  await selected("two");
  await page.keyboard.press("Control+b");
  await expect(tool("Bold")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+s");
  await status("Saved, as version 3");
  expected = expected.replace("star two", "star __two__");
  expect(await stored(id)).toBe(expected);

  await text().getByRole("checkbox").first().click();
  await page.keyboard.press("Control+s");
  await status("Saved, as version 4");
  expected = expected.replace("[ ] open", "[x] open");
  expect(await stored(id)).toBe(expected);

  await text().getByRole("cell", { name: "Apples" }).click();
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await page.keyboard.press("Control+s");
  await status("Saved, as version 5");
  expected = expected.replace("| Apples  |", "| Apples! |");
  expect(await stored(id)).toBe(expected);
  await page.getByRole("button", { name: "Add row" }).click();
  await page.keyboard.press("Control+s");
  await status("Saved, as version 6");
  expect((await stored(id)).split("\r\n")).toHaveLength(expected.split("\r\n").length + 1);

  await page.getByRole("button", { name: "Done" }).click();
  await expect(page).toHaveURL(new RegExp(`${id}$`));
  await expect(page.getByText("Last words and more")).toBeVisible();
});

test("editor: the keyboard is enough to write a document, with Markdown's marks and the slash menu", async () => {
  const { id, address } = await begin("");
  await page.goto(`${address}/edit`);
  await text().focus();
  await page.keyboard.type("## Plan");
  await page.keyboard.press("Enter");
  await page.keyboard.type("- one");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.type("under");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("[ ] task");
  await page.keyboard.press("Control+Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/quo");
  const menu = page.getByRole("listbox", { name: "Insert" });
  await expect(menu.getByRole("option")).toHaveText(["Quote"]);
  await page.keyboard.press("Enter");
  await page.keyboard.type("Said **loud** and `x`");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await expectGoodEverywhere(page, "document-slash");
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await page.keyboard.press("Backspace");
  await page.keyboard.type("See ");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Address").fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Begin the address with https://")).toBeVisible();
  await page.getByLabel("Address").fill("https://example.com/");
  await page.keyboard.press("Enter");
  await expect(text()).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect
    .poll(() => stored(id))
    .toBe(
      [
        "## Plan",
        "",
        "- one",
        "  - under",
        "- [x] task",
        "",
        "> Said **loud** and `x`",
        "",
        "See https://example.com/",
        "",
      ].join("\n"),
    );
});

test("editor: pasted HTML keeps its structure and loses styles and scripts", async () => {
  const { id, address } = await begin("Start\n");
  await page.goto(`${address}/edit`);
  await text().getByText("Start").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await pasteHtml(
    `<style>p { color: red }</style><script>window.broken = 1</script>
       <b style="font-weight:normal"><h2 style="color:red">Head</h2>
       <p class="MsoNormal"><span style="font-weight:700">Bold</span> and
         <a href="javascript:alert(1)" onclick="alert(2)">a trap</a> and
         <a href="https://example.com">a link</a><img src="x" onerror="window.broken=1"></p>
       <table><tr><td><p>a</p></td><td>b</td></tr><tr><td>c</td></tr></table></b>`,
  );
  await page.keyboard.press("Control+s");
  await status("Saved, as version 2");
  const markdown = await stored(id);
  expect(markdown).toContain("## Head\n\n**Bold** and a trap and [a link](https://example.com)\n");
  expect(markdown).toContain("| a | b |");
  expect(markdown).not.toMatch(/javascript|script|style|onerror|red/);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
});

test("editor: the lists of a Word document stay lists", async () => {
  const { id, address } = await begin("Start\n");
  await page.goto(`${address}/edit`);
  await text().getByText("Start").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const point = (level: number, mark: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'>
       <![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span
       style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>`;
  await pasteHtml(point(1, "·", "One") + point(2, "1.", "Two") + point(1, "·", "Three"));
  await page.keyboard.press("Control+s");
  await status("Saved, as version 2");
  expect(await stored(id)).toContain("- One\n  1. Two\n- Three\n");
});

test("editor: unsent text is kept in the browser, and offered again", async () => {
  const { id, address } = await begin("Start\n");
  await page.goto(`${address}/edit`);
  await text().getByText("Start").click();
  await page.keyboard.press("End");
  await page.route("**/edit", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.keyboard.type(" and not sent");
  await status(/Not saved: no connection/);
  expect(await stored(id)).toBe("Start\n");
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.unroute("**/edit");
  const offer = page.getByRole("status", { name: "Unsaved text" });
  await expectGoodEverywhere(page, "document-draft");
  await offer.getByRole("button", { name: "Restore my text" }).click();
  await expect(text()).toContainText("Start and not sent");
  await status("Saved, as version 2");
  expect(await stored(id)).toBe("Start and not sent\n");
  await page.reload();
  await expect(text()).toContainText("Start and not sent");
  await expect(offer).toHaveCount(0);
});

test("editor: kept text that is discarded is not offered again", async () => {
  const { id, address } = await begin("Start\n");
  await page.goto(`${address}/edit`);
  await page.route("**/edit", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await text().pressSequentially("Not sent. ");
  await status(/Not saved: no connection/);
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.unroute("**/edit");
  const offer = page.getByRole("status", { name: "Unsaved text" });
  await offer.getByRole("button", { name: "Discard it" }).click();
  await page.reload();
  await expect(text()).toHaveText("Start");
  await expect(offer).toHaveCount(0);
  expect(await stored(id)).toBe("Start\n");
});
