import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { makeWorkspace, openAccount, person } from "./people";

test.use({ javaScriptEnabled: false });
test.afterAll(closePages);

test("without scripts: people make and rename a workspace and begin and archive an initiative", async ({
  page,
}) => {
  await openAccount(page, person("Uma"));
  const workspaceId = await makeWorkspace(page, "Pier");
  await page.goto(`/w/${workspaceId}/settings/workspace`);
  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Harbour");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Harbour").first()).toBeVisible();

  await page.goto(`/w/${workspaceId}`);
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/initiatives\/[0-9a-f-]{36}$/);
  const warnings = page.getByRole("main").locator("noscript p"); // `getByText` skips them
  await expect(warnings).toHaveText([/some buttons and fields here do nothing/]);
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await page.getByRole("button", { name: "Unarchive" }).click();
  await expect(page.getByRole("button", { name: "Archive", exact: true })).toBeVisible();
});

test("without scripts: the editor says that it keeps nothing, and offers no field", async ({
  page,
}) => {
  await openAccount(page, person("Udo"));
  await page.goto(`/w/${await makeWorkspace(page, "Quay")}`);
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/initiatives\/[0-9a-f-]{36}$/);
  await page.goto(`${page.url()}/new-document`);
  await page.getByLabel("Title", { exact: true }).fill("Plan");
  await page.getByRole("button", { name: "Create document" }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const warnings = page.getByRole("main").locator("noscript p");
  await expect(warnings.filter({ visible: true })).toHaveText([/^The editor needs JavaScript/]);
  await expect(page.getByLabel("Text of the document")).toBeHidden();
});

test("without scripts: people change their password, and are told so", async ({ page }) => {
  const uri = person("Uri");
  const password = "a better password";
  await openAccount(page, uri);
  await page.goto("/account");
  const form = page.getByRole("region", { name: "Password", exact: true });
  const change = async (current: string) => {
    await form.getByLabel("Current password").fill(current);
    await form.getByLabel("New password").fill(password);
    await form.getByRole("button", { name: "Change password" }).click();
  };
  await change("not the password");
  await expect(page.getByText("The current password is wrong. Try again.")).toBeVisible();
  await change(uri.password);
  await expect(page.getByText("The current password is wrong. Try again.")).toHaveCount(0);
  await expect(form.getByRole("status")).toHaveText(/^Password changed\./);
  await page.context().clearCookies();
  await page.goto("/sign-in");
  await page.getByLabel("Email address").fill(uri.email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/w\//);
});
