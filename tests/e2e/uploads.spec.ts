import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { paragraph, styled, wordFile } from "../unit/extract/word-file";
import { closePages } from "./close-pages";
import { expectGoodEverywhere } from "./looks";
import { makeWorkspace, mintKey, openAccount, person } from "./people";

test.describe.configure({ mode: "serial" });

const NOTES = "# Ride-alongs\n\nSeven of **twelve** crews lost the signal in basements.\n";
const PLAN = wordFile(styled("Heading1", "Route plan") + paragraph("Start in Utrecht."));
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** Each file has its own bytes, since equal files are stored once. */
const notes = (name: string) => `${NOTES}\nFrom ${name}.\n`;
const markdown = (name: string) => ({
  name,
  mimeType: "text/markdown",
  buffer: Buffer.from(notes(name)),
});

let page: Page;
let path: string;

const section = () => page.getByRole("region", { name: /^Uploads/ });
const row = (name: string) => section().getByRole("listitem").filter({ hasText: name });
const link = (name: string) => section().getByRole("link", { name, exact: true });

/** Opens the dialog for files with the keyboard, and chooses these. */
async function choose(...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent("filechooser");
  await section().getByRole("button", { name: "Choose files" }).focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles(files);
}

async function dropFile(name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([name = "", text = ""]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name));
      return transfer;
    },
    [name, text],
  );
  await page.getByTestId("drop-zone").dispatchEvent("dragover", { dataTransfer });
  await page.getByTestId("drop-zone").dispatchEvent("drop", { dataTransfer });
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } });
  page = await context.newPage();
  await openAccount(page, person("Ursula"));
  const workspaceId = await makeWorkspace(page, "Field planning");
  const key = await mintKey(page, workspaceId, "Uploads");
  const response = await page.request.post("/api/v1/initiatives", {
    headers: { authorization: `Bearer ${key}` },
    data: { title: "Offline visits" },
  });
  path = `/w/${workspaceId}/initiatives/${(await response.json()).data.id}/files`;
});

test.afterAll(closePages);

test("uploads: chosen files show their progress, and are listed afterwards", async () => {
  await page.goto(path);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/uploads?filename=notes.md", async (route) => {
    await held;
    await route.continue();
  });
  await choose(markdown("notes.md"), {
    name: "plan.docx",
    mimeType: WORD,
    buffer: Buffer.from(PLAN),
  });
  await expect(section().getByRole("progressbar", { name: "Sending notes.md" })).toBeVisible();
  await expect(row("plan.docx").getByText("Waiting")).toBeVisible();
  await expectGoodEverywhere(page, "uploads-sending");
  release();
  await expect(page.getByText("2 files uploaded")).toBeVisible();
  await expect(section().getByRole("progressbar")).toHaveCount(0);
  await expect(
    row("notes.md").getByText(`Markdown · ${notes("notes.md").length} bytes`),
  ).toBeVisible();
  await expect(row("plan.docx").getByText("Word document")).toBeVisible();
  await expect(section().getByRole("heading", { name: /^Uploads ?2$/ })).toBeVisible();
});

test("uploads: a file that is dropped is uploaded too", async () => {
  await dropFile("budget.csv", "Item,Euro\nVan,31000\n");
  await expect(page.getByText("1 file uploaded")).toBeVisible();
  await expect(link("budget.csv")).toBeVisible();
});

