import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type Server, startServer } from "@/tests/support/server";
import { joinByLink, makeWorkspace, person, signUp } from "./people";

// A server of its own, where only invited people sign up.
let server: Server;
test.beforeAll(async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), "groundwork-e2e-invited-"));
  server = await startServer({ DATA_DIR, SIGN_UP: "invited", EMBEDDINGS: "off" });
});
test.afterAll(async () => {
  await server.stop("SIGTERM");
});

test("the first person signs up, others come by invitation", async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto("/sign-up");
  await expect(page.getByText("yours is the first")).toBeVisible();
  await signUp(page, person("Ada"));
  await expect(page).toHaveURL(/\/w\//);
  const workspaceId = await makeWorkspace(page, "Roundsman");

  const stranger = await (await browser.newContext({ baseURL: server.url })).newPage();
  await stranger.goto("/sign-up");
  await expect(stranger.getByText("You need an invitation")).toBeVisible();
  await expect(stranger.getByRole("button")).toHaveCount(0);
  await stranger.goto("/sign-in");
  await expect(stranger.getByText("You need an invitation")).toBeVisible();

  const theirs = await joinByLink(page, browser, workspaceId, person("Grace"));
  await expect(theirs.getByText("Roundsman").first()).toBeVisible();
});
