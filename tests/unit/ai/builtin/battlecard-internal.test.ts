import { describe, expect, test } from "vitest";
import { isAlternative } from "@/lib/ai/reading/sentences/turned-down";
import { briefFor, initiative, item, readSection, related } from "./pieces";

const read = (evidence: Parameters<typeof briefFor>[1], heading: string) =>
  readSection(briefFor("competitive_battlecard", evidence), heading);

describe("battlecard: what is ours stays out", () => {
  test("a risk register has no objections of buyers", async () => {
    const register = related(
      "risk_register",
      "Risks",
      "## 5. Big firms do not wait\n\nThree firms with 268 seats (€132,000 a year) renew soon.",
    );
    expect(await read([initiative("Works offline."), register], "Objections and answers")).toMatch(
      /^$/,
    );
    const card = related(
      "competitive_battlecard",
      "Card",
      "## Do not\n\n- Do not promise a date before May.",
    );
    expect(await read([initiative("Works offline."), card], "Objections and answers")).toContain(
      "Do not promise",
    );
  });

  test.each([
    ["Included in Plus, €6 add-on", "Messages cost €2.91 a technician a month."],
    ["Im Plus-Tarif, sonst 6 € Aufpreis: Preis", "Eine Nachricht kostet 0,09 €."],
    ["Add-on voor € 6: prijs", "Een bericht kost € 0,09."],
    ["Option à 6 € : prix", "Un message coûte 0,09 €."],
    ["Add-on €6", "We considered billing each message and rejected it."],
  ])("%s, without: %s", async (title, cost) => {
    const decided = item("decision", title, `${cost} The price list shows it from May.`);
    const text = await read([initiative("Works offline."), decided], "Price comparison");
    expect(text).not.toContain(cost.slice(0, 20));
  });

  test.each([
    ["€6 add-on on Standard", "The add-on costs €5 for schools."],
    ["Price list: €6 a seat", "From 51 seats it is €5."],
    ["Our price", "A seat costs €29 a month."],
    ["Price of the family plan: €12", "Each further person costs €3."],
    ["Add-on for €6", "Schools get it for less: there it costs €4."],
  ])("but our price stays: %s %s", async (title, price) => {
    const decided = item("decision", title, price);
    expect(await read([initiative("Works offline."), decided], "Price comparison")).toContain(
      price,
    );
  });
});

test("battlecard: names of who decided do not stand alone", async () => {
  const said = "6 November 2026, Ann Lee and Bo Ray. Messages cost €2.91 a month.";
  const decided = item("decision", "€6 add-on", said);
  const text = await read([initiative("Works offline."), decided], "Price comparison");
  expect(text).toContain("€6 add-on");
  expect(text).not.toContain("Ann Lee");
});

describe("battlecard: what was weighed and turned down", () => {
  test.each([
    "We considered billing each message and rejected it: nobody wants that.",
    "We looked at two tiers but dropped them.",
    "Wir haben eine Flatrate geprüft und verworfen.",
    "We hebben een vast tarief overwogen maar afgewezen.",
    "Nous avons envisagé un forfait et l'avons écarté.",
    "従量課金を検討したが、見送った。",
  ])("%s", (sentence) => {
    expect(isAlternative(sentence)).toBe(true);
  });

  test.each([
    "We considered the wishes of all drivers.",
    "We looked at the prices and agreed on £6.",
    "We discussed the plan and dropped the second step.",
    "We considered it and it stays.",
    "Drivers considered the app and rejected it.",
    "Wir haben die Preise geprüft und beschlossen.",
    "Wir haben alle Anträge geprüft und genehmigt.",
    "We hebben het plan besproken en goedgekeurd.",
    "We hebben de prijs bekeken, die blijft.",
    "Nous avons étudié les prix et gardé le nôtre.",
    "Nous avons examiné le plan et validé la date.",
    "価格を検討し、決定した。",
    "来月もう一度検討する。",
  ])("but not %s", (sentence) => {
    expect(isAlternative(sentence)).toBe(false);
  });
});