test("uploads: a refused file has a reason and a next step, and the others go on", async () => {
  await choose(
    {
      name: "photo.png",
      mimeType: "image/png",
      buffer: Buffer.from("\x89PNG\r\n\x1a\n\0", "latin1"),
    },
    { name: "huge.txt", mimeType: "text/plain", buffer: Buffer.alloc(10 * 1024 ** 2 + 1, "a") },
    markdown("more.md"),
  );
  await expect(link("more.md")).toBeVisible();
  await expect(row("photo.png").getByRole("alert")).toContainText("This file is a PNG image.");
  await expect(row("huge.txt").getByRole("alert")).toContainText("larger than 10 MiB");
  await expectGoodEverywhere(page, "uploads-refused");
  await choose(markdown("more.md"));
  await expect(row("more.md").getByRole("alert")).toContainText("already uploaded");
  await expect(section().getByText("3 files not uploaded")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss photo.png" }).click();
  await expect(row("photo.png")).toHaveCount(0);
  await page.getByRole("button", { name: "Dismiss all" }).click();
  await expect(section().getByRole("alert")).toHaveCount(0);
  await expect(link("more.md")).toBeVisible();
});

test("uploads: a file that is dropped anywhere on the page is uploaded, not opened by the browser", async () => {
  const isOpened = (type: string, kind: "file" | "text") =>
    page.evaluate(
      ([type = "", kind]) => {
        const dataTransfer = new DataTransfer();
        if (kind === "file") dataTransfer.items.add(new File(["Notes"], "beside.md"));
        else dataTransfer.items.add("Notes", "text/plain");
        const init = { dataTransfer, bubbles: true, cancelable: true };
        return document.body.dispatchEvent(new DragEvent(type, init));
      },
      [type, kind],
    );
  expect([await isOpened("dragover", "file"), await isOpened("drop", "file")]).toEqual([
    false,
    false,
  ]);
  await expect(link("beside.md")).toBeVisible();
  expect(await isOpened("dragover", "text")).toBe(true);
});

test("uploads: a completely sent file can no longer be canceled", async () => {
  await page.evaluate(() => {
    XMLHttpRequest.prototype.send = function () {
      this.upload.dispatchEvent(new ProgressEvent("load"));
    };
  });
  await choose(markdown("sent.md"), markdown("next.md"));
  await expect(row("sent.md").getByText("Reading the text…")).toBeVisible();
  await expect(row("next.md").getByRole("button", { name: "Cancel next.md" })).toBeVisible();
  await expect(row("sent.md").getByRole("button")).toHaveCount(0);
  page.once("dialog", (dialog) => dialog.accept());
  await page.goto(path);
});

test("uploads: without scripts the page says that uploads need them", async ({
  browser,
  baseURL,
}) => {
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState, baseURL });
  const plain = await context.newPage();
  await plain.goto(path);
  const note = plain.getByTestId("drop-zone").locator("noscript p"); // `getByText` skips it
  await expect(note).toBeVisible();
  await expect(note).toContainText("Uploads need JavaScript.");
  await expect(plain.getByText("Choose files")).toBeHidden();
  await expect(plain.getByRole("link", { name: "more.md", exact: true })).toBeVisible();
  await context.close();
});

test("uploads: after a broken connection the file can be sent again", async () => {
  await page.context().setOffline(true);
  await choose(markdown("again.md"));
  await expect(row("again.md").getByRole("alert")).toContainText("You are offline.");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Try again again.md" }).click();
  await expect(link("again.md")).toBeVisible();
});

test("uploads: the page of an upload shows its text, and gives the file as it was sent", async () => {
  await link("plan.docx").click();
  await expect(page.getByRole("heading", { level: 1, name: "plan.docx" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Route plan" })).toBeVisible();
  await expect(page.getByText("Start in Utrecht.")).toBeVisible();
  await page.goto(path);
  await link("notes.md").click();
  await expect(page.getByRole("heading", { name: "Ride-alongs" })).toBeVisible();
  await expect(page.locator("strong", { hasText: "twelve" })).toBeVisible();
  await expectGoodEverywhere(page, "upload");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("notes.md");
  expect(readFileSync(await file.path(), "utf8")).toBe(notes("notes.md"));
});

test("uploads: a CSV is a table, and a text of more than is read says so", async () => {
  await page.goto(path);
  await link("budget.csv").click();
  await expect(page.getByRole("columnheader", { name: "Euro" })).toBeVisible();
  await expect(page.getByRole("cell", { name: "31000" })).toBeVisible();
  await expectGoodEverywhere(page, "upload-csv");
  await page.goto(path);
  const line = "The van of crew twelve waits in Utrecht.\n";
  await choose({
    name: "long.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(line.repeat(25_000)),
  });
  await expect(link("long.txt")).toBeVisible({ timeout: 30_000 });
  await link("long.txt").click();
  await expect(page.getByText("longer than 1,000,000 characters")).toBeVisible();
  await expect(page.getByText("The first 200,000 characters are shown here.")).toBeVisible();
  await page.goto(path);
});

test("uploads: deleting can be undone, in the list and on the page of the upload", async () => {
  const undo = () => page.getByRole("button", { name: "Undo" }).first();
  await link("notes.md").click();
  await expect(page).toHaveURL(/\/uploads\//);
  await page.getByRole("button", { name: "Delete notes.md" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(link("notes.md")).toHaveCount(0);
  await undo().click();
  await expect(link("notes.md")).toBeVisible();
  await expect(page.getByText("Upload deleted")).toHaveCount(0);

  await page.getByRole("button", { name: "Delete plan.docx" }).click();
  await expect(page.getByText("Upload deleted")).toBeVisible();
  await expect(link("plan.docx")).toHaveCount(0);
});
