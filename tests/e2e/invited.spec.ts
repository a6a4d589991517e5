import { type Browser, expect, type Page, test } from "@playwright/test";
import { admin } from "@/tests/support/server";
import { closePages } from "./close-pages";
import { keepHere, listKeptHere } from "./kept-here";
import { joinByLink, makeWorkspace, person, signUp } from "./people";
import { type SeparateServer, startSeparateServer } from "./separate-server";

test.afterAll(closePages);

// A server of its own, where only invited people sign up.
let server: SeparateServer;
test.beforeAll(async () => {
  server = await startSeparateServer({ SIGN_UP: "invited" });
});
test.afterAll(async () => {
  await server.stop();
});

const open = async (browser: Browser) =>
  (await browser.newContext({ baseURL: server.url })).newPage();

/** Makes an account by the operator, whose address therefore counts as proven. */
async function makeAccount(name: string) {
  const made = person(name);
  const { email, password } = made;
  const account = ["--email", email, "--name", name, "--password", password];
  await admin(server.settings, "user", "create", ...account);
  return made;
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/sign-in");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/w\//);
}

/** Reads the link that is shown, and closes the dialog. */
async function takeLink(page: Page): Promise<string> {
  const link = await page.getByLabel("Invitation link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "I have copied the link" }).click();
  return new URL(link).pathname;
}

/** Invites a person with the preselected role. @returns the path of the link */
async function inviteTo(page: Page, workspaceId: string, email: string): Promise<string> {
  await page.goto(`/w/${workspaceId}/settings/members`);
  await page.getByRole("button", { name: "Invite member" }).click();
  await page.getByLabel("Email address").fill(email);
  const roles = page.getByRole("group", { name: "Role" }).getByRole("radio");
  await expect(roles.first()).toHaveAttribute("value", "member");
  await expect(roles.first()).toBeChecked();
  await page.getByRole("button", { name: "Create link" }).click();
  return takeLink(page);
}

test("invitations: the first person signs up, others come by invitation", async ({ browser }) => {
  const page = await open(browser);
  await page.goto("/sign-up");
  await expect(page.getByText("yours is the first")).toBeVisible();
  await signUp(page, person("Ada"));
  await expect(page).toHaveURL(/\/w\//);
  const workspaceId = await makeWorkspace(page, "Roundsman");

  const stranger = await open(browser);
  await stranger.goto("/sign-up");
  await expect(stranger.getByText("You need an invitation")).toBeVisible();
  await expect(stranger.getByRole("button")).toHaveCount(0);
  await stranger.goto("/sign-in");
  await expect(stranger.getByText("You need an invitation")).toBeVisible();

  const theirs = await joinByLink(page, browser, workspaceId, person("Grace"));
  await expect(theirs.getByText("Roundsman").first()).toBeVisible();

  for (const [member, whom] of [
    [theirs, "Ask an owner or admin of this workspace if you need another plan."],
    [page, "The operator of this service can set another plan"],
  ] as const) {
    await member.goto(`${server.url}/w/${workspaceId}/settings/workspace`);
    await expect(member.getByText(whom)).toBeVisible();
    await expect(member.getByText("npm run admin")).toHaveCount(member === page ? 1 : 0);
  }
});

test("invitations: a person who has an account signs in from the link, with the address filled in, and joins with one click", async ({
  browser,
}) => {
  const [ada, grace] = [await makeAccount("Ada"), await makeAccount("Grace")];
  const page = await open(browser);
  await signIn(page, ada);
  const workspaceId = await makeWorkspace(page, "Harbour");
  const first = await inviteTo(page, workspaceId, grace.email);

  // With a new link, the old one is dead.
  await page.getByRole("button", { name: `New link for ${grace.email}` }).click();
  const link = await takeLink(page);
  const theirs = await open(browser);
  await theirs.goto(first);
  await expect(theirs.getByText("This invitation is not valid")).toBeVisible();

  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { name: "Join Harbour" })).toBeVisible();
  await expect(theirs.getByText(`Ada invites ${grace.email}`)).toBeVisible();
  await expect(
    theirs.getByText("Can edit content, but not manage members or API keys"),
  ).toBeVisible();
  await expect(theirs.getByText(/in [67] days/)).toBeVisible();
  await theirs.getByRole("link", { name: "Sign in" }).click();
  await expect(theirs.getByLabel("Email address")).toHaveValue(grace.email);
  await theirs.getByLabel("Password").fill(grace.password);
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await theirs.getByRole("button", { name: "Join workspace" }).click();
  await expect(theirs).toHaveURL(new RegExp(workspaceId));
  await theirs.goto(link); // used, and still a way to the workspace
  await expect(theirs).toHaveURL(new RegExp(workspaceId));

  // The owner can leave only after a hand-over.
  await page.reload();
  await expect(page.getByText("You are the only owner")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Role of Ada" })).toBeDisabled();
  await page.getByRole("button", { name: "Hand over workspace" }).click();
  await expect(page.getByLabel("New owner")).toHaveValue("");
  await page.getByLabel("Name of the workspace").fill("Harbour");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByText("Choose a member.")).toBeVisible();
  await page.getByLabel("New owner").selectOption({ label: `Grace (${grace.email})` });
  await page.getByLabel("Name of the workspace").fill("harbor");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByText("Type “Harbour”, the name of this workspace.")).toBeVisible();
  await page.getByLabel("Name of the workspace").fill("Harbour");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(page.getByText("Grace is the owner now, and you are an admin")).toBeVisible();
  await page.getByRole("button", { name: "Leave this workspace" }).click();
  await page.getByRole("button", { name: "Leave workspace" }).click();
  await expect(page).not.toHaveURL(new RegExp(workspaceId));
});

