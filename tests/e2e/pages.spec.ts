import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { expectAccessible, expectGood, LOOKS, setLook, takePicture } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithLongWords, fillWithSample, LONG } from "./sample";
import { watchFaults } from "./watch-faults";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let pages: Record<string, string>;
let faults: string[];

test.beforeAll(async ({ browser, request }) => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  faults = watchFaults(page);
  await openAccount(page, person("Priya"));
  const workspaceId = await makeWorkspace(page, "Roundsman");
  const key = await mintKey(page, workspaceId, "Sample");
  const ids = await fillWithSample(request, key);
  const base = `/w/${workspaceId}`;
  await mintKey(page, workspaceId, "K".repeat(100));
  const long = await fillWithLongWords(request, key);
  pages = {
    home: base,
    initiatives: `${base}/initiatives`,
    "archived initiatives": `${base}/initiatives?archived=true`,
    documents: `${base}/documents`,
    initiative: `${base}/initiatives/${ids.initiative}`,
    "documents of an initiative": `${base}/initiatives/${ids.initiative}/documents`,
    "context of an initiative": `${base}/initiatives/${ids.initiative}/context`,
    "goals of an initiative": `${base}/initiatives/${ids.initiative}/goals`,
    "uploads of an initiative": `${base}/initiatives/${ids.initiative}/files`,
    "activity of an initiative": `${base}/initiatives/${ids.initiative}/activity`,
    "new document": `${base}/initiatives/${ids.initiative}/new-document`,
    "new document of any initiative": `${base}/documents/new`,
    generate: `${base}/initiatives/${ids.initiative}/generate?type=release_notes`,
    "generated document": await generateDocument(`${base}/initiatives/${ids.initiative}`),
    document: `${base}/documents/${ids.document}`,
    "document to edit": `${base}/documents/${ids.document}/edit`,
    "document version": `${base}/documents/${ids.document}/versions/1`,
    "document history": `${base}/documents/${ids.document}/history`,
    "document history side by side": `${base}/documents/${ids.document}/history?view=side`,
    "history of an initiative": `${base}/initiatives/${ids.initiative}/history`,
    "history of a context item": `${base}/context-items/${ids.contextItem}/history`,
    "history of a goal": `${base}/goals/${ids.goal}/history`,
    "history of long words": `${base}/documents/${long.document}/history?view=side`,
    "history of a goal of long words": `${base}/goals/${long.goal}/history`,
    "goals of one type": `${base}/context/goals?goal_type=constraint`,
    "context item": `${base}/context-items/${ids.contextItem}`,
    goal: `${base}/goals/${ids.goal}`,
    "initiative of long words": `${base}/initiatives/${long.initiative}`,
    "context of long words": `${base}/initiatives/${long.initiative}/context`,
    "goals of long words": `${base}/initiatives/${long.initiative}/goals`,
    "documents of long words": `${base}/initiatives/${long.initiative}/documents`,
    "document of long words to edit": `${base}/documents/${long.document}/edit`,
    "document of long words": `${base}/documents/${long.document}`,
    "context item of long words": `${base}/context-items/${long.contextItem}`,
    "goal of long words": `${base}/goals/${long.goal}`,
    "advisors of long words": `${base}/documents/${long.document}/advisors`,
    "search for long words": `${base}/search?q=${LONG}`,
    "workspace context": `${base}/context`,
    trash: `${base}/trash`,
    "workspace goals": `${base}/context/goals`,
    "API keys": `${base}/settings/api-keys`,
    connect: `${base}/settings/connect`,
    "document types": `${base}/settings/document-types`,
    "new document type": `${base}/settings/document-types/new`,
    members: `${base}/settings/members`,
    activity: `${base}/settings/activity`,
    usage: `${base}/settings/usage`,
    workspace: `${base}/settings/workspace`,
    search: `${base}/search?q=crew`,
    "new workspace": "/workspaces/new",
    account: "/account",
    "API documentation": "/docs",
    "guide to errors": "/docs/errors",
    "guide to MCP": "/docs/mcp",
    "API reference": "/docs/reference",
    "API reference of documents": "/docs/reference/documents",
    "recovery codes left": "/sign-in/recovery-code",
    "second factor demanded": `/workspaces/${workspaceId}/second-factor`,
    "not found": `${base}/documents/00000000-0000-0000-0000-000000000001`,
  };
});

