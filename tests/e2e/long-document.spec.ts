import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { beginPlanning, makeDocument } from "./planning-place";
import { sourceText } from "./source-text";

test.afterAll(closePages);

// A trace copies the whole page at every step, which takes a minute here.
test.use({ trace: "off" });

test("long document: a text of 110 kB is shown in full, and one of 160 kB opens as Markdown", async ({
  browser,
}) => {
  const place = await beginPlanning(browser, "Lena");
  const { page } = place;
  const part = (nth: number) =>
    `## Part ${nth}\n\nWords of **part ${nth}**, of a usual length.${nth % 10 ? "" : `[^${nth}]\n\n[^${nth}]: A note.`}\n\n- [ ] a task\n- [x] another\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n`;
  const parts: string[] = [];
  for (let length = 0; length < 110_000; length += part(1001).length)
    parts.push(part(parts.length + 1));
  const { address } = await makeDocument(place, parts.join(""));
  await page.goto(address);
  const headings = page.locator("main h3[id^=user-content-part]");
  await expect(headings).toHaveCount(parts.length);
  const shown = await page.evaluate(() => ({
    boxes: document.querySelectorAll("main input[type=checkbox]").length,
    notes: document.querySelectorAll("main [data-footnote-ref]").length,
    words: document.body.innerText.includes("too complex"),
  }));
  expect(shown).toEqual({
    boxes: 2 * parts.length,
    notes: Math.floor(parts.length / 10),
    words: false,
  });
  const longer = await makeDocument(place, `## Part 1\n\n${"word ".repeat(32_000)}`);
  await page.goto(`${longer.address}/edit`);
  await expect(sourceText(page)).toContainText("## Part 1");
  await page.close();
});
