import { expect, test } from "vitest";
import { quoteComparedRows } from "@/lib/ai/advisors/stakeholder-update/compared-rows";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { goal, initiative, item } from "../builtin/pieces";

const SHARED = { scope: "workspace" as const };

function tell(...evidence: Evidence[]) {
  const answer = applyRules({
    subject: { type: "initiative", id: "1", title: "Route planner" },
    text: "",
    evidence,
    options: { audience: "executive", today: "2026-11-21", language: "en" },
  });
  return answer.body_markdown + answer.highlights.map(({ text }) => `\n+ ${text}`).join("");
}

test.each([
  ["Couriers see the order of their stops.", "Of those over 65, 38% would rent a bike."],
  ["Kuriere sehen die Folge ihrer Stopps.", "38 % der Älteren würden ein Fahrrad mieten."],
  ["Koeriers zien de volgorde van hun stops.", "38 % van de ouderen zou een fiets huren."],
  ["Les coursiers voient l’ordre des arrêts.", "38 % des aînés loueraient un vélo."],
  ["配達員は訪問順を見る。", "高齢者の38%は自転車を借りる。"],
])(
  "stakeholder update: research of the workspace on another subject is no figure: %s %s",
  (plan, said) => {
    const other = item("market_research", "2026", said, SHARED);
    expect(tell(initiative(plan), other)).not.toContain("38");
    expect(tell(initiative(plan), item("market_research", "2026", said))).toContain("38");
    expect(tell(initiative(`${plan} ${said}`), other)).toContain("38");
    expect(tell(other)).toContain("38");
  },
);

test.each([
  ["Guests get the key by phone at night.", "62 von 100 Gästen reisen nach 18 Uhr an."],
  [
    "Gäste bekommen die Schlüssel von uns und nicht per Post.",
    "62 of the 100 arrivals are after 18:00.",
  ],
])("stakeholder update: research in another language may be on the plan: %s %s", (plan, said) => {
  expect(tell(initiative(plan), item("market_research", "2026", said, SHARED))).toContain("62");
});

test("stakeholder update: a note of the workspace on another subject is no money", () => {
  const plan = initiative("Couriers see the order of their stops.");
  const revenue = "Revenue of the third quarter: £2.6 million.";
  expect(tell(plan, item("general_note", "Directors", revenue, SHARED))).not.toContain("2.6");
  const couriers = "Couriers cost £2.6 million a year.";
  expect(tell(plan, item("general_note", "Directors", couriers, SHARED))).toContain("2.6");
});

test.each([
  [
    "Budget: £86,000 approved, of which £38,000 for phones.",
    "7 minutes at £19.40 an hour = £2.26.",
  ],
  ["Budget: 86.000 € genehmigt.", "7 Minuten zu 19,40 € die Stunde = 2,26 €."],
  ["Budget: € 86.000 goedgekeurd.", "7 minuten van € 19,40 per uur = € 2,26."],
  ["Budget : 86 000 € approuvés.", "7 minutes à 19,40 € l’heure = 2,26 €."],
  ["予算：860万円。", "1件7分、時給2,000円で233円。"],
])("stakeholder update: the budget is the first money: %s %s", (budget, other) => {
  const said = tell(
    item("general_note", "Minutes", `Here: Ann.\n${budget}`),
    item("general_note", "Set", other),
  );
  expect(said.indexOf(budget.slice(0, 8))).toBeGreaterThan(0);
  expect(said.indexOf(budget.slice(0, 8))).toBeLessThan(said.indexOf(other.slice(0, 5)));
});

const table = (head: string, ...rows: string[]) => [head, "|---|---|---|", ...rows].join("\n");

