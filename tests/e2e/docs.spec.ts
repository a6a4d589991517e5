import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGood, setLook } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";

test.afterAll(closePages);

const GUIDES = [
  "Quick start",
  "Authentication",
  "Errors",
  "Pagination",
  "Idempotency",
  "Rate limits",
  "Concurrent changes",
  "Time-outs",
  "Versioning",
  "MCP",
];

test("API docs: every guide is public, accessible and links to the next", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  const faults: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
  });
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto("/docs");
  await page.getByRole("main").getByRole("link", { name: "Quick start" }).click();
  for (const title of GUIDES) {
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · API documentation · Groundwork`);
    await expectGood(page, title);
    const next = page.getByRole("navigation", { name: "Previous and next" });
    if (title !== GUIDES.at(-1)) await next.getByRole("link", { name: /Next/ }).click();
  }
  expect(foreign).toEqual([]);
  expect(faults).toEqual([]);
});

test("API docs: examples have the reader's address, key and language, and the key stays in the page", async ({
  page,
  request,
  baseURL,
}) => {
  await openAccount(page, person("Dora"));
  const key = await mintKey(page, await makeWorkspace(page, "Docs"), "Docs");
  const sent: string[] = [];
  page.on("request", (one) => {
    sent.push(one.url(), one.postData() ?? "", JSON.stringify(one.headers()));
  });
  await page.goto("/docs/quick-start");
  const example = page.getByRole("tabpanel").first();
  await expect(example).toContainText(`curl "${baseURL}/api/v1/me"`);
  await expect(example).toContainText("Bearer YOUR_API_KEY");
  await page.getByLabel("Your API key").fill(key.slice(0, -1));
  await expect(page.getByText("This is not the whole key")).toBeVisible();
  await page.getByLabel("Your API key").fill(key);
  await expect(example).toContainText(`Bearer ${key}`);

  await page.getByRole("tab", { name: "Python" }).first().click();
  for (const panel of await page.getByRole("tabpanel").all()) {
    await expect(panel).toContainText("urlopen");
  }
  const [, address = ""] = /Request\(\s*"([^"]+)"/.exec(await example.innerText()) ?? [];
  const answer = await request.get(address, { headers: { authorization: `Bearer ${key}` } });
  expect(answer.status()).toBe(200);

  await page.getByRole("navigation", { name: "Documentation" }).getByText("Pagination").click();
  await expect(page.getByRole("heading", { level: 1, name: "Pagination" })).toBeVisible();
  await expect(page.getByRole("tabpanel").first()).toContainText(key);
  expect(sent.join("\n")).not.toContain(key);
  await page.reload();
  await expect(page.getByLabel("Your API key")).toHaveValue("");
});

test("API docs: headings link to themselves, and code is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs/errors");
  await page.getByRole("heading", { name: "Every code" }).getByRole("link").click();
  await expect(page).toHaveURL(/#every-code$/);
  await expect(page.getByRole("cell", { name: "STORAGE_LIMIT_EXCEEDED" })).toBeVisible();
  await page.getByRole("button", { name: "Copy curl" }).first().click();
  const copied = expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
  await copied.toMatch(/^curl "http.+\/api\/v1\/initiatives" \\\n/);
});

test("API docs: every tag of the reference is accessible and fits, and old links lead to it", async ({
  page,
}) => {
  await page.goto("/docs/reference");
  await page.locator("summary", { hasText: "Idempotency" }).click();
  await expect(page.getByRole("link", { name: "Idempotency, with examples" })).toBeVisible();
  await expectGood(page, "/docs/reference");
  const tags = page.getByRole("navigation", { name: "Documentation" }).getByRole("link");
  const addresses = await tags.evaluateAll((all) =>
    all.map((one) => one.getAttribute("href") ?? "").filter((href) => /reference\/./.test(href)),
  );
  expect(addresses.length).toBe(9);
  // One look for each: `pages.spec.ts` shows the longest one in every look.
  for (const [index, address] of addresses.entries()) {
    await setLook(page, { scheme: index % 2 ? "dark" : "light", width: index % 3 ? 360 : 1280 });
    await page.goto(address);
    await expectGood(page, address);
  }
  await page.goto("/docs#tag/context-items/GET/context-items");
  await expect(page).toHaveURL(/\/docs\/reference\/context-items$/);
});

test("API docs: without scripts the guides can be read; on a phone the drawer has the navigation", async ({
  browser,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto("/docs/idempotency");
  await expect(plain.getByRole("heading", { name: "Send a key" })).toBeVisible();
  await expect(plain.getByText("Idempotency-Key: import-2026-01-31-row-17").first()).toBeVisible();
  await plain.getByRole("link", { name: "Back to the app" }).click();
  await expect(plain).toHaveURL(/\/sign-in/);

  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage();
  await phone.goto("/docs/quick-start");
  await phone.getByRole("button", { name: "Open navigation" }).click();
  await phone.getByRole("dialog").getByRole("link", { name: "Rate limits" }).click();
  await expect(phone.getByRole("heading", { level: 1, name: "Rate limits" })).toBeVisible();
});