test("invitations: a person joins from the link before its scripts have run", async ({
  browser,
}) => {
  const [ada, grace] = [await makeAccount("Ada"), await makeAccount("Grace")];
  const page = await open(browser);
  await signIn(page, ada);
  const workspaceId = await makeWorkspace(page, "Jetty");
  const link = await inviteTo(page, workspaceId, grace.email);
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const theirs = await context.newPage();
  await signIn(theirs, grace);
  await theirs.goto(link);
  await theirs.getByRole("button", { name: "Join workspace" }).click();
  await expect(theirs).toHaveURL(new RegExp(workspaceId));
});

test("invitations: an invitation waits on Home, to join or decline; another account comes back to the link", async ({
  browser,
}) => {
  const [ada, joan] = [await makeAccount("Ada"), await makeAccount("Joan")];
  const [page, theirs] = [await open(browser), await open(browser)];
  await signIn(page, ada);
  await signIn(theirs, joan);
  const lighthouse = await makeWorkspace(page, "Lighthouse");
  await inviteTo(page, lighthouse, joan.email);
  const pier = await makeWorkspace(page, "Pier");
  const link = await inviteTo(page, pier, joan.email);

  await page.goto(link);
  await expect(page.getByText(`You are signed in as ${ada.email}`)).toBeVisible();
  await keepHere(page);
  await page.getByRole("button", { name: "Sign out and come back" }).click();
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await listKeptHere(page)).toEqual([]);
  await expect(page).toHaveURL(new RegExp(link));

  await theirs.goto("/");
  await expect(theirs.getByRole("heading", { name: "Invitations to you" })).toBeVisible();
  await theirs.getByRole("button", { name: "Decline the invitation to Pier" }).click();
  await theirs.getByRole("button", { name: "Decline invitation" }).click();
  await expect(theirs.getByText("Invitation declined")).toBeVisible();
  await theirs.getByRole("button", { name: "Join Lighthouse" }).click();
  await expect(theirs).toHaveURL(new RegExp(lighthouse));
  await expect(theirs.getByRole("heading", { name: "Invitations to you" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("This invitation is not valid")).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to your workspace" })).toHaveCount(0);

  // Declined on the page of the link.
  await signIn(page, ada);
  const quay = await makeWorkspace(page, "Quay");
  await theirs.goto(await inviteTo(page, quay, joan.email));
  await expect(
    theirs.getByText(`invites ${joan.email} to this workspace as a member`),
  ).toBeVisible();
  await theirs.getByRole("button", { name: "Decline the invitation" }).click();
  await theirs.getByRole("button", { name: "Decline invitation" }).click();
  await expect(theirs.getByText("Invitation declined")).toBeVisible();
  await expect(theirs).toHaveURL(/\/w\//);
});

test("members: a personal workspace says how to share an initiative with others", async ({
  browser,
}) => {
  const page = await open(browser);
  await signIn(page, await makeAccount("Otto"));
  const [own = ""] = /^\/w\/[^/]+/.exec(new URL(page.url()).pathname) ?? [];
  await page.goto(`${own}/settings/members`);
  const main = page.getByRole("main");
  await expect(main).toContainText("choose “Copy to another workspace…” to share it");
  await main.getByRole("link", { name: "initiatives", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${own}/initiatives$`));
  await page.goBack();
  await main.getByRole("link", { name: "create a team workspace" }).click();
  await expect(page).toHaveURL(/\/workspaces\/new$/);
});

test("invitations: an initiative is copied from one's own workspace to a team's, and deleted here", async ({
  browser,
}) => {
  const page = await open(browser);
  await signIn(page, await makeAccount("Ada"));
  const teamId = await makeWorkspace(page, "Crew");
  const ownId = await makeWorkspace(page, "Alone");
  await page.goto(`/w/${ownId}/initiatives`);
  await page.getByLabel("What are you planning?").fill("Route planner");
  await page.getByRole("button", { name: "Create initiative" }).click();
  await page.getByRole("button", { name: "Copy to another workspace…" }).click();
  await page.getByRole("combobox", { name: "Workspace" }).selectOption({ label: "Crew" });
  await page.getByRole("button", { name: "Copy initiative" }).click();
  const path = await page.getByRole("link", { name: "Open the copy" }).getAttribute("href");
  expect(path).toContain(teamId);
  await page.getByRole("button", { name: "Delete the original" }).click();
  await expect(page.getByText("Initiative deleted")).toBeVisible();
  await page.goto(path ?? "");
  await expect(page.getByRole("heading", { name: "Route planner" })).toBeVisible();
});
