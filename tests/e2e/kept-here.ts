import type { Page } from "@playwright/test";

/** Adds to what the page keeps in this browser for the person. */
export const keepHere = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem("kept:someone:note", '"Typed"');
    localStorage.setItem("visits:someone:somewhere", "[]");
  });

/** Lists the places of what is kept for any person. */
export const listKeptHere = (page: Page) =>
  page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => /^(kept|visits):/.test(key)),
  );
