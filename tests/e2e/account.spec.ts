import { type Browser, expect, type Page, test } from "@playwright/test";
import * as z from "zod";
import { admin } from "../support/server";
import { closePages } from "./close-pages";
import { keepHere, listKeptHere } from "./kept-here";
import { expectGoodEverywhere } from "./looks";
import { openAccount, type Person, person } from "./people";

test.afterAll(closePages);

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

test("account: changing the password keeps this browser signed in and signs the others out", async ({
  page,
  browser,
}) => {
  const ada = person("Ada");
  await openAccount(page, ada);
  const elsewhere = await otherBrowser(browser, ada);

  await page.goto("/");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Your account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expectGoodEverywhere(page, "account");
  const form = page.getByRole("region", { name: "Password", exact: true });
  await form.getByLabel("Current password").fill("not the password");
  await form.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("The current password is wrong. Try again.")).toBeVisible();
  await expect(form.getByLabel("Current password")).toBeFocused();
  await form.getByLabel("Current password").fill(ada.password);
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(frame.url()));
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed. Other browsers are signed out.")).toBeVisible();
  await expect(form.getByLabel("New password")).toHaveValue("");
  expect(visited.filter((url) => url.includes("/sign-in"))).toEqual([]);

  await page.reload();
  await expect(page.getByText(ada.email, { exact: true })).toBeVisible();
  await expectSignedOut(elsewhere);
  await signIn(elsewhere, ada, ada.password);
  await expect(elsewhere.getByRole("alert").filter({ hasText: "wrong" })).toBeVisible();
});

test("account: a forgotten password is set by the operator's link, once", async ({
  page,
  browser,
}) => {
  const eve = person("Eve");
  await openAccount(page, eve);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto("/sign-in");
  await visitor.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(visitor.getByText("Ask the operator of this service for a link")).toBeVisible();
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

test("account: name, picture and sessions can be changed by the person", async ({
  page,
  browser,
}) => {
  const joan = person("Joan");
  await openAccount(page, joan);
  const elsewhere = await otherBrowser(browser, joan);
  await page.goto("/account");

  await page.getByLabel("Name", { exact: true }).fill("");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Joan Clarke");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved")).toBeVisible();

  await page.getByLabel("Picture").setInputFiles({
    name: "page.png",
    mimeType: "image/png",
    buffer: Buffer.from("<!doctype html><script>alert(1)</script>"),
  });
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("This file cannot be read as a picture.")).toBeVisible();
  await page.getByLabel("Picture").setInputFiles({
    name: "joan.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByText("Picture saved")).toBeVisible();
  const picture = page.locator('img[src^="/account/pictures/"]').first();
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("naturalWidth", 256);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByText("Picture removed")).toBeVisible();
  await expect(picture).toHaveCount(0);

  const sessions = page.getByRole("table", { name: "Browsers in which you are signed in" });
  await expect(sessions.getByRole("row").nth(1)).toContainText("This browser");
  await expect(sessions.getByRole("row").nth(1)).toContainText("In use now");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "Sign out everywhere else" })
    .click();
  await expect(page.getByText("Signed out everywhere else", { exact: true })).toBeVisible();
  await expectSignedOut(elsewhere);

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^groundwork-\d{4}-\d\d-\d\d\.zip$/);
});

test("account: what a browser keeps for a person whose sign-out got no answer ends with another sign-in", async ({
  page,
}) => {
  const [rosa, otto] = [person("Rosa"), person("Otto")];
  await openAccount(page, otto);
  await page.context().clearCookies();
  await openAccount(page, rosa);
  await page.goto("/");
  const id = await keepHere(page);
  const listHers = async () => (await listKeptHere(page)).filter((key) => key.includes(id));
  await page.route("**/w/*", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  await page.getByRole("button", { name: /^Your account: Rosa/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText(/^Groundwork did not answer/)).toBeVisible();
  await page.unrouteAll();
  await page.context().clearCookies();
  await signIn(page, rosa, rosa.password);
  await expect(page.getByRole("button", { name: /^Your account: Rosa/ })).toBeVisible();
  expect(await listHers()).toHaveLength(2);
  await page.context().clearCookies();
  await signIn(page, otto, otto.password);
  await expect(page.getByRole("button", { name: /^Your account: Otto/ })).toBeVisible();
  await expect.poll(listHers).toEqual([]);
});

test("account: a deleted account is forgotten here and cannot sign in, and the operator restores it", async ({
  page,
}) => {
  const mary = person("Mary");
  await openAccount(page, mary);
  await page.goto("/account");
  await keepHere(page);
  // Anybody can make this link.
  await page.context().clearCookies();
  await page.goto("/sign-in?deleted=2030-01-01");
  await signIn(page, mary, mary.password);
  await expect(page).toHaveURL(/\/w\//);
  expect(await listKeptHere(page)).toHaveLength(2);
  await page.goto("/account");
  const form = page.getByRole("region", { name: "Delete account" });
  await form.getByText("Delete your account", { exact: true }).click();
  await form.getByLabel("Your email address").fill("somebody@example.com");
  await form.getByLabel("Current password").fill(mary.password);
  await form.getByRole("button", { name: "Delete my account" }).click();
  await expect(form.getByText(`Enter the address of this account, ${mary.email}.`)).toBeVisible();
  expect(await listKeptHere(page)).toHaveLength(2);
  await form.getByLabel("Your email address").fill(mary.email);
  await form.getByRole("button", { name: "Delete my account" }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await expect(page.getByText(/^Your account is deleted.* Until \d+ \w+ \d{4} the/)).toBeVisible();
  await expect.poll(() => listKeptHere(page)).toEqual([]);
  await signIn(page, mary, mary.password);
  await expect(page.getByText("This account was deleted. Until")).toBeVisible();

  const settings = { DATA_DIR: process.env.E2E_DATA_DIR ?? "" };
  await admin(settings, "user", "enable", "--email", mary.email);
  const email = mary.email.replace("@", ".new@");
  await admin(settings, "user", "email", "--email", mary.email, "--to", email);
  await signIn(page, { ...mary, email }, mary.password);
  await expect(page).toHaveURL(/\/w\//);
});
