import type { Browser } from "@playwright/test";

/** For `test.afterAll`: pages that stay open go on painting, polling and streaming next to the tests of later files. */
export const closePages = async ({ browser }: { browser: Browser }) => {
  await Promise.all(browser.contexts().map((context) => context.close()));
};
