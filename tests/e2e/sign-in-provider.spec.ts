import { type Browser, expect, type Page, test } from "@playwright/test";
import { newPerson } from "@/tests/support/identity-provider";
import { admin } from "@/tests/support/server";
import { CLIENT, startSignInProvider } from "@/tests/support/sign-in-service";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, openAccount, person } from "./people";
import { type SeparateServer, startSeparateServer } from "./separate-server";

test.afterAll(closePages);

// Two separate servers: one takes passwords and the provider, the other only the provider.
let provider: Awaited<ReturnType<typeof startSignInProvider>>;
let server: SeparateServer;
let closed: SeparateServer;

test.beforeAll(async () => {
  provider = await startSignInProvider();
  const settings = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  };
  server = await startSeparateServer({ ...settings, SIGN_UP: "open" });
  closed = await startSeparateServer({ ...settings, OIDC_ONLY: "true" });
});
test.afterAll(async () => {
  await server.stop();
  await closed.stop();
  provider.stop();
});

const open = async (browser: Browser, { url }: SeparateServer) =>
  (await browser.newContext({ baseURL: url })).newPage();
const host = () => new URL(provider.issuer).host;
const continueThere = (page: Page) =>
  page.getByRole("link", { name: `Continue with ${host()}` }).click();

test("sign-in by a provider: a colleague signs in through the provider, and is a member by their address", async ({
  browser,
}) => {
  const owner = person("Ada");
  const domain = `${crypto.randomUUID()}.example`;
  const page = await open(browser, server);
  await openAccount(page, owner);
  const email = `ada@${domain}`;
  await admin(server.settings, "user", "email", "--email", owner.email, "--to", email);
  const workspaceId = await makeWorkspace(page, "Roundsman");
  await page.goto(`/w/${workspaceId}/settings/workspace`);
  await page.getByRole("button", { name: `Let ${domain} join` }).click();
  await expect(page.getByRole("button", { name: "Stop letting people join" })).toBeVisible();

  provider.expect({ claims: { ...newPerson(`grace@${domain}`), name: "Grace" } });
  const theirs = await open(browser, server);
  await theirs.goto(`/w/${workspaceId}`);
  await continueThere(theirs);
  await expect(theirs).toHaveURL(new RegExp(`/w/${workspaceId}$`));
  await theirs.goto("/account");
  const linked = theirs.getByRole("region", { name: "Linked accounts" });
  await expect(linked.getByText(host(), { exact: true })).toBeVisible();
  await linked.getByRole("button", { name: `Remove the account at ${host()}` }).click();
  await theirs.getByRole("button", { name: "Remove link" }).click();
  await expect(
    theirs.getByText("This is the only way into your account, so it stays"),
  ).toBeVisible();
});

test("sign-in by a provider: with the provider alone there is no other form, and a refusal is shown", async ({
  browser,
}) => {
  const page = await open(browser, closed);
  await page.goto("/sign-in");
  await expect(page.getByLabel("Password")).toHaveCount(0);
  provider.expect({ claims: newPerson(), error: "access_denied" });
  await continueThere(page);
  await expect(page).toHaveURL(/\/sign-in\?error=/);
  await expect(page.getByText(`${host()} did not sign you in`)).toBeVisible();

  provider.expect({ claims: { ...newPerson(), name: "Grace" } });
  await continueThere(page);
  await expect(page).toHaveURL(/\/w\//);
  await page.goto("/account");
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  await expectGoodEverywhere(page, "account-provider-only");
});
