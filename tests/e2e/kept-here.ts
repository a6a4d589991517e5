import type { Page } from "@playwright/test";

/** Adds to what the page keeps in this browser for the signed-in person. @returns their id */
export async function keepHere(page: Page): Promise<string> {
  const session = await (await page.request.get("/api/auth/get-session")).json();
  const { id } = session.user;
  await page.evaluate((userId) => {
    sessionStorage.setItem(`kept:${userId}:note`, '"Typed"');
    localStorage.setItem(`visits:${userId}:somewhere`, "[]");
  }, id);
  return id;
}

/** Lists the places of what is kept for any person. */
export const listKeptHere = (page: Page) =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => /^(kept|visits):/.test(key)),
  );
