import type { Page } from "@playwright/test";

/** The field for a document's text as Markdown. */
export const sourceText = (page: Page) =>
  page.getByRole("textbox", { name: "Document text, in Markdown" });

/** Replaces the text. */
export async function writeSource(page: Page, text: string) {
  await sourceText(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(text);
}

/** Reads a short text. Of a long one, only the visible lines are on the page. */
export const readSource = async (page: Page): Promise<string> =>
  (await sourceText(page).locator(".cm-line").allTextContents()).join("\n");