test.each([
  [
    table("| | Before | Pilot |", "| No-shows | 22% | 13% |", "| Hours | 31 | 2 |"),
    "No-shows: Before 22%, Pilot 13%; Hours: Before 31, Pilot 2",
  ],
  [
    table("| | Vorher | Nachher |", "| Fehler | 22 | 13 |", "| Anrufe | 31 | 2 |"),
    "Fehler: Vorher 22, Nachher 13; Anrufe: Vorher 31, Nachher 2",
  ],
  [
    table("| | Voor | Na |", "| Fouten | 22 | 13 |", "| Bellers | 31 | 2 |"),
    "Fouten: Voor 22, Na 13; Bellers: Voor 31, Na 2",
  ],
  [
    table("| | 2025 | 2026 |", "| Pannes | 22 | 13 |", "| Appels | 31 | 2 |"),
    "Pannes: 2025 22, 2026 13; Appels: 2025 31, 2026 2",
  ],
  [
    table("| 項目 | 前 | 後 |", "| 欠席 | 22% | 13% |", "| 電話 | 31件 | 2件 |"),
    "欠席: 前 22%, 後 13%; 電話: 前 31件, 後 2件",
  ],
])("stakeholder update: a table that compares two states is quoted: %j", (text, rows) => {
  expect(quoteComparedRows(text, "en")).toBe(rows);
});

test.each([
  table("| Plan | Monthly | Yearly |", "| Basic | £5 | £50 |", "| Plus | £9 | £90 |"),
  table("| Month | Orders | Returns |", "| May | 22 | 13 |", "| June | 31 | 2 |"),
  table("| Depot | Places | Full |", "| Leeds | 22 | 13% |", "| York | 31 | 20% |"),
  table("| Step | Owner | Day |", "| Text | Ann | 3 May |", "| Test | Ben | 9 May |"),
  table("| Vendor | Price | Weeks |", "| Koad | £500 | 5 |", "| Lumi | £900 | 9 |"),
  table("| Ort | Räder | Helme |", "| Köln | 22 | 13 |", "| Bonn | 31 | 2 |"),
  table("| Stad | Fietsen | Helmen |", "| Zwolle | 22 | 13 |", "| Assen | 31 | 2 |"),
  table("| Ville | Vélos | Casques |", "| Lyon | 22 | 13 |", "| Lille | 31 | 2 |"),
  table("| 店 | 自転車 | 傘 |", "| 東京 | 22 | 13 |", "| 大阪 | 31 | 2 |"),
  table("| | Before | App |", "| No-shows | 22% | 13% |"),
  table("| | Leeds | York |", "| Vans | 4 | 5 |", "| Rent | £400 | £500 |"),
  table("| | Us | Boxco today |", "| Vans | 4 | 5 |", "| Rent | £400 | £500 |"),
  table("| | Leeds 2026 | York 2026 |", "| Vans | 4 | 5 |", "| Rent | £400 | £500 |"),
  table("| Who | | |", "| Ann | 3 | 4 |", "| Ben | 5% | 6% |"),
  "No-shows: 22% | 13% | 5%",
])("stakeholder update: a table of other things is not quoted: %j", (text) => {
  expect(quoteComparedRows(text, "en")).toBeUndefined();
});

test("stakeholder update: a key result that holds its baseline is not put after it", () => {
  const said = tell(
    goal("success_metric", "Fewer credits", {
      baseline: "£96,000",
      keyResult: "From £96,000 to £32,000 a year",
      timeframe: "2027",
    }),
    goal("success_metric", "Fewer calls", { baseline: "96", keyResult: "32 a year" }),
    goal("success_metric", "Sales", { baseline: "CHF 20,000", keyResult: "CHF 40,000" }),
    goal("success_metric", "Deals", { baseline: "0 of 20", keyResult: "Close 8 of 20 deals" }),
  );
  expect(said).not.toContain("→ Close");
  expect(said).toContain("Fewer credits: From £96,000 to £32,000 a year (2027)");
  expect(said).toContain("Fewer calls: 96 → 32 a year");
  expect(said).toContain("Sales: CHF 20,000 → CHF 40,000");
});
