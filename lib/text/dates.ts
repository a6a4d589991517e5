const MONTHS =
  "january february march april may june july august september october november december".split(
    " ",
  );
const MONTH = `(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join("|")})`;
const POINT_IN_TIME = new RegExp(
  [
    `\\b\\d{1,2}(?:st|nd|rd|th)? ${MONTH}\\b`,
    `\\b${MONTH} (?:\\d{1,2}|20\\d\\d)\\b`,
    `\\b(?:by|until|in|end of|mid|early|late|from|since) ${MONTH}\\b`,
    "\\b20\\d\\d\\b",
    "\\bQ[1-4]\\b",
    "\\b(?:by|until|on) (?:mon|tues|wednes|thurs|fri)day\\b",
    "\\b(?:first|second|third|fourth) (?:quarter|half)\\b",
  ].join("|"),
  "i",
);
const FULL_DATE = new RegExp(`\\b(\\d{1,2}) (${MONTH}) (20\\d\\d)\\b`, "gi");
const ISO_DATE = /\b20\d\d-\d\d-\d\d\b/g;

export const namesTime = (text: string): boolean => POINT_IN_TIME.test(text);

/** As `2027-03-31`. */
export function findLatestDate(text: string): string | null {
  const written = [...text.matchAll(FULL_DATE)].map(([, day = "", month = "", year = ""]) => {
    const number = MONTHS.findIndex((name) => name.startsWith(month.slice(0, 3).toLowerCase())) + 1;
    return `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`;
  });
  const dates = [...written, ...(text.match(ISO_DATE) ?? [])].sort();
  return dates.at(-1) ?? null;
}
