import { expect, test } from "vitest";
import { findLatestDate, namesTime } from "@/lib/text/dates";

test.each([
  ["am 4. Dezember 2026", "2026-12-04"],
  ["vóór 15 maart 2027", "2027-03-15"],
  ["le 1er février 2027", "2027-02-01"],
  ["on 6 May 2026", "2026-05-06"],
])("dates: reads the one in %s", (text, date) => {
  expect(namesTime(text)).toBe(true);
  expect(findLatestDate(text)).toBe(date);
});

test.each(["3 markets", "2 mayors", "10 decisions", "4 separate plans"])(
  "dates: %s has none",
  (text) => {
    expect(namesTime(text)).toBe(false);
  },
);

test.each([
  ["9 February", "2027-02-09"],
  ["4. November", "2026-11-04"],
  ["14 januari", "2027-01-14"],
  ["le 1er décembre", "2026-12-01"],
  ["2月9日", "2027-02-09"],
])("dates: %s without a year is the one that is nearest to a day", (text, date) => {
  expect(findLatestDate(text)).toBeNull();
  expect(findLatestDate(text, new Date("2026-11-20"))).toBe(date);
});
