import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { joinByLink, makeWorkspace, mintKey, openAccount, person } from "./people";

test.afterAll(closePages);

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "list_initiatives", arguments: {} },
};

async function openConnect(page: Page, name: string): Promise<string> {
  await openAccount(page, person(name));
  const workspaceId = await makeWorkspace(page, "Field planning");
  await page.goto(`/w/${workspaceId}/settings/connect`);
  return workspaceId;
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const liveLine = (page: Page) => page.getByRole("status").filter({ hasText: /first call/i });

/** Reads the server that the link of Cursor or VS Code adds. */
async function installed(page: Page, name: "Cursor" | "VS Code") {
  await tab(page, name);
  const href = await page.getByRole("link", { name: `Add to ${name}` }).getAttribute("href");
  const [path, query = ""] = (href ?? "").split("?");
  const config =
    name === "Cursor"
      ? atob(new URLSearchParams(query).get("config") ?? "")
      : decodeURIComponent(query);
  return { path, ...JSON.parse(config) };
}

test("connect page: an owner makes a key, sees it in every snippet, and sees the first call come in", async ({
  page,
  request,
  baseURL,
}) => {
  await openConnect(page, "Cora");
  const snippet = page.getByRole("tabpanel");
  await expect(snippet).toContainText("YOUR_API_KEY is a placeholder for the key");
  await tab(page, "Cursor");
  await expect(page.getByRole("button", { name: "Add to Cursor" })).toBeDisabled();
  await expect(liveLine(page)).toContainText("Waiting for the first call");

  await page.getByRole("button", { name: "Create API key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("CI");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog).toHaveCount(0);
  const field = page.getByLabel("API key", { exact: true });
  await expect(field).toHaveValue(/^gwk_live_[0-9A-Za-z]{49}$/);
  await expect(page.getByText("“CI” is shown only this once.")).toBeVisible();
  const key = await field.inputValue();
  for (const name of [
    "Claude Code",
    "Cursor",
    "VS Code",
    "Claude Desktop",
    "Codex",
    "Gemini CLI",
    "Other",
  ]) {
    await tab(page, name);
    await expect(snippet).toContainText(key);
    await expect(snippet).not.toContainText("YOUR_API_KEY");
  }

  const url = `${baseURL}/api/mcp`;
  const headers = { Authorization: `Bearer ${key}` };
  await expect(page.getByLabel("With editing tools")).toBeChecked();
  expect(await installed(page, "Cursor")).toEqual({
    path: "cursor://anysphere.cursor-deeplink/mcp/install",
    url: `${url}?toolsets=all`,
    headers,
  });
  await page.getByLabel("Standard").check();
  expect(await installed(page, "Cursor")).toMatchObject({ url, headers });
  await page.getByLabel("Read only").check();
  expect(await installed(page, "Cursor")).toMatchObject({ url: `${url}?readonly=1`, headers });
  expect(await installed(page, "VS Code")).toEqual({
    path: "vscode:mcp/install",
    name: "groundwork",
    type: "http",
    url: `${url}?readonly=1`,
    headers,
  });
  await page.getByLabel("With editing tools").check();
  expect(await installed(page, "VS Code")).toMatchObject({ url: `${url}?toolsets=all` });
  await tab(page, "curl");
  await expect(snippet).toContainText(`curl "${url}?toolsets=all"`);

  const answer = await request.post("/api/mcp?toolsets=all", {
    headers: { authorization: headers.Authorization, "content-type": "application/json" },
    data: CALL,
  });
  expect(answer.status()).toBe(200);
  await expect(liveLine(page)).toContainText("First call: list_initiatives");
  await expect(liveLine(page)).toContainText("with key CI");

  await liveLine(page).getByRole("link").click();
  await expect(page).toHaveURL(/\/settings\/activity\?origin=mcp$/);
  await page.getByLabel("Tool", { exact: true }).selectOption("list_initiatives");
  await page
    .getByLabel("API key", { exact: true })
    .selectOption({ label: `CI (${key.slice(0, 16)}…)` });
  await expect(page).toHaveURL(/tool=list_initiatives/);
  const row = page.getByRole("row").filter({ hasText: "Called list_initiatives" });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText("CI");
  await page.getByLabel("Via", { exact: true }).selectOption("app");
  await expect(page.getByText("Nothing to show")).toBeVisible();
});

test("connect page: a pasted key is checked by its shape and never leaves the page", async ({
  page,
}) => {
  const workspaceId = await openConnect(page, "Pia");
  const key = await mintKey(page, workspaceId, "Laptop");
  await page.goto(`/w/${workspaceId}/settings/connect`);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const field = page.getByLabel("API key", { exact: true });
  const snippet = page.getByRole("tabpanel");
  await field.fill("sk-something-else");
  await expect(page.getByText("This is not an API key of Groundwork")).toBeVisible();
  await field.fill(key.slice(0, -1));
  await expect(page.getByText("This is not the whole key")).toBeVisible();
  await expect(snippet).toContainText("Bearer YOUR_API_KEY");
  await field.fill(` ${key} `);
  await expect(snippet).toContainText(`Bearer ${key}`);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await page.waitForRequest(/first-call/);
  expect(sent.join("\n")).not.toContain(key);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Connect an assistant" })).toBeVisible();
  expect(await page.content()).not.toContain(key);
});

test("connect page: a person who is signed out meanwhile is told so, and the watch goes on after signing in", async ({
  page,
}) => {
  await openConnect(page, "Sia");
  const status = page.getByRole("status");
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await expect(status).toContainText("You are signed out");
  await page.context().addCookies(cookies);
  await expect(status).toContainText("Waiting for the first call");
  await page.context().setOffline(true);
  await expect(status).toContainText("Groundwork did not answer");
  await page.context().setOffline(false);
  await expect(status).toContainText("Waiting for the first call");
});

test("connect page: the watch pauses while the page is hidden, and ends with the first call", async ({
  page,
}) => {
  let asked = 0;
  let answered = 0;
  let call: object | null = null;
  await page.route("**/first-call?*", async (route) => {
    asked++;
    await route.fulfill({ json: { call } });
    answered++;
  });
  const workspaceId = await openConnect(page, "Wes");
  await page.clock.install();
  await page.goto(`/w/${workspaceId}/settings/connect`);
  await page.clock.runFor(3000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(liveLine(page)).not.toContainText("Nothing yet?");

  const look = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await look(true);
  await expect.poll(() => answered).toBe(asked); // a request under way would time out within the minute
  asked = 0;
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  await expect(liveLine(page)).toContainText("Nothing yet? Restart the client");
  await look(false);
  await expect.poll(() => asked).toBeGreaterThan(0);

  call = {
    tool: "update_goal",
    client: "claude-code 2.1.3",
    key_name: "CI",
    outcome: "READ_ONLY_KEY",
    created_at: new Date().toISOString(),
  };
  await page.clock.runFor(6000);
  await expect(liveLine(page)).toContainText(
    /First call: update_goal by claude-code 2\.1\.3 with key CI, .+\. It was refused: The key can only read\./,
  );
  asked = 0;
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
});

test("connect page: a read-only key excludes the editing tools", async ({ page }) => {
  await openConnect(page, "Rea");
  const notice = page.getByText("“Reader” can only read");
  await expect(page.getByLabel("With editing tools")).toBeChecked();
  await page.getByRole("button", { name: "Create API key" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Claude Code on my laptop");
  await dialog.getByLabel("Name", { exact: true }).fill("Reader");
  await dialog.getByLabel("Read-only").check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(notice).toBeVisible();
  await page.getByLabel("Standard").check();
  await expect(notice).toHaveCount(0);
});

test("connect page: a member sees why they cannot make keys, and can paste one", async ({
  page,
  browser,
}) => {
  const workspaceId = await openConnect(page, "Ota");
  const key = await mintKey(page, workspaceId, "Shared");
  const member = person("Mel");
  const theirs = await joinByLink(page, browser, workspaceId, member);
  await theirs.goto(`/w/${workspaceId}/settings/connect`);
  await expect(theirs.getByText("Only owners and admins can create API keys.")).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Create API key" })).toHaveCount(0);
  await theirs.getByLabel("API key", { exact: true }).fill(key);
  await expect(theirs.getByRole("tabpanel")).toContainText(`Bearer ${key}`);
});

test("connect page: assistants can read llms.txt without an account", async ({ request }) => {
  const answer = await request.get("/llms.txt");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-type"]).toContain("text/plain");
  expect(await answer.text()).toContain("/api/mcp");
});