/** @returns the path of a document with sources */
async function generateDocument(initiative: string): Promise<string> {
  await page.goto(`${initiative}/generate`);
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/documents\//);
  return new URL(page.url()).pathname;
}

test("pages: each is accessible, fits every screen and keeps its content security policy", async () => {
  test.setTimeout(600_000);
  for (const [name, path] of Object.entries(pages)) {
    for (const [turn, look] of LOOKS.entries()) {
      await setLook(page, look);
      if (turn === 0) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      }
      await expectGood(page, `${name}, ${look.scheme}, ${look.width} px`, look.checks);
    }
  }
  expect(faults).toEqual([]);
});

test("pages: on a tablet a row gives most of its width to its title", async () => {
  for (const width of [640, 768, 820, 1000]) {
    await setLook(page, { scheme: "light", width });
    for (const name of ["initiatives", "documents", "workspace context", "workspace goals"]) {
      await page.goto(pages[name] ?? "");
      const titles = page.locator("main li:has(a.font-medium) a.font-medium");
      await expect(titles.first()).toBeVisible();
      const shares = await titles.evaluateAll((links) =>
        links.map((link) => {
          const [place, row] = [link.parentElement, link.closest("li")];
          return (place?.clientWidth ?? 0) / (row?.clientWidth ?? 1);
        }),
      );
      expect(Math.min(...shares), `${name} at ${width} px`).toBeGreaterThan(0.5);
    }
  }
});

test("pages: only the document is printed", async () => {
  for (const name of ["document", "generated document"]) {
    await setLook(page, { scheme: "dark", width: 1280 });
    await page.goto(pages[name] ?? "");
    await page.emulateMedia({ media: "print" });
    await takePicture(page, `${name} on paper`);
    const shown = await page.evaluate(() => document.body.innerText);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    const text = await page.locator(".markdown").innerText();
    expect(shown.replace(/\s+/g, " ").trim()).toBe(`${title} ${text}`.replace(/\s+/g, " ").trim());
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    expect(ground).toBe("rgb(255, 255, 255)");
  }
  await page.emulateMedia({ media: null });
});

test("pages: those that need no account are accessible", async ({ page: visitor }) => {
  const steps = ["/sign-in", "/sign-in/second-step", "/sign-up"];
  for (const path of [...steps, "/invite/none", "/reset", "/reset/none", "/verify/none"]) {
    await visitor.goto(path);
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(visitor, path);
  }
});

test("pages: screenshots", async ({ request }) => {
  const workspaceId = await makeWorkspace(page, "Roundsman");
  const key = await mintKey(page, workspaceId, "Planning scripts");
  const ids = await fillWithSample(request, key);
  const [base, headers] = [`/w/${workspaceId}`, { authorization: `Bearer ${key}` }];
  const initiative = `${base}/initiatives/${ids.initiative}`;
  const [document, address] = [
    `${base}/documents/${ids.document}`,
    `/api/v1/documents/${ids.document}`,
  ];
  const { content_markdown } = (await (await request.get(address, { headers })).json()).data;
  const change = content_markdown.replace("three days of visits", "five days of visits");
  expect(change).not.toBe(content_markdown);
  await request.patch(address, { headers, data: { content_markdown: change } });
  const generated = await generateDocument(initiative);
  const shots = [
    { file: "home", scheme: "light", width: 1280, path: base },
    { file: "initiative", scheme: "light", width: 1280, path: initiative },
    { file: "context", scheme: "light", width: 1280, path: `${initiative}/context` },
    { file: "goals-dark", scheme: "dark", width: 1280, path: `${initiative}/goals` },
    { file: "generated", scheme: "light", width: 1280, path: generated },
    { file: "editor", scheme: "light", width: 1280, path: `${document}/edit` },
    { file: "history", scheme: "light", width: 1280, path: `${document}/history` },
    { file: "document-dark", scheme: "dark", width: 1280, path: document },
    { file: "initiative-phone", scheme: "light", width: 360, path: initiative },
    { file: "api-keys", scheme: "light", width: 1280, path: `${base}/settings/api-keys` },
  ] as const;
  for (const { file, scheme, width, path } of shots) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width === 360 ? 740 : 860 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    if (file === "editor") await expect(page.getByRole("toolbar")).toBeVisible();
    const shot = await page.screenshot({ path: `test-results/screenshots/${file}.png` });
    expect(shot.byteLength).toBeGreaterThan(20_000);
  }
});
