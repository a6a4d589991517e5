import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person, signUp } from "./people";
import { fillWithSample } from "./sample";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let base: string;

test.beforeAll(async ({ browser, request }) => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  await openAccount(page, person("Yusuf"));
  const workspaceId = await makeWorkspace(page, "Searched");
  await fillWithSample(request, await mintKey(page, workspaceId, "Sample"));
  base = `/w/${workspaceId}`;
});

test("search page: the page of results works without scripts", async ({ browser, baseURL }) => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, baseURL });
  const plain = await context.newPage();
  const found = plain.getByRole("list", { name: "Results" }).getByRole("listitem");
  await plain.goto(base);
  await plain.getByRole("link", { name: "Search" }).click();
  await expect(plain.getByText("Type at least 2 characters")).toBeVisible();
  await plain.getByRole("searchbox", { name: "Search for" }).fill("technicain");
  await plain.getByRole("button", { name: "Search", exact: true }).click();
  await expect(found).toHaveCount(20);
  await expect(found.locator("mark").first()).toBeVisible();
  await expect(found.first()).toContainText(/(?:Updated|Uploaded) \d{1,2} \w{3,4} \d{4}/);
  await plain.getByRole("link", { name: "Next" }).click();
  await expect(plain).toHaveURL(/offset=20/);
  await expect(found.first()).toBeVisible();
  await plain.getByRole("link", { name: "Goals" }).click();
  await expect(plain).toHaveURL(/q=technicain&type=goal$/);
  const isGoal = plain.getByText(/^Goal(?: · |$)/);
  await expect(found.filter({ has: isGoal })).not.toHaveCount(0);
  await expect(found.filter({ hasNot: isGoal })).toHaveCount(0);
  await plain.getByRole("searchbox").fill("xylophone quarks");
  await plain.getByRole("searchbox").press("Enter");
  await expect(plain).toHaveURL(/type=goal/);
  await expect(plain.getByText("Nothing found for “xylophone quarks”.")).toBeVisible();
  await context.close();
});

test("search page: the words that are searched for are marked in titles too", async () => {
  await page.goto(`${base}/search?q=ONBOARDING%20crew`);
  const title = page.getByRole("list", { name: "Results" }).locator(".font-medium");
  const row = title.filter({ hasText: "Self-service onboarding for small crews" }).first();
  await expect(row.locator("mark")).toHaveText(["onboarding", "crews"]);
});

test("search page: beyond the last page a link leads back", async () => {
  await page.goto(`${base}/search?q=technician&type=goal&offset=9999`);
  await expect(page.getByText("There are no more results for “technician”")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Pages of results" })).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the first page" }).click();
  await expect(page).toHaveURL(/\?q=technician&type=goal$/);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link")).not.toHaveCount(0);
});

test("search page: the message about long queries names the limit of the box", async () => {
  await page.goto(`${base}/search?q=${"offline ".repeat(63)}`);
  await expect(page.getByText("Search for 2 to 500 characters.")).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveAttribute("maxlength", "500");
});

test("search page: another person's workspace has no results and no visits", async ({
  browser,
}) => {
  const stranger = await (await browser.newContext()).newPage();
  const path = `${base}/search/results?q=technician`;
  const answer = await stranger.request.get(path, { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  await signUp(stranger, person("Otto"));
  await expect(stranger).toHaveURL(/\/w\//);
  expect((await stranger.request.get(path)).status()).toBe(404);
  const visits = await stranger.request.get(`${base}/search/visits?ids=`);
  expect(visits.status()).toBe(404);
  await stranger.context().close();
});

test("search page: the page of results is accessible and fits, in both schemes and on a phone", async () => {
  await page.goto(`${base}/search?q=technician`);
  await expectGoodEverywhere(page, "search-page");
});

test("search page: Settings say whether search uses words only or meaning too", async () => {
  await page.goto(`${base}/settings/workspace`);
  await expect(page.getByText(/^By words (and by meaning|only)/)).toBeVisible();
});
