import type { Page } from "@playwright/test";

/** Holds back the requests whose address matches. @returns a function that lets them and later ones go on */
export async function holdRequests(page: Page, pattern: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue().catch(() => {}); // The page may have given it up.
  });
  return release;
}
