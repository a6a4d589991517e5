import { type Browser, expect, type Page } from "@playwright/test";

export type Person = { name: string; email: string; password: string };

/** A person who has not signed up yet. */
export const person = (name: string): Person => ({
  name,
  email: `${name.toLowerCase()}-${crypto.randomUUID()}@example.com`,
  password: "correct horse battery",
});

/** Signs up with one request, for tests of something else. The page does not navigate. */
export async function openAccount(page: Page, data: Person) {
  const answer = await page.request.post("/api/auth/sign-up/email", { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function signUp(page: Page, { name, email, password }: Person) {
  await page.goto("/sign-up");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
}

/** Makes a workspace and opens it. @returns its id */
export async function makeWorkspace(page: Page, name: string): Promise<string> {
  await page.goto("/workspaces/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create workspace" }).click();
  await expect(page).toHaveURL(/\/w\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split("/")[2] ?? "";
}

/** Makes a key in Settings, API keys. @returns the key, which is shown once */
export async function mintKey(page: Page, workspaceId: string, name: string): Promise<string> {
  await page.goto(`/w/${workspaceId}/settings/api-keys`);
  await page.getByRole("button", { name: "Create API key" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create key" }).click();
  const key = await page.getByLabel("API key", { exact: true }).inputValue();
  await page.getByRole("button", { name: "I have saved my key" }).click();
  return key;
}

/** Invites a person by link, who signs up and joins in another browser. @returns their page */
export async function joinByLink(
  page: Page,
  browser: Browser,
  workspaceId: string,
  member: Person,
): Promise<Page> {
  await page.goto(`/w/${workspaceId}/settings/members`);
  await page.getByRole("button", { name: "Invite member" }).click();
  await page.getByLabel("Email address").fill(member.email);
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByLabel("Invitation link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "I have copied the link" }).click();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await theirs.getByRole("link", { name: "Create an account" }).click();
  await expect(theirs).toHaveURL(/sign-up/);
  await expect(theirs.getByLabel("Email address")).toHaveValue(member.email);
  await theirs.getByLabel("Name", { exact: true }).fill(member.name);
  await theirs.getByLabel("Password").fill(member.password);
  await theirs.getByRole("button", { name: "Create account and join" }).click();
  await expect(theirs).toHaveURL(new RegExp(workspaceId));
  return theirs;
}
