import { expect, test } from "vitest";
import { adviseOn } from "@/lib/ai/grounding/advise-on-gap";
import { statesPrice } from "@/lib/ai/reading/sentences/costs";
import { briefFor, item, readSection } from "./pieces";

test("decision log: an idea or a competitor is an option only if it says so", async () => {
  const brief = briefFor("decision_log", [
    item("feature_idea", "Globe", "Turns by hand."),
    item("feature_idea", "Atlas", "An alternative to the map."),
    item("key_competitors", "Cartex", "Sells maps."),
    item("key_competitors", "Mappa", "We considered their maps in place of ours."),
  ]);
  const options = await readSection(brief, "Options and criteria");
  expect(options).toContain("**Atlas.** An alternative to the map.");
  expect(options).toContain("**Mappa.** We considered");
  const [, named = ""] = options.split("> Check before you send: ");
  expect(named).toContain("*Globe*");
  expect(named).toContain("*Cartex*");
  expect(options).not.toMatch(/Turns by hand|Sells maps/);
});

const readCosts = (title: string, text: string) =>
  readSection(
    briefFor("executive_summary", [item("general_note", title, text)]),
    "Cost and effort",
  );

test.each([
  ["Steering group", "Orla wants to see numbers before she signs the second half of the budget."],
  ["Lenkungskreis", "Jo will Zahlen sehen, bevor sie die Kosten freigibt. Am 3. Mai mehr."],
  ["Stuurgroep", "Jo wil eerst cijfers zien en dan pas over de kosten praten. Op 3 mei meer."],
  ["Comité", "Jo veut voir les chiffres avant de parler du coût. Suite le 3 mai."],
  [
    "Minutes",
    "1. Kilns\n   They took 9 of 10 pots. Jo signs the budget in spring.\n2. Lids\n   Stored flat.",
  ],
  ["運営会", "費用の前に数字を見たい。次回は5月3日。"],
])("costs: minutes that only mention money are not among them: %s", async (title, text) => {
  expect(await readCosts(title, text)).not.toMatch(/budget|kosten|coût|費用/i);
});

test.each([
  ["Minutes", "We talked long. Two kilns cost as much as a van."],
  ["Protokoll", "Wir sprachen lange. Die Kosten sind zwölf Stunden in der Woche."],
  ["Notulen", "We spraken lang. De kosten zijn 12 uur in de week."],
  ["Notes", "On a parlé longtemps. Le coût est de 12 heures par semaine."],
  ["メモ", "長く話した。費用は月に3時間。"],
  ["The budget", "It is with the board."],
])("costs: a sentence with a number, or a title, is: %s", async (title, text) => {
  expect(await readCosts(title, text)).toContain(text.slice(0, 10));
});

test.each([
  "They take 12 % commission.",
  "Plattform mit 12 % Provision.",
  "Platform met 12% commissie.",
  "Plateforme, 12 % de commission.",
  "手数料は12%。",
  "A booking fee of 3 % comes on top.",
  "80 cts more a kilo than us.",
  "80 centimes de plus au kilo que nous.",
  "0.8 cent a tag.",
])("prices: %s", (sentence) => expect(statesPrice(sentence)).toBe(true));

test.each([
  "They have 12 % of the market.",
  "The commission meets on 12 May.",
  "The commission of 12 members decides.",
  "12 % fewer feet.",
  "Kein Provisionsmodell.",
  "Die Provision ist geheim.",
  "La commission se réunit à 12 h.",
  "12 % des clients partent.",
  "No fee, no contract.",
  "Sans frais depuis 2012.",
  "The centre has 12 centres.",
  "手数料なし。",
])("prices: none in %s", (sentence) => expect(statesPrice(sentence)).toBe(false));

test("battlecard: charging a device is no price of ours", async () => {
  const note = item("general_note", "Trial", "Next time: charge the scanners at noon.");
  const price = item("general_note", "Offer", "We charge the first month only to schools.");
  const brief = briefFor("competitive_battlecard", [note, price]);
  const text = await readSection(brief, "Price comparison");
  expect(text).toContain("We charge the first month");
  expect(text).not.toContain("scanners");
});

test("test plan: users are named, for they are no cases", async () => {
  const brief = briefFor("ai_test_plan", [item("target_users", "Jo, potter", "Works alone.")]);
  const text = await readSection(brief, "Functional cases");
  expect(text).toContain("Check before you send: *Jo, potter*");
  expect(text).not.toContain("Works alone");
});

test("gaps: a link is advice only where no other label would do", async () => {
  const [ux, links] = [["external_link", "general_note"], ["external_link"]] as const;
  const advise = (labels: readonly ("external_link" | "general_note")[]) =>
    adviseOn({ heading: "H", purpose: "Say it.", good: "", labels }, true, [], "en");
  expect(advise(ux)).toContain("labeled general note that");
  expect(advise(links)).toContain("labeled external link that");
});
