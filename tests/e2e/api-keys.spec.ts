import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { joinByLink, makeWorkspace, mintKey, openAccount, person, signUp } from "./people";

test.afterAll(closePages);

test("API keys: an owner mints a key, uses it, sees that it was used, and revokes it", async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ada = person("Ada");
  await signUp(page, ada);
  await expect(page).toHaveURL(/\/w\/[0-9a-f-]{36}$/);
  await expect(page.getByText("Ada's workspace").first()).toBeVisible();

  const workspaceId = await makeWorkspace(page, "Field planning");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "API keys" }).click();
  await expect(page.getByText("No API keys yet")).toBeVisible();

  await page.getByRole("button", { name: "Create API key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("CI pipeline");
  await page.getByLabel("Expires").selectOption("90");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog");
  const key = await dialog.getByLabel("API key", { exact: true }).inputValue();
  expect(key).toMatch(/^gwk_live_[0-9A-Za-z]{49}$/);

  await dialog.getByRole("button", { name: "Copy API key" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  const dialogText = await dialog.textContent();
  expect(dialogText).toContain(`Authorization: Bearer ${key}`);
  expect(dialogText).toContain("/api/v1/me");
  await dialog.getByRole("tab").nth(1).click();
  await expect(dialog.getByRole("tabpanel")).toContainText("/api/mcp");
  await page.getByRole("button", { name: "I have saved my key" }).click();
  await expect(page.getByText(key)).toHaveCount(0);
  await page.reload();
  expect(await page.content()).not.toContain(key);

  const row = page.getByRole("row").filter({ hasText: "CI pipeline" });
  await expect(row).toContainText(key.slice(0, 16));
  await expect(row).toContainText("Never");
  const headers = { authorization: `Bearer ${key}` };
  const me = await request.get("/api/v1/me", { headers });
  expect(me.status()).toBe(200);
  expect((await me.json()).data.organization).toEqual({
    id: workspaceId,
    name: "Field planning",
    tier: "internal",
  });
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText(/now|seconds? ago|minute/);
  }).toPass();

  await row.getByRole("button", { name: /Revoke/ }).click();
  const confirmation = page.getByRole("alertdialog");
  await expect(confirmation).toContainText("Revoke “CI pipeline”?");
  await confirmation.getByRole("button", { name: "Revoke key" }).click();
  await expect(row).toContainText("Revoked");
  const refused = await request.get("/api/v1/me", { headers });
  expect(refused.status()).toBe(401);
  expect((await refused.json()).code).toBe("UNAUTHORIZED");

  await page.getByRole("link", { name: "Activity" }).click();
  const records = page.getByRole("table");
  await expect(records).toContainText(/created.*key|key.*created/i);
  await expect(records).toContainText(/revoked/i);
});

test("API keys: without a session the sign-in opens, and a wrong password is reported plainly", async ({
  page,
}) => {
  const grace = person("Grace");
  await openAccount(page, grace);
  await page.context().clearCookies();
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel("Email address").fill(grace.email);
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "wrong" })).toBeVisible();
  await page.getByLabel("Password").fill(grace.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/w\//);
});

test("API keys: a member joins by link, sees why they cannot make keys, and loses access when removed", async ({
  page,
  browser,
}) => {
  const owner = person("Olga");
  await openAccount(page, owner);
  const workspaceId = await makeWorkspace(page, "Shared plans");
  const member = person("Max");
  const theirs = await joinByLink(page, browser, workspaceId, member);
  await theirs.goto(`/w/${workspaceId}/settings/api-keys`);
  await expect(theirs.getByText("Only owners and admins can create API keys.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Create API key" })).toHaveCount(0);

  await page.reload();
  const row = page.getByRole("row").filter({ hasText: member.email });
  await row.getByRole("button", { name: /Remove/ }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Remove/ })
    .click();
  await expect(page.getByText(`${member.name} was removed`)).toBeVisible();
  await expect(row).toHaveCount(0);
  const response = await theirs.goto(`/w/${workspaceId}`);
  expect(response?.status()).toBe(404);
});

test("API keys: a key of one workspace never opens another", async ({ page, request }) => {
  await openAccount(page, person("Tess"));
  const first = await makeWorkspace(page, "First");
  const second = await makeWorkspace(page, "Second");
  const [one, two] = [await mintKey(page, first, "One"), await mintKey(page, second, "Two")];
  const post = await request.post("/api/v1/initiatives", {
    headers: { authorization: `Bearer ${one}` },
    data: { title: "Only here" },
  });
  const { id } = (await post.json()).data;
  const foreign = await request.get(`/api/v1/initiatives/${id}`, {
    headers: { authorization: `Bearer ${two}` },
  });
  expect(foreign.status()).toBe(404);
});
