import { type Browser, expect, type Page } from "@playwright/test";
import { makeWorkspace, mintKey, openAccount, person } from "./people";

/** A page of a person with a workspace and one initiative, and a key to read stored data. */
export type PlanningPlace = {
  page: Page;
  /** The path of the initiative. */
  initiative: string;
  headers: Record<string, string>;
};

/** Signs a person up, makes a workspace and begins an initiative, at the usual server unless `baseURL` names another. */
export async function beginPlanning(
  browser: Browser,
  name: string,
  baseURL?: string,
): Promise<PlanningPlace> {
  const viewport = { width: 1280, height: 860 };
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await openAccount(page, person(name));
  const workspaceId = await makeWorkspace(page, "Field planning");
  const headers = { authorization: `Bearer ${await mintKey(page, workspaceId, "Look")}` };
  await page.goto(`/w/${workspaceId}`);
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/initiatives\/[0-9a-f-]{36}$/);
  return { page, initiative: new URL(page.url()).pathname, headers };
}

/** A document of the initiative, made over REST. @returns its id and the path of its page */
export async function makeDocument(
  { page, headers, initiative }: PlanningPlace,
  content_markdown: string,
): Promise<{ id: string; address: string }> {
  const initiative_id = initiative.split("/").pop();
  const answer = await page.request.post("/api/v1/documents", {
    headers,
    data: { initiative_id, type: "prd", title: "Requirements", content_markdown },
  });
  const { id } = (await answer.json()).data;
  return { id, address: initiative.replace(/initiatives.*/, `documents/${id}`) };
}

/** Reads a list from the REST API. */
export async function stored(
  { page, headers }: PlanningPlace,
  path: string,
): Promise<Record<string, unknown>[]> {
  const response = await page.request.get(`/api/v1${path}`, { headers });
  return (await response.json()).data.items;
}

/** The rows of a list of context items or goals. */
export const rows = (page: Page, name: string) =>
  page
    .getByRole("list", { name, exact: true })
    .locator("> li")
    .filter({ has: page.getByRole("link") });

export const toast = (page: Page, text: string) =>
  page.getByRole("listitem").filter({ hasText: text });

/** Chooses an entry of the menu that just opened by its first letter. */
export async function typeChoice(page: Page, name: string) {
  await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toBeVisible();
  await page.keyboard.press(name.charAt(0).toLowerCase());
  await expect(page.getByRole("menuitemradio", { name })).toBeFocused();
  await page.keyboard.press("Enter");
}
