import { type Browser, expect, type Page, test } from "@playwright/test";
import * as z from "zod";
import { admin } from "../support/server";
import { expectGoodEverywhere } from "./looks";
import { type Person, person, signUp } from "./people";

const NEW = "a better password";

async function signIn(page: Page, { email }: Person, password: string) {
  await page.goto("/sign-in");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function otherBrowser(browser: Browser, who: Person, password = who.password) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, who, password);
  await expect(page).toHaveURL(/\/w\//);
  return page;
}

async function expectSignedOut(page: Page) {
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in/);
}

test("a changed password keeps this browser and signs the others out", async ({
  page,
  browser,
}) => {
  const ada = person("Ada");
  await signUp(page, ada);
  await expect(page).toHaveURL(/\/w\//);
  const elsewhere = await otherBrowser(browser, ada);

  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expectGoodEverywhere(page, "account");
  await page.getByLabel("Current password").fill("not the password");
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The current password is wrong. Try again.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeFocused();
  await page.getByLabel("Current password").fill(ada.password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. Other browsers are signed out.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");

  await page.reload();
  await expect(page.getByText(ada.email)).toBeVisible();
  await expectSignedOut(elsewhere);
  await signIn(elsewhere, ada, ada.password);
  await expect(elsewhere.getByRole("alert").filter({ hasText: "wrong" })).toBeVisible();
});

test("a forgotten password is set by the operator's link, once", async ({ page, browser }) => {
  const eve = person("Eve");
  await signUp(page, eve);
  await expect(page).toHaveURL(/\/w\//);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/sign-in");
  await visitor.getByRole("link", { name: "Forgot your password?" }).click();
  await visitor.getByText("For the operator").click();
  await expect(visitor.getByText("user reset-link")).toBeVisible();
  await expectGoodEverywhere(visitor, "forgot-password");

  const settings = { DATA_DIR: process.env.E2E_DATA_DIR ?? "" };
  const made = await admin(settings, "user", "reset-link", "--email", eve.email);
  const { url } = z.object({ url: z.string() }).parse(made);
  await visitor.goto(new URL(url).pathname);
  await expect(visitor.getByText(eve.email)).toBeVisible();
  await expectGoodEverywhere(visitor, "reset");
  await visitor.getByLabel("New password").fill("short");
  await visitor.getByRole("button", { name: "Set password" }).click();
  await expect(visitor.getByText("Use at least 8 characters.")).toBeVisible();
  await visitor.getByLabel("New password").fill(NEW);
  await visitor.getByRole("button", { name: "Set password" }).click();
  await expect(visitor.getByText("Your new password is set. Sign in with it.")).toBeVisible();
  await expectSignedOut(page);

  await visitor.goto(new URL(url).pathname);
  await expect(visitor.getByRole("heading", { name: "This link does not work" })).toBeVisible();
  await expectGoodEverywhere(visitor, "reset-used");
  await signIn(visitor, eve, NEW);
  await expect(visitor).toHaveURL(/\/w\//);
});
