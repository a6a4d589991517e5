import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const read = (text: string) =>
  byRules(text).proposals.map(({ label, title, keep }) => [keep ? label : "-", title]);

test("classifier sheets: a column of sentences counts, and a feature's name next to it does not", () => {
  const sheet = [
    "Feature,Feedback,Customer",
    "Login,The session ends after five minutes and the form is lost.,Hotel Linde",
    "Export,The file has no header row so we type it again.,Hotel Eiche",
  ];
  expect(read(sheet.join("\n"))).toEqual([
    ["user_feedback", "Hotel Linde: The session ends after five minutes and the form is lost"],
    ["user_feedback", "Hotel Eiche: The file has no header row so we type it again"],
  ]);
});

test("classifier sheets: features that nothing rates stay one table of figures", () => {
  expect(read("Feature,Users,Share\nExport,312,4%\nSearch,900,12%")).toEqual([
    ["market_research", "Feature: Export, Search"],
  ]);
});

test("classifier sheets: short wishes of customers are ideas of their own", () => {
  expect(read("Customer | Wish\nBakkerij Jansen | Offline mode\nHotel Linde | SSO")).toEqual([
    ["feature_idea", "Bakkerij Jansen: Offline mode"],
    ["feature_idea", "Hotel Linde: SSO"],
  ]);
});

test.each([
  'Id,Comment,Company\n1,"Calendar is simple.\nNew clerks learn it in an hour.",Kestrel Retail\n2,The kiosk hangs all the time,Harlow Foods',
  'Id,"How likely are you to recommend our app to a colleague?","What, if anything, should we fix in the next version of our app?",Company\n1,9,"Calendar is simple. New clerks learn it in an hour.",Kestrel Retail\n2,4,The kiosk hangs all the time,Harlow Foods',
  'Company,Comment\nKestrel Retail,"Calendar is simple. New clerks learn it in an hour."\nHarlow Foods,The kiosk hangs all the time',
])(
  "classifier sheets: line breaks in cells, long names and two columns make no other sheet: %j",
  (sheet) => {
    const { proposals } = byRules(sheet);
    expect(proposals.map(({ label }) => label)).toEqual(["user_feedback", "user_feedback"]);
    expect(proposals[0]?.content).toMatch(
      /^Calendar is simple\. New clerks learn it in an hour\.\n/,
    );
    expect(proposals[1]?.content).toMatch(/^The kiosk hangs all the time\n/);
  },
);

test("classifier sheets: bars of a signature and of a list of facts make no sheet", () => {
  const signature = "Ann Lee | Verkoop\nAcker BV | Utrecht\nwww.acker.example | 030 1234567";
  expect(read(`The map is slow.\n\nMet vriendelijke groet,\n${signature}`)).toHaveLength(2);
  const facts = "Status | on track\nBudget | EUR 180k\nDecision | we start with Austria";
  expect(read(facts)).toHaveLength(3);
});

test("classifier: the trend of a finding is not its target", () => {
  const text = [
    "Finding\tTrend\tNote",
    "Customers wait for an hour at the desk each day\tfrom 12% to 9% by June\tx",
    "Drivers lose the signal in the cellar each day\tfrom 5 to 2 by May\ty",
  ].join("\n");
  expect(byRules(text).goals).toEqual([]);
});
