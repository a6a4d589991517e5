import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { NOTES } from "./notes-to-classify";
import { beginPlanning, type PlanningPlace, stored, typeChoice } from "./planning-place";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let place: PlanningPlace;

const row = (text: string) => place.page.locator("tr[data-row]").filter({ hasText: text });
const box = (text: string) => row(text).getByRole("checkbox");
const field = (label: string) => place.page.getByRole("group", { name: /^Edit/ }).getByLabel(label);

test.beforeAll(async ({ browser }) => {
  place = await beginPlanning(browser, "Chiara");
  const { page, initiative } = place;
  await page.goto(`${initiative}/classify`);
  await page.getByLabel("Text", { exact: true }).fill(NOTES);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(page.getByRole("heading", { name: /proposals$/ })).toBeFocused();
});

test("classify: a row does not repeat its title", async () => {
  await expect(row("answer with one digit").getByRole("paragraph")).toHaveText([
    "Let the person at home answer with one digit to move the visit",
    /^— Weekly, 12 November 2026/,
  ]);
  await place.page.setViewportSize({ width: 390, height: 860 });
  await expect(row("answer with one digit").getByRole("paragraph")).toHaveCount(1);
  await place.page.setViewportSize({ width: 1280, height: 860 });
  await expect(row("The phone is quiet").getByRole("paragraph").last()).toHaveText(/^That has not/);
});

test("classify: E opens the title, and Enter closes the fields and returns to the row", async () => {
  const { keyboard } = place.page;
  await box("answer with one digit").focus();
  await keyboard.press("e");
  await expect(field("Title")).toBeFocused();
  await keyboard.press("End");
  await keyboard.type(" or two");
  await keyboard.press("Enter");
  await expect(field("Title")).toBeHidden();
  await expect(box("one digit to move the visit or two")).toBeFocused();
  await row("Nobody at home").getByRole("button", { name: "Edit" }).click();
  await expect(field("Title")).toBeFocused();
  await field("Timeframe").press("Enter");
  await expect(field("Title")).toBeHidden();
  await expect(box("Nobody at home")).toBeFocused();
});

test("classify: the keys work in the boxes of a section, too", async () => {
  const { page } = place;
  const all = page.getByRole("checkbox", { name: /^Choose all/ });
  const noise = page.getByRole("checkbox", { name: "Probably not worth keeping" });
  await all.focus();
  await page.keyboard.press("x");
  await expect(all).toBeChecked();
  await expect(box("Next meeting on Monday")).toBeChecked();
  await box("Next meeting on Monday").focus();
  await page.keyboard.press("ArrowUp");
  await expect(noise).toBeFocused();
  for (const key of ["e", "l"]) await page.keyboard.press(key);
  await expect(noise).toBeFocused();
  await page.keyboard.press("x");
  await expect(noise).not.toBeChecked();
  await expect(box("Next meeting on Monday")).not.toBeChecked();
  await expect(box("answer with one digit")).toBeChecked();
  await all.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("tr[data-row]").first().getByRole("checkbox")).toBeFocused();
});

test("classify: L in the first row sets the label of all chosen items, and of no others", async () => {
  const { page } = place;
  const label = (text: string) => row(text).locator("[data-choice]");
  const others = await label("Next meeting on Monday").textContent();
  await page.getByRole("checkbox", { name: /^Choose all/ }).focus();
  await page.keyboard.press("l");
  await typeChoice(page, "Feature idea");
  await expect(page.getByText(/^Label of \d+ chosen items: Feature idea$/)).toBeVisible();
  await expect(label("answer with one digit")).toContainText("Feature idea");
  await expect(label("Germany starts with SMS")).toContainText("Feature idea");
  await expect(label("Next meeting on Monday")).toHaveText(others ?? "");
  await page.getByRole("button", { name: /^Change label of \d+ chosen items/ }).click();
  await page.getByRole("menuitemradio", { name: "Risk" }).click();
  await expect(label("answer with one digit")).toContainText("Risk");
  await expect(label("Nobody at home")).toContainText("Goal");
});

test("classify: the bar with the button does not cover the field that has the focus", async () => {
  const { page } = place;
  await page.setViewportSize({ width: 390, height: 500 });
  const bar = page.getByRole("button", { name: /^Save/ }).locator("..");
  const rows = page.locator("tr[data-row]");
  await rows.first().getByRole("checkbox").focus();
  for (let at = await rows.count(); at > 0; at -= 1) {
    await page.keyboard.press("e");
    const [field, cover] = await Promise.all([
      page.locator(":focus").boundingBox(),
      bar.boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(cover?.y ?? 0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
  }
  await page.setViewportSize({ width: 1280, height: 860 });
});

test("classify: Enter breaks a line of the content, and Escape keeps it and returns to the row", async () => {
  const { keyboard } = place.page;
  await box("Show the window").focus();
  await keyboard.press("e");
  await field("Content").focus();
  await keyboard.press("Control+Home");
  await keyboard.type("Seen twice.");
  await keyboard.press("Enter");
  await expect(field("Content")).toHaveValue(/^Seen twice\.\nShow the window/);
  await keyboard.press("Escape");
  await expect(field("Content")).toBeHidden();
  await expect(box("Show the window")).toBeFocused();
  await expect(row("Show the window")).toContainText("Seen twice.");
});

test("classify: a row with an error opens, and Escape closes it as any other", async () => {
  const { page } = place;
  await box("Show the window").press("e");
  await field("Title").fill("");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(field("Title")).toBeFocused();
  await expect(field("Title")).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await expect(field("Title")).toBeHidden();
  await expect(box("Show the window")).toBeFocused();
  await page.keyboard.press("e");
  await field("Title").fill("Show the window");
  await page.keyboard.press("Enter");
  await expect(field("Title")).toBeHidden();
});

test("classify: Enter on a box saves nothing, and on the button everything that is chosen", async () => {
  const { page, initiative } = place;
  const items = `/context-items?initiative_id=${initiative.split("/").pop()}`;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  await box("answer with one digit").press("Enter");
  await page.getByRole("checkbox", { name: /^Choose all/ }).press("Enter");
  await page.getByRole("group", { name: "Choose by label" }).getByLabel("Risk").press("Enter");
  expect(await stored(place, items)).toEqual([]);
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: /^Save/ }).press("Enter");
  await expect(page).toHaveURL(/\/context$/);
  const titles = (await stored(place, items)).map(({ title }) => title);
  expect(titles).toContain("Let the person at home answer with one digit to move the visit or two");
});

/** Its first sentence says nothing in any language. */
const GUESSED = "Blorp quiddles nemsha until grubs snarfle.\n\nDecision: We start with Plus.";

test("classify: a guessed label offers another one until a label is chosen", async () => {
  const { page, initiative } = place;
  await page.goto(`${initiative}/classify`);
  await page.getByLabel("Text", { exact: true }).fill(GUESSED);
  await page.getByRole("button", { name: "Propose items" }).click();
  await expect(
    page.getByText("1 label is a guess. Keep it, or take the other one in its row."),
  ).toBeVisible();
  const guess = row("Blorp");
  const offer = guess.getByRole("button", { name: /^Label Blorp.* as / });
  const other = (await offer.innerText()).replace(/^Or (.*)\?[\s\S]*$/, "$1");
  await expectGoodEverywhere(page, "classify, a guess");
  await offer.click();
  await expect(guess.getByRole("button", { name: /^Label of/ })).toHaveText(new RegExp(other));
  await expect(offer).toBeHidden();
  await expect(box("Blorp")).toBeFocused();
  await expect(page.getByText("is a guess")).toBeHidden();
});
