import { expect, test } from "vitest";
import { findDay, findLatestDate, namesTime, removeDays } from "@/lib/text/dates";

test.each([
  ["am 4. Dezember 2026", "2026-12-04"],
  ["vóór 15 maart 2027", "2027-03-15"],
  ["le 1er février 2027", "2027-02-01"],
  ["on 6 May 2026", "2026-05-06"],
  ["by March 31, 2027", "2027-03-31"],
  ["the 3rd March 2027", "2027-03-03"],
  ["Sept 3rd, 2027", "2027-09-03"],
  ["am 31.03.2027", "2027-03-31"],
  ["tegen 30/06/2027", "2027-06-30"],
  ["by 6/30/2027", "2027-06-30"],
])("dates: reads the date in %s", (text, date) => {
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
  ["March 31", "2027-03-31"],
  ["4. November", "2026-11-04"],
  ["14 januari", "2027-01-14"],
  ["le 1er décembre", "2026-12-01"],
  ["2月9日", "2027-02-09"],
])("dates: %s without a year is the nearest to a given day", (text, date) => {
  expect(findLatestDate(text)).toBeNull();
  expect(findLatestDate(text, new Date("2026-11-20"))).toBe(date);
});

test.each([
  "2027年13月5日",
  "May 3% of them",
  "In March 3,400 users came",
  "In March 12 of 20 left",
  "firmware 1.45.2027",
  "v1.3.2026",
  "05/06/2027",
  "13/13/2027",
  "a/b/13/02/2027",
  "May 45",
  "it may 3 times",
  "March 2027",
])("dates: no day is read in %s", (text) => {
  expect(findLatestDate(text, new Date("2026-11-20"))).toBeNull();
});

test("dates: a time or a count after a date is not its day", () => {
  const near = new Date("2026-11-26");
  expect(findLatestDate("Call on 3 March 14:00", near)).toBe("2027-03-03");
  expect(findLatestDate("by 5 June 30 drivers are trained", near)).toBe("2026-06-05");
});

test.each([
  ["Wir starten am 5. Okt. 2027.", "2027-10-05"],
  ["le 5 déc. 2027", "2027-12-05"],
  ["am 3. Jänner 2027", "2027-01-03"],
])("dates: an abbreviated month keeps its year: %s", (text, date) => {
  expect(findLatestDate(text, new Date("2026-11-26"))).toBe(date);
});

test.each([
  "At most 5 may be missed.",
  "Only 60 may sign up",
  "Only 60 May sign-ups",
  "31 February",
])("dates: neither a verb nor a day that does not exist is one: %s", (text) => {
  expect(findDay(text)).toBeNull();
  expect(removeDays(text)).toBe(text);
  expect(findLatestDate(text, new Date("2026-04-10"))).toBeNull();
});

test.each(["31 February 2027", "29 February 2027", "31.04.2027", "2027-02-30", "2月30日"])(
  "dates: a day that its month does not have is none: %s",
  (text) => {
    expect(findDay(text)).toBeNull();
    expect(findLatestDate(text, new Date("2026-11-26"))).toBeNull();
  },
);

test("dates: 29 February is in a leap year", () => {
  expect(findLatestDate("29 February 2028")).toBe("2028-02-29");
  expect(findLatestDate("29 February", new Date("2027-11-26"))).toBe("2028-02-29");
  expect(findLatestDate("29 February", new Date("2026-02-20"))).toBeNull();
});

test("dates: the first day of a text is the one that it names first", () => {
  expect(findDay("From July 4, 2027 until 6 may 2028")).toBe("July 4, 2027");
  expect(removeDays("From July 4, 2027 until 6 may 2028, 2028-05-31 May")).toBe(
    "From  until ,  May",
  );
});
