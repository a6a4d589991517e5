import { expect, test } from "vitest";
import { briefFor, readSection, upload } from "./pieces";

const findHome = async (name: string, text: string) => {
  const brief = briefFor("business_case", [upload(name, text)]);
  const [costs, problem] = [
    await readSection(brief, "Costs and returns"),
    await readSection(brief, "Problem or opportunity"),
  ];
  return { costs: /\[\^E/.test(costs), problem: /\[\^E/.test(problem) };
};

test.each([
  ["figures.csv", "Month,Revenue\nMay,400\nJune,420\n"],
  ["zahlen.csv", "Monat,Kosten\nMai,400\nJuni,420\n"],
  ["cijfers.csv", "Maand,Omzet\nmei,400\njuni,420\n"],
  ["chiffres.csv", "Mois,Coût\nmai,400\njuin,420\n"],
  ["project_budget.md", "Two people for six weeks."],
  ["offer.md", "The mill asks €4,800 for a loom."],
])("files: one about sums is among the costs of a business case: %s", async (name, text) => {
  expect(await findHome(name, text)).toEqual({ costs: true, problem: false });
});

test.each([
  ["interview.md", "The gate was locked again. That costs us an hour each time."],
  ["gespräch.md", "Das Tor war zu. Das kostet uns jedes Mal eine Stunde."],
  ["gesprek.md", "De poort was dicht. Dat kost ons elke keer een uur."],
  ["entretien.md", "La porte était fermée. Cela nous coûte une heure."],
  ["tickets.csv", "Day,Subject\nMonday,Gate locked\nTuesday,Gate locked\n"],
])("files: one without sums shows the problem: %s", async (name, text) => {
  expect(await findHome(name, text)).toEqual({ costs: false, problem: true });
});

const HOURS = "Branch,Mon-Fri,Sat\nLeeds,09:00-18:00,10:00-14:00\nYork,9:30-17:30,closed\n";
const findProblem = (name: string, text: string) =>
  readSection(briefFor("prd", [upload(name, text)]), "Problem");

test.each([
  ["hours.csv", HOURS],
  ["hours.csv", "Branch,Hours\nLeeds,9am-5pm\nYork,9 am to 5 pm\nHull,on request\n"],
  ["zeiten.csv", "Filiale;Mo-Fr;Sa\nKiel;9–12, 14–18 Uhr;geschlossen\nBonn;9-18 Uhr;10-13 Uhr\n"],
  ["tijden.csv", "Filiaal;Openingstijden\nUtrecht;9.00-17.30 uur\nDelft;10 tot 16 uur\n"],
  ["horaires.csv", "Agence;Semaine\nLyon;9h30 à 18h\nNice;9h-12h et 14h-18h\n"],
  ["時間.csv", "店舗,平日\n渋谷店,9時〜18時\n京都店,10時から17時半\n"],
  [
    "contacts.csv",
    "Name,Phone,Mail\nAnn Lee,+44 113 496 0000,ann@x.example\nBo Hart,0113 4960001,\n",
  ],
  [
    "kontakte.csv",
    "Filiale;Zeiten;Telefon\nKiel;9:00-18:00;0431/123 456\nBonn;9:00-17:00;0228-123456\n",
  ],
  [
    "hours.md",
    "# Hours\n\n| Branch | Mon |\n|---|---|\n| Leeds | 9:00-18:00 |\n| York | 9:00-17:00 |\n",
  ],
])(
  "files: a table of opening hours or contacts is only to check below a problem: %s, %s",
  async (name, text) => {
    expect(await findProblem(name, text)).toMatch(
      /^> Check before you send: \*[^*]+\* \[\^E\d+\]\.$/,
    );
  },
);

test.each([
  ["outages.csv", "Day,From,To\nMonday,09:10,11:25\nTuesday,12:00,13:00\n"],
  ["outages.csv", "Day,Outage\nMonday,09:12-11:27\nTuesday,12:01-13:14\n"],
  ["calls.csv", "Hour,Calls\n08:00-09:00,45\n09:00-10:00,61\n"],
  ["visits.csv", "Branch,Hours,Visitors\nLeeds,09:00-18:00,61\nYork,09:00-18:00,45\n"],
  ["ages.csv", "Group,Age\nCubs,10-15\nScouts,16-20\n"],
  ["waits.csv", "Ward,Wait\nNorth,1:30\nSouth,2:00\n"],
  ["zeiten.csv", "Filiale;Zeiten;Klage\nKiel;9-18 Uhr;zu kurz\nBonn;9-18 Uhr;zu spät\n"],
  [
    "complaints.csv",
    "Customer,Phone,Reason\nAnn Lee,+44 113 496 0000,Too late\nBo Hart,0113 4960001,Broken\n",
  ],
  ["survey.csv", "Name,Mail,Score\nAnn,ann@x.example,2\nBo,bo@x.example,3\n"],
  ["tickets.csv", "Subject,Ticket\nGate locked,20456123\nGate open,20456124\n"],
  ["orders.csv", "Lost order,Number\nDesk,2026-0012-44\nChair,2026-0013-61\n"],
  ["prices.csv", "Plan,Price\nBasic,29\nPro,59\n"],
  [
    "hours.md",
    "We open late.\n\n| Branch | Mon |\n|---|---|\n| Leeds | 9:00-18:00 |\n| York | 9:00-17:00 |\n",
  ],
])("files: another table shows the problem: %s, %s", async (name, text) => {
  expect(await findProblem(name, text)).not.toContain("Check before you send");
});

test("files: opening hours are test data", async () => {
  const brief = briefFor("ai_test_plan", [upload("hours.csv", HOURS)]);
  expect(await readSection(brief, "Test data")).toContain("| Leeds | 09:00-18:00 |");
});
