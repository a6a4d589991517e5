import { expect, type Page, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { makeWorkspace, openAccount, person } from "./people";
import { prove, saveCodes, withAuthenticator } from "./second-factors";

test.afterAll(closePages);

/** Runs `begin`, and closes the dialog while the request that `isHeld` chooses waits for its answer. */
async function closeBeforeAnswer(
  page: Page,
  begin: () => Promise<void>,
  isHeld: (body: string) => boolean,
) {
  const path = new URL(page.url()).pathname;
  const isOfPage = (url: URL) => url.pathname === path;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isSent = new Promise<void>((resolve) => {
    void page.route(isOfPage, async (route) => {
      if (isHeld(route.request().postData() ?? "")) {
        resolve();
        await released;
      }
      await route.continue();
    });
  });
  await begin();
  await isSent;
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
}

test("shown once: an API key appears even if its dialog was closed meanwhile", async ({ page }) => {
  await openAccount(page, person("Kaya"));
  const workspaceId = await makeWorkspace(page, "Late answers");
  await page.goto(`/w/${workspaceId}/settings/api-keys`);
  await page.getByRole("button", { name: "Create API key" }).click();
  await page.getByLabel("Name", { exact: true }).fill("CI pipeline");
  const create = () => page.getByRole("button", { name: "Create key" }).click();
  await closeBeforeAnswer(page, create, () => true);
  await expect(page.getByRole("dialog", { name: "Save “CI pipeline” now" })).toBeVisible();
  await expect(page.getByLabel("API key", { exact: true })).toHaveValue(/^gwk_live_/);
});

test("shown once: recovery codes appear even if their dialog was closed meanwhile", async ({
  page,
}) => {
  await withAuthenticator(page);
  const who = person("Rosa");
  await openAccount(page, who);
  await page.goto("/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const isPasskey = (body: string) => body.includes("attestationObject");
  await closeBeforeAnswer(page, () => prove(page, who, "Continue"), isPasskey);
  const codes = await saveCodes(page);
  await expect(page.getByText("never used")).toBeVisible();

  await page.getByRole("button", { name: "New recovery codes" }).click();
  const remake = () => prove(page, who, "Make new codes");
  await closeBeforeAnswer(page, remake, () => true);
  expect(await saveCodes(page)).not.toContain(codes[0]);
});
