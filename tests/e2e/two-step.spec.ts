import { expect, type Page, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { joinByLink, makeWorkspace, openAccount, type Person, person } from "./people";
import { prove, saveCodes, withAuthenticator } from "./second-factors";

test.afterAll(closePages);

const account = (page: Page) => page.goto("/account");
const code = (secret: string, steps = 0) =>
  new TOTP({ secret: secret.replaceAll(" ", "") }).generate({
    timestamp: Date.now() + steps * 30_000,
  });

async function signUpAs(page: Page, name: string): Promise<Person> {
  const who = person(name);
  await openAccount(page, who);
  return who;
}

async function signOut(page: Page) {
  await page.context().clearCookies();
  await page.goto("/sign-in");
}

async function sendPassword(page: Page, { email, password }: Person) {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Sets up an authenticator app. @returns its secret and the recovery codes */
async function setUpApp(page: Page, who: Person) {
  await page.getByRole("button", { name: "Set up an authenticator app" }).click();
  await prove(page, who, "Continue");
  const secret = await page
    .getByLabel("Or type this secret into the app", { exact: true })
    .inputValue();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Code from the app")).toBeFocused();
  await page.keyboard.type("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is not right.")).toBeVisible();
  await expectGoodEverywhere(page, "authenticator-app");
  await dialog.getByLabel("Code from the app").fill(code(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByRole("heading", { name: "Save your recovery codes now" })).toBeVisible();
  await expectGoodEverywhere(page, "recovery-codes");
  return { secret, codes: await saveCodes(page) };
}

async function addPasskey(page: Page, who: Person) {
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await prove(page, who, "Continue");
}

test("two-step sign-in: an authenticator app asks for its code after the password; a recovery code replaces it once", async ({
  page,
}) => {
  const who = await signUpAs(page, "Tova");
  await account(page);
  const { secret, codes } = await setUpApp(page, who);
  await expect(page.getByText("10 of 10 left")).toBeVisible();
  await expectGoodEverywhere(page, "account-with-app");

  await signOut(page);
  await sendPassword(page, who);
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
  await expectGoodEverywhere(page, "second-step");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("This code is wrong, expired or already used.")).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(code(secret, 1));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/w\//);

  await signOut(page);
  await sendPassword(page, who);
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Enter a recovery code" }).click();
  await expect(page.getByLabel("Recovery code", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Enter a code from the app" }).click();
  await page.getByRole("button", { name: "Enter a recovery code" }).click();
  await page.getByLabel("Recovery code", { exact: true }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "9 recovery codes left" })).toBeVisible();
  await expectGoodEverywhere(page, "recovery-code-used");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/w\//);
  await account(page);
  await expect(page.getByText("9 of 10 left")).toBeVisible();
  await page.getByRole("button", { name: "New recovery codes" }).click();
  await prove(page, who, "Make new codes");
  expect(await saveCodes(page)).not.toContain(codes[1]);
  await expect(page.getByText("10 of 10 left")).toBeVisible();

  await page.getByRole("button", { name: "Remove the authenticator app" }).click();
  await expect(page.getByText("It is your only second factor")).toBeVisible();
  await prove(page, who, "Remove app");
  await expect(page.getByText("10 of 10 left")).toBeHidden();
  await signOut(page);
  await sendPassword(page, who);
  await expect(page).toHaveURL(/\/w\//);
});

test("two-step sign-in: a passkey signs in without a password, or as the second step", async ({
  page,
}) => {
  const setVerified = await withAuthenticator(page);
  const who = await signUpAs(page, "Pascal");
  await account(page);
  await addPasskey(page, who);
  await saveCodes(page);
  await expect(page.getByText("never used")).toBeVisible();
  await expectGoodEverywhere(page, "account-with-passkey");
  await page.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name of the passkey").fill("My laptop");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("button", { name: "Rename My laptop" })).toBeVisible();
  await addPasskey(page, who);
  await expect(page.getByText("already has a passkey for your account")).toBeVisible();

  await signOut(page);
  await expectGoodEverywhere(page, "sign-in-with-passkey");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/w\//);

  await signOut(page);
  await sendPassword(page, who);
  await expect(page).toHaveURL(/second-step/);
  await setVerified(false);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Your browser returned no passkey")).toBeVisible();
  await setVerified(true);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/w\//);

  await account(page);
  await expect(page.getByText(", last used")).toBeVisible();
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await prove(page, who, "Remove passkey");
  await expect(page.getByText("Passkey removed")).toBeVisible();
  await signOut(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("This passkey opens no account here")).toBeVisible();
});

test("two-step sign-in: under the other name of this host a link leads to the address where passkeys work", async ({
  page,
  baseURL,
}) => {
  await page.goto(`${(baseURL ?? "").replace("localhost", "127.0.0.1")}/sign-in`);
  const link = page.getByRole("link", { name: /open this page at http:\/\/localhost/ });
  await expect(link).toHaveAttribute("href", `${baseURL}/sign-in`);
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeHidden();
});

test("two-step sign-in: a second step without a first one links to the sign-in", async ({
  page,
}) => {
  await page.goto("/sign-in/second-step");
  await expect(page.getByRole("heading", { name: "This sign-in took too long" })).toBeVisible();
  await expectGoodEverywhere(page, "second-step-over");
  await page.getByRole("link", { name: "Begin again" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("two-step sign-in: a workspace that demands two-step sign-in waits until a member has set it up", async ({
  page,
  browser,
}) => {
  const owner = await signUpAs(page, "Olga");
  const workspaceId = await makeWorkspace(page, "Vault");
  const member = person("Milo");
  const theirs = await joinByLink(page, browser, workspaceId, member);
  await expect(theirs).toHaveURL(new RegExp(workspaceId));

  const settings = `/w/${workspaceId}/settings/workspace`;
  await page.goto(settings);
  await expect(page.getByText("2 members have no second factor:")).toBeVisible();
  await withAuthenticator(page);
  await page.getByRole("link", { name: "Set one up" }).click();
  await addPasskey(page, owner);
  await saveCodes(page);
  await page.getByRole("link", { name: "Continue where you left off" }).click();
  await expect(page).toHaveURL(new RegExp(settings));
  await page.getByRole("button", { name: "Require two-step sign-in" }).click();
  await page.getByRole("button", { name: "Require it" }).click();
  await expect(page.getByText("Two-step sign-in is required")).toBeVisible();
  await expectGoodEverywhere(page, "demanded-settings");

  await theirs.goto(`/w/${workspaceId}/context`);
  await expect(
    theirs.getByRole("heading", { name: "Vault requires two-step sign-in" }),
  ).toBeVisible();
  await expectGoodEverywhere(theirs, "factor-demanded");
  await theirs.getByRole("link", { name: "Set up two-step sign-in" }).click();
  await expect(theirs.getByText("Vault requires two-step sign-in, and is closed")).toBeVisible();
  await setUpApp(theirs, member);
  await theirs.getByRole("link", { name: "Continue where you left off" }).click();
  await expect(theirs).toHaveURL(new RegExp(`/w/${workspaceId}/context`));
});
