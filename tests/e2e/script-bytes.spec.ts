import { expect, test } from "@playwright/test";
import { closePages } from "./close-pages";
import { beginPlanning, makeDocument } from "./planning-place";

test.afterAll(closePages);

/** The limit of the compressed scripts of a page for reading. Most of them are the shell: React, Next and search. */
const MAX_BYTES = 180_000;

test("script size: a page for reading stays small, and loads the scripts for writing only to write", async ({
  browser,
}) => {
  const place = await beginPlanning(browser, "Bea");
  const { page, initiative } = place;
  const { address: document } = await makeDocument(place, "# Requirements\n");
  const state = await page.context().storageState();
  for (const path of [initiative, `${initiative}/context`, `${initiative}/goals`, document]) {
    const fresh = await (await browser.newContext({ storageState: state })).newPage();
    const sizes: Promise<number>[] = [];
    fresh.on("requestfinished", (request) => {
      if (request.resourceType() !== "script") return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await fresh.goto(path, { waitUntil: "networkidle" });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    console.log(
      `${path.replace(/[0-9a-f-]{36}/g, "…")}: ${bytes} bytes in ${sizes.length} scripts`,
    );
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThan(MAX_BYTES);
    await fresh.context().close();
  }
});
