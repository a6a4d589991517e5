import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { joinByLink, makeWorkspace, mintKey, openAccount, person } from "./people";
import { fillWithSample } from "./sample";

test.describe.configure({ mode: "serial" });
test.afterAll(closePages);

let page: Page;
let base: string;
let workspaceId: string;
let ids: Awaited<ReturnType<typeof fillWithSample>>;
let headers: { authorization: string };

test.beforeAll(async ({ browser, request }) => {
  page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  await openAccount(page, person("Gita"));
  workspaceId = await makeWorkspace(page, "Roundsman");
  const key = await mintKey(page, workspaceId, "Sample");
  headers = { authorization: `Bearer ${key}` };
  ids = await fillWithSample(request, key);
  base = `/w/${workspaceId}`;
});

const checklist = () => page.getByRole("region", { name: /^Checklist/ });
const title = () => page.getByLabel("Title", { exact: true });
const type = () => page.getByLabel("Type", { exact: true });

test("generation: a PRD is generated from the initiative and opens with its sources", async () => {
  await page.goto(`${base}/initiatives/${ids.initiative}`);
  await page.getByRole("link", { name: "Generate document" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Generate document");
  await expect(page.getByText("Assembled without AI")).toBeVisible();
  const note = page.getByText(/^The operator of this service can set an AI key/);
  await expect(note).toContainText("ANTHROPIC_API_KEY");
  await expect(page.getByText("10,000 of 10,000 generations left this month")).toBeVisible();

  await expect(type()).toHaveValue("prd");
  await expect(title()).toHaveValue(/^PRD: /);
  await expect(checklist().getByRole("listitem")).toHaveCount(8);
  await type().selectOption("epic");
  await expect(title()).toHaveValue(/^Epic: /);
  await expect(checklist()).toHaveAccessibleName("Checklist for Epic");
  await title().fill("What we build for crews");
  await type().selectOption("prd");
  await expect(title()).toHaveValue("What we build for crews");
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/documents\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("What we build for crews");
  await expect(page.getByRole("heading", { name: "Problem" })).toBeVisible();
  await expect(page.getByText(/^Assembled without AI from \d+ sources?\./)).toHaveCount(1);
  const sources = page.getByRole("region", { name: /^Sources/ });
  await sources.getByText(/^\d+ sources of the footnotes, unchanged$/).click();
  await expect(sources.getByRole("listitem").first()).toContainText("Unchanged");
  await expect(sources).not.toContainText("changed since");
});

test("generation: a section without evidence leads to the form that gives it some", async () => {
  const document = page.url();
  const bare = await page.request.post("/api/v1/initiatives", { headers, data: { title: "Bare" } });
  const { id } = (await bare.json()).data;
  await page.goto(`${base}/initiatives/${id}/generate`);
  const notice = page.getByText(/^7 of 10 sections would be empty: Summary, /);
  await expect(notice).toBeVisible(); // The notice comes late, so it is below the button, which must not move.
  const button = await page.getByRole("button", { name: "Generate document" }).boundingBox();
  expect((await notice.boundingBox())?.y).toBeGreaterThan(button?.y ?? Number.POSITIVE_INFINITY);
  const made = await page.request.post("/api/v1/generate", {
    headers,
    data: { initiative_id: id, document_type: "prd" },
  });
  expect(made.status()).toBe(200);
  await page.goto(`${base}/documents/${(await made.json()).data.document.id}`);
  const gaps = page.getByRole("region", { name: /^Sections without evidence/ });
  await gaps.getByRole("link", { name: "Add: User feedback for Problem" }).click();
  await expect(page).toHaveURL(new RegExp(`/initiatives/${id}/context`));
  await expect(page.getByLabel("Label", { exact: true })).toHaveValue("user_feedback");
  await expect(page.getByText(/^For the section “Problem/)).toBeVisible();
  await page.goto(document);
});

test("generation: footnotes lead to their source and back", async () => {
  const first = page.getByRole("main").locator("sup a").first();
  await expect(first).toHaveText("1");
  await first.click();
  const note = page.locator(page.url().slice(page.url().indexOf("#")));
  await expect(note).toBeInViewport();
  const source = note.getByRole("link").first();
  await expect(source).toHaveAttribute("href", new RegExp(`/w/${workspaceId}/`));
  await note.getByRole("link").nth(1).click(); // the first of its references
  await expect(first).toBeInViewport();
});

test("generation: the document shows when a source changes or is deleted", async ({ request }) => {
  const address = page.url().replace(/#.*/, "");
  const sources = page.getByRole("region", { name: /^Sources/ });
  await sources.getByText(/of the footnotes, unchanged$/).click();
  const links = await sources.getByRole("listitem").getByRole("link").all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  const found = ["context-items", "goals"].map((kind) =>
    hrefs.map((href) => href?.split(`/${kind}/`)[1]).filter((id) => id !== undefined),
  );
  const [items = [], goals = []] = found;
  const scoped = { scope: "initiative", initiative_id: ids.initiative };
  const inScope = async (path: string, known: string[]) => {
    const params = { ...scoped, limit: 100 };
    const answer = await request.get(`/api/v1/${path}`, { headers, params });
    const listed: { id: string }[] = (await answer.json()).data.items;
    return listed.map(({ id }) => id).find((id) => known.includes(id));
  };
  const [item, goal] = [await inScope("context-items", items), await inScope("goals", goals)];
  const where = `scope=initiative&initiative_id=${ids.initiative}`;
  const change = await request.patch(`/api/v1/context-items/${item}?${where}`, {
    headers,
    data: { ...scoped, content: "It is otherwise now." },
  });
  expect(change.status(), await change.text()).toBe(200);
  const gone = await request.delete(`/api/v1/goals/${goal}?${where}`, { headers });
  expect(gone.status(), await gone.text()).toBe(200);
  await page.goto(address);
  await expect(page.getByText("2 sources changed since", { exact: true })).toBeVisible();
  await expect(sources.getByText("Changed", { exact: true })).toHaveCount(1);
  const deleted = sources.getByRole("listitem").filter({ hasText: "Deleted" });
  await expect(deleted).toHaveCount(1);
  await expect(deleted.getByRole("link")).toHaveCount(0);
});

test("generation: an edited document and a missing page are explained, and the form comes back as it was", async ({
  request,
}) => {
  const address = page.url();
  const data = { content_markdown: "# Ours\n\nWritten by hand." };
  const edited = await request.patch(`/api/v1/documents/${address.split("/").at(-1)}`, {
    headers,
    data,
  });
  expect(edited.status(), await edited.text()).toBe(200);
  await page.goto(address);
  await expect(page.getByText(/^Version 1 was assembled without AI\. The text/)).toBeVisible();
  await page.getByRole("link", { name: "generate it again" }).click();
  await expect(page.getByText("“What we build for crews” does not change.")).toBeVisible();
  await expect(title()).toHaveValue("What we build for crews (2)");
  await expect(type()).toHaveValue("prd");

  const gone = await page.goto(`${base}/goals/00000000-0000-0000-0000-000000000001`);
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText(
    "The address is wrong, or the page was deleted",
  );
  await page.goto(`${base}/no/such/page`);
  await page.getByRole("link", { name: "Go to the initiatives" }).click();
  await expect(page).toHaveURL(new RegExp(`${base}/initiatives$`));
});

test("generation: an owner makes a type of their own, and a document is generated from it", async () => {
  await page.goto(`${base}/initiatives/${ids.initiative}/generate`);
  await page.getByRole("link", { name: "Make a type of your own" }).click();
  await expect(page.getByText("No types of your own yet")).toBeVisible();
  await page.getByRole("link", { name: "New document type" }).click();
  const heading = (number: number) =>
    page.getByLabel(`Heading of section ${number}`, { exact: true });
  const first = await heading(1).inputValue();
  const second = await heading(2).inputValue();
  await page.getByLabel("Base type").selectOption("risk_register");
  await expect(heading(2)).not.toHaveValue(second);
  await page.getByLabel("Base type").selectOption("prd");
  await expect(heading(2)).toHaveValue(second);

  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(page.getByText("Write a name.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await page.getByLabel("Name", { exact: true }).fill("launch plan");
  page.once("dialog", (dialog) => dialog.dismiss());
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(page.getByText("A built-in type has this name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Pitch");
  const removers = page.getByRole("button", { name: /^Remove section/ });
  for (let number = await removers.count(); number > 2; number--) await removers.last().click();
  await page.getByRole("button", { name: "Add section" }).click();
  await expect(heading(3)).toBeFocused();
  await heading(3).fill(first.toUpperCase());
  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(page.getByText("Another section has this heading too.")).toBeVisible();
  await expect(heading(3)).toBeFocused();
  await heading(3).fill("What could go wrong");
  await page.getByLabel("Guidance for section 3").fill("The risks, the worst one first.");
  await page.getByRole("button", { name: "Move section 3 up" }).click();
  await expect(heading(2)).toHaveValue("What could go wrong");
  await page.getByRole("button", { name: "Create document type" }).click();
  await expect(page).toHaveURL(/\/settings\/document-types$/);

  await page.goto(`${base}/initiatives/${ids.initiative}/generate`);
  await type().selectOption({ label: "Pitch (own type)" });
  await expect(title()).toHaveValue(/^Pitch: /);
  await expect(checklist()).toContainText("based on PRD");
  await page.getByRole("button", { name: "Generate document" }).click();
  await expect(page).toHaveURL(/\/documents\//);
  await expect(page.locator(".markdown h2, .markdown h3")).toContainText([
    first,
    "What could go wrong",
    second,
  ]);
  await expect(page.getByRole("main").locator("header")).toContainText("PRD");
  await expect(page.getByRole("main").locator("header p")).toContainText("Pitch");
});

test("generation: only managers can change and delete a type", async ({ browser }) => {
  const theirs = await joinByLink(page, browser, workspaceId, person("Mia"));
  await theirs.goto(`${base}/settings/document-types`);
  await expect(theirs.getByText("Only owners and admins create and change")).toBeVisible();
  await expect(theirs.getByRole("link", { name: "New document type" })).toHaveCount(0);
  await theirs.getByRole("link", { name: "Pitch" }).click();
  await expect(theirs.getByText("The risks, the worst one first.")).toBeVisible();
  await expect(theirs.getByRole("textbox")).toHaveCount(0);

  await page.goto(`${base}/settings/document-types`);
  await page.getByRole("link", { name: "Edit Pitch" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Short pitch");
  await page.getByRole("button", { name: "Save document type" }).click();
  const row = page.getByRole("row").filter({ hasText: "Short pitch" });
  await row.getByRole("button", { name: "Delete Short pitch" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete document type" }).click();
  await expect(page.getByText("No types of your own yet")).toBeVisible();
  await page.goto(`${base}/settings/activity`);
  await expect(page.getByRole("row").filter({ hasText: "Deleted a document" })).toContainText(
    "Short pitch",
  );
  const records = page.getByRole("table");
  for (const deed of ["Created", "Changed", "Deleted"]) {
    await expect(records).toContainText(`${deed} a document type`);
  }
  await expect(records).toContainText("Generated a document");
});

test("generation: the form works without scripts, and lists the missing pieces", async ({
  browser,
  request,
}) => {
  const made = await request.post("/api/v1/initiatives", { headers, data: { title: "Bare idea" } });
  const { id } = (await made.json()).data;
  const storageState = await page.context().storageState();
  const still = await browser.newPage({ javaScriptEnabled: false, storageState });
  await still.goto(`${base}/initiatives/${id}/generate?type=release_notes`);
  await expect(still.getByText(/required pieces? (is|are) missing/)).toBeVisible();
  await expect(still.getByText("Required", { exact: true }).first()).toBeVisible();
  await still.getByLabel("Title", { exact: true }).fill("Release 1");
  await still.getByRole("button", { name: "Generate document" }).click();
  await expect(still).toHaveURL(/\/documents\//);
  await expect(still.getByRole("heading", { level: 1 })).toHaveText("Release 1");
});
