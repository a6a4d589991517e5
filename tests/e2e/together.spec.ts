import { type Browser, expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { joinByLink, person } from "./people";
import { beginPlanning, makeDocument, type PlanningPlace } from "./planning-place";

let place: PlanningPlace;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  place = await beginPlanning(browser, "Toni");
});

test.afterAll(closePages);

const text = (page: Page) => page.getByRole("textbox", { name: "Document text", exact: true });

async function readStored(id: string): Promise<{ content_markdown: string; version: number }> {
  const answer = await place.page.request.get(`/api/v1/documents/${id}`, {
    headers: place.headers,
  });
  return (await answer.json()).data;
}

/** Puts the caret at the end of a paragraph and types. */
async function typeAfter(page: Page, words: string, more: string) {
  await text(page).getByText(words, { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(more);
}

test("editing together: two people and an assistant write one document, and none loses a word", async ({
  browser,
}) => {
  const { page, headers } = place;
  const { id, address } = await makeDocument(place, "From Toni.\n\nFrom Uma.\n\nFrom Claude.\n");
  const workspaceId = address.split("/")[2] ?? "";
  const uma = await joinByLink(page, browser, workspaceId, person("Uma"));
  await Promise.all([page.goto(`${address}/edit`), uma.goto(`${address}/edit`)]);
  for (const one of [page, uma]) await expect(text(one)).toContainText("From Claude.");

  await Promise.all([
    typeAfter(page, "From Toni.", " A route."),
    typeAfter(uma, "From Uma.", " A price."),
    expect
      .poll(async () => {
        const call = await page.request.post("/api/mcp?toolsets=all", {
          headers: { ...headers, "content-type": "application/json" },
          data: {
            jsonrpc: "2.0",
            id: 1,
            method: "tools/call",
            params: {
              name: "update_document",
              arguments: {
                id,
                expected_version: (await readStored(id)).version,
                mode: "patch",
                find: "From Claude.",
                content: "From Claude. A risk.",
              },
            },
          },
        });
        return (await call.json()).result.isError ?? false;
      })
      .toBe(false),
  ]);
  const all = "From Toni. A route.\n\nFrom Uma. A price.\n\nFrom Claude. A risk.\n";
  await expect.poll(async () => (await readStored(id)).content_markdown).toBe(all);
  for (const one of [page, uma]) {
    await expect(text(one)).toContainText(
      /A route\.\s*From Uma\. A price\.\s*From Claude\. A risk\./,
    );
  }
  await expect(uma.getByText(/^Toni’s change \(version \d+\) is in your text\./)).toBeVisible();
  const versions = await page.request.get(`/api/v1/documents/${id}/versions`, { headers });
  const sources = (await versions.json()).data.items.map(
    ({ source }: { source: string }) => source,
  );
  expect(new Set(sources)).toEqual(new Set(["api", "app", "mcp"]));
  await uma.close();
});

test("editing together: a choice in a conflict decides the listed lines, and whose lines are replaced is told", async ({
  browser,
}) => {
  const { page } = place;
  const { id, address } = await makeDocument(place, "Alpha\n\nBeta\n\nGamma\n");
  const uma = await joinByLink(page, browser, address.split("/")[2] ?? "", person("Uma"));
  await uma.route("**/changes", (route) => route.abort()); // Toni's changes do not arrive by themselves
  await Promise.all([page.goto(`${address}/edit`), uma.goto(`${address}/edit`)]);
  for (const one of [page, uma]) await expect(text(one)).toContainText("Gamma");
  await typeAfter(page, "Alpha", " by Toni");
  await typeAfter(page, "Gamma", " by Toni");
  await page.keyboard.press("Control+s");
  const saved = async () => (await readStored(id)).content_markdown;
  await expect.poll(saved).toBe("Alpha by Toni\n\nBeta\n\nGamma by Toni\n");

  await typeAfter(uma, "Alpha", " by Uma");
  const conflict = uma.getByRole("alert", { name: "Changed in the meantime" });
  await expect(conflict).toContainText("Toni changed this document in the meantime");
  await expect(conflict.getByRole("listitem")).toHaveCount(1);
  await conflict.getByRole("button", { name: /^Keep my lines/ }).click();
  await expect(conflict).toHaveCount(0);
  await expect.poll(saved).toBe("Alpha by Uma\n\nBeta\n\nGamma by Toni\n");
  await expect(text(uma)).toContainText("Gamma by Toni");

  await expect(text(page)).toContainText("Alpha by Uma");
  const notice = page.getByText(/^Lines that you wrote here were changed or removed/);
  await expect(notice.getByRole("link", { name: "history" })).toHaveAttribute(
    "href",
    new RegExp(`/documents/${id}/history$`),
  );
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toHaveCount(0);
  await uma.close();
});

test("editing together: what was typed on one person's page is not saved for another who has signed in since", async ({
  browser,
}) => {
  const { page } = place;
  const { id, address } = await makeDocument(place, "From Toni.\n");
  const uma = await joinByLink(page, browser, address.split("/")[2] ?? "", person("Uma"));
  await uma.goto(`${address}/edit`);
  const [ofUma, ofToni] = [await uma.context().cookies(), await page.context().cookies()];
  const become = async (cookies: typeof ofUma) => {
    await uma.context().clearCookies();
    await uma.context().addCookies(cookies);
  };
  await become(ofToni);
  await typeAfter(uma, "From Toni.", " From Uma.");
  await expect(
    uma.getByText("This page was opened as Uma, but Toni is signed in now, so nothing was saved."),
  ).toBeVisible();
  expect((await readStored(id)).content_markdown).toBe("From Toni.\n");

  await become(ofUma.filter(({ name }) => name === "workspace")); // it stays after a sign-out
  await uma.getByRole("button", { name: "Try again" }).click();
  await expect(uma.getByText(/^You are signed out\./)).toBeVisible();
  await become(ofUma);
  await uma.getByRole("button", { name: "Try again" }).click();
  await expect(uma.getByText("Saved, as version 2")).toBeVisible();
  expect((await readStored(id)).content_markdown).toBe("From Toni. From Uma.\n");
  await uma.close();
});

/** Sections in mixed styles of Markdown. */
const STYLES = [
  (nth: number) =>
    `Section ${nth}\n${"=".repeat(8)}\n\n* star\n* another\n\nParagraph ${nth} of *one* kind.\n`,
  (nth: number) =>
    `## Section ${nth}\n\n- dash\n    - deep\n\nParagraph ${nth} of _another_ kind.\n`,
  (nth: number) =>
    `## Section ${nth} ##\n\n1) first\n2) second\n\nParagraph ${nth} with \`code\`.\n`,
  (nth: number) =>
    `Section ${nth}\n---\n\n| A | B |\n|---|:-:|\n| 1 |   2 |\n\nParagraph ${nth} stays.\n`,
  (nth: number) =>
    `### Section ${nth}\n\n~~~js\nlet a;\n~~~\n\n> quoted\nlazily\n\nParagraph ${nth}\\\nin two lines.\n`,
];

test("editing together: in fifty sections of mixed styles two edits change their lines and no other byte", async () => {
  const { page, headers } = place;
  const sections = Array.from({ length: 50 }, (_, nth) => STYLES[nth % STYLES.length]?.(nth) ?? "");
  const before = sections.join("\n");
  const { id, address } = await makeDocument(place, before);
  await page.goto(`${address}/edit`);
  await typeAfter(page, "Paragraph 23 stays.", " It grows.");
  const other = before.replace("Paragraph 42 with `code`.", "Paragraph 42, by a script.");
  expect(other).not.toBe(before);
  await page.request.patch(`/api/v1/documents/${id}`, {
    headers,
    data: { content_markdown: other },
  });
  await page.keyboard.press("Control+s");
  const expected = other.replace("Paragraph 23 stays.", "Paragraph 23 stays. It grows.");
  await expect.poll(async () => (await readStored(id)).content_markdown).toBe(expected);
  await expect(text(page)).toContainText("Paragraph 42, by a script.");
});

test("editing together: of two people who describe an initiative, the second sees the first one's text", async () => {
  const { page, headers, initiative } = place;
  await page.goto(initiative);
  await page.getByRole("button", { name: "Add description" }).click();
  await page.request.patch(`/api/v1/initiatives/${initiative.split("/").pop()}`, {
    headers,
    data: { description: "Fewer kilometres." },
  });
  await page.getByLabel("Description").fill("More visits.");
  await page.keyboard.press("Control+Enter");
  const conflict = page.getByRole("alert", { name: "Changed in the meantime" });
  await expect(conflict).toContainText("Fewer kilometres.");
  await conflict.getByRole("button", { name: /^Save mine/ }).click();
  await expect(page.getByRole("button", { name: "Edit description" })).toBeVisible();
  await expect(page.getByText("More visits.")).toBeVisible();
});
