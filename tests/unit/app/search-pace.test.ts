import { expect, test } from "vitest";
import { createSearchPace } from "@/app/components/search/search-pace";

/** Types a query letter by letter. @returns how many searches it costs */
function countSearches(letters: number, everyMs: number): number {
  let time = 0;
  let searches = 0;
  const pace = createSearchPace(() => time);
  for (let letter = 1; letter <= letters; letter += 1) {
    const isLast = letter === letters;
    if (pace.noteChange() <= everyMs || isLast) {
      searches += 1;
      pace.noteSearch();
    }
    time += everyMs;
  }
  return searches;
}

test.each([50, 100, 200, 300, 400, 450])(
  "search pace: a query of ten letters, one every %i ms, costs at most three searches",
  (everyMs) => {
    expect(countSearches(10, everyMs)).toBeLessThanOrEqual(3);
  },
);

test("search pace: the first search of a query waits least, and none longer than 0.5 s", () => {
  let time = 0;
  const pace = createSearchPace(() => time);
  expect(pace.noteChange()).toBe(150);
  for (let nth = 0; nth < 3; nth += 1) pace.noteSearch();
  expect(pace.noteChange()).toBe(500);
  time += 3000;
  expect(pace.noteChange()).toBe(150);
});

test("search pace: over the rate limit, no search begins before the time that the server names", () => {
  let time = 0;
  const pace = createSearchPace(() => time);
  pace.noteRefusal(13);
  expect(pace.noteChange()).toBe(13_000);
  time += 12_900;
  expect(pace.waitUntilFree()).toBe(100);
  time += 200;
  expect(pace.waitUntilFree()).toBe(0);
});
