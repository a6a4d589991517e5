import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { holdRequests } from "./hold-requests";
import { makeWorkspace, openAccount, person } from "./people";

test.afterAll(closePages);

test("document types: a section that moves keeps its error, and its button the focus", async ({
  page,
}) => {
  await openAccount(page, person("Thea"));
  const workspaceId = await makeWorkspace(page, "Harbour");
  await page.goto(`/w/${workspaceId}/settings/document-types/new`);
  const heading = (number: number) =>
    page.getByLabel(`Heading of section ${number}`, { exact: true });
  const move = (number: number, way: "up" | "down") =>
    page.getByRole("button", { name: `Move section ${number} ${way}` });
  await page.getByLabel("Name", { exact: true }).fill("Pitch");
  const wrong = (await heading(1).inputValue()).toUpperCase();
  await heading(3).fill(wrong);
  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(heading(3)).toHaveAccessibleDescription("Another section has this heading too.");

  await move(3, "up").press("Enter");
  await expect(heading(2)).toHaveValue(wrong);
  await expect(heading(2)).toHaveAccessibleDescription("Another section has this heading too.");
  await expect(heading(3)).not.toHaveAttribute("aria-invalid");
  await expect(move(2, "up")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(1)).toHaveValue(wrong);
  await expect(move(1, "up")).toBeFocused();
  await expect(move(1, "up")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(heading(1)).toHaveValue(wrong);
  await move(1, "down").press("Enter");
  await expect(move(2, "down")).toBeFocused();

  const release = await holdRequests(page, /\/document-types\/new$/);
  const held = page.waitForRequest(/\/document-types\/new$/);
  await page.getByRole("button", { name: "Create document type" }).click();
  await held;
  await move(2, "down").press("Enter");
  await expect(heading(3)).toHaveValue(wrong);
  release();
  await expect(heading(3)).toHaveAccessibleDescription("Another section has this heading too.");
  await expect(heading(2)).not.toHaveAttribute("aria-invalid");
  await heading(3).fill("What could go wrong");
  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(page.getByRole("link", { name: "Pitch", exact: true })).toBeVisible();
});
