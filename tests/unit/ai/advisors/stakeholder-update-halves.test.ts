import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { isOtherHalf } from "@/lib/ai/reading/sentences/other-half";
import type { Audience } from "@/lib/schemas/enums";
import { briefFor, item, readSection } from "../builtin/pieces";

function tell(audience: Audience, ...evidence: Evidence[]) {
  const answer = applyRules({
    subject: { type: "initiative", id: "1", title: "Fair" },
    text: "",
    evidence,
    options: { audience, today: "2026-11-21", language: "en" },
  });
  const points = [...answer.highlights, ...answer.risks];
  return answer.body_markdown + points.map(({ text }) => `\n+ ${text}`).join("");
}

const HALVES = [
  ["Went well: 92% came.", "Went badly: the lift was broken."],
  ["Lief gut: 92 % kamen.", "Lief schlecht: der Aufzug war kaputt."],
  ["Ging goed: 92 % kwam.", "Ging slecht: de lift was kapot."],
  ["Bien passé : 92 % sont venus.", "Mal passé : l’ascenseur en panne."],
  ["良かった点：92%が来た。", "悪かった点：エレベーターが故障。"],
  ["Vorteil: 92 % sparen Zeit.", "Nachteil: der Preis."],
] as const;

test.each(HALVES)(
  "stakeholder update: both halves of a judgment are quoted: %s %s",
  (good, bad) => {
    const said = tell("executive", item("market_research", "Trial", `${good} ${bad}`));
    expect(said).toContain(good);
    expect(said).toContain(bad);
    expect(isOtherHalf(bad, good)).toBe(true);
  },
);

test.each([
  ["Went well: 92% came.", "Action: Ann orders a lift."],
  ["Went well: 92% came.", "Went well: the food."],
  ["We went well over budget.", "Went badly: the lift."],
  ["Advantage Ltd: 92% came.", "Drawback: the price."],
  ["Vorteilhaft: 92 % kamen.", "Nachteil: der Preis."],
  ["Voordeel: 92 % kwam.", "Voordelen zijn er ook."],
  ["Avantage : 92 %.", "Conseil : acheter."],
  ["良かった点：92%。", "次回：早く開ける。"],
])("stakeholder update: %s and %s are no two halves", (good, bad) => {
  expect(isOtherHalf(good, bad)).toBe(false);
});

test.each([
  "Stop if more than 10% of the messages fail.",
  "We stop the pilot if more than 10% of the messages fail.",
  "Wir stoppen den Pilot, wenn mehr als 10 % scheitern.",
  "We stoppen met de proef als meer dan 10 % mislukt.",
  "Nous arrêtons le pilote si plus de 10 % échouent.",
  "10%を超えたら試行を中止する。",
])("stakeholder update: a rule to stop is no highlight: %s", (text) => {
  expect(tell("executive", item("general_note", "Rule", text))).not.toContain("+ ");
});

test.each([
  "92% of the messages arrived in the pilot.",
  "The bus stops fell from 12 to 9, a change of 25%.",
  "Der Pilot hatte 92 % Treffer.",
  "De proef had 92 % treffers.",
  "Le pilote a 92 % de succès.",
  "試行では92%が届いた。",
])("stakeholder update: a result is a highlight: %s", (text) => {
  expect(tell("executive", item("general_note", "Trial", text))).toContain("+ ");
});

const RULES = [
  [
    "Photos show faces, number plates and the inside of homes, often also the names of neighbors on the bell.",
    "Legal basis: steps before a contract, as the lawyer wrote to us in her long letter.",
    "They are deleted after 90 days.",
  ],
  [
    "Fotos zeigen Gesichter, Nummernschilder und das Innere von Wohnungen, oft auch Namen an der Klingel.",
    "Rechtsgrundlage: Schritte vor einem Vertrag, wie die Anwältin uns in ihrem Brief schrieb.",
    "Sie werden nach 90 Tagen gelöscht.",
  ],
  [
    "Foto’s tonen gezichten, kentekens en het interieur van woningen, vaak ook namen bij de bel.",
    "Grondslag: stappen vóór een contract, zoals de jurist ons in haar lange brief schreef.",
    "Zonder toestemming geen training.",
  ],
  [
    "Les photos montrent des visages, des plaques et l’intérieur des maisons, souvent aussi des noms.",
    "Base légale : mesures avant un contrat, comme l’avocate nous l’a écrit dans sa lettre.",
    "Elles sont effacées après 90 jours.",
  ],
] as const;
test.each(RULES)(
  "stakeholder update: a rule is quoted with what it demands: %s",
  (first, basis, duty) => {
    const rule = item("compliance_requirements", "Photos", `${first} ${basis} ${duty}`);
    const said = tell("customer_success", rule);
    expect(said).toContain(first);
    expect(said).toContain(duty);
  },
);

const RISKS = [
  ["Happened on two days.", "Countermeasure: power banks, £209. Not ordered yet.", "Owner: Priya."],
  ["Kam zweimal vor.", "Gegenmaßnahme: Akkus, 209 €. Noch nicht bestellt.", "Verantwortlich: Ina."],
  ["Kwam twee keer voor.", "Maatregel: powerbanks, € 209. Nog niet besteld.", "Eigenaar: Piet."],
  ["Arrivé deux fois.", "Mesure : batteries, 209 €. Pas encore commandé.", "Responsable : Anne."],
  ["2回起きた。", "対策：電池、209円。まだ発注していない。", "担当：佐藤。"],
] as const;
test.each(RISKS)("risks: a field runs to the next label: %s %s", async (lead, answer, owner) => {
  const risk = item("risk", "Phones", `${lead} ${answer} ${owner}`);
  const rest = answer
    .split(/(?<=[.。])\s?/)
    .find((part) => /^(?:not |noch|nog|pas|まだ)/iu.test(part));
  expect(rest).toBeDefined();
  for (const audience of ["sales", "customer_success"] as const)
    expect(tell(audience, risk)).not.toContain(rest);
  const brief = briefFor("risk_register", [risk]);
  expect(await readSection(brief, "Register")).not.toContain(rest);
  expect(await readSection(brief, "Responses")).toContain(rest);
});

test("risks: a new paragraph ends a field", async () => {
  const risk = item("risk", "Phones", "Countermeasure: power banks.\n\nIt rains a lot in May.");
  const brief = briefFor("risk_register", [risk]);
  expect(await readSection(brief, "Responses")).not.toContain("rains");
});

test.each([
  [
    "Between 12 and 20 November we priced 40 past jobs from photos that guests had sent, without a look at the survey of the team.",
    "33 of 40 were within the price of the contract.",
  ],
  [
    "Zwischen dem 12. und 20. November haben wir 40 alte Aufträge nach Fotos bewertet, ohne einen Blick in die Akte der Werkstatt.",
    "33 von 40 lagen beim Preis des Vertrags.",
  ],
  [
    "Tussen 12 en 20 november hebben we 40 oude opdrachten op foto's beoordeeld, zonder een blik in het dossier van de werkplaats.",
    "33 van de 40 zaten bij de prijs van het contract.",
  ],
  [
    "Entre le 12 et le 20 novembre, nous avons évalué 40 anciens chantiers sur photos, sans regarder le dossier de notre atelier.",
    "33 sur 40 étaient au prix du contrat.",
  ],
])("research: the result is quoted before the method: %s", async (method, result) => {
  const research = item(
    "market_research",
    "Test",
    `${method} ${result} The next one is in spring, with more jobs.`,
  );
  const brief = briefFor("executive_summary", [research]);
  expect(await readSection(brief, "Situation")).toContain(result);
});

test("research: a result that fits after its method has both", async () => {
  const research = item(
    "market_research",
    "Test",
    `We priced 40 jobs. 33 of 40 were right. ${"More came later. ".repeat(9)}`,
  );
  const brief = briefFor("executive_summary", [research]);
  expect(await readSection(brief, "Situation")).toContain("We priced 40 jobs. 33 of 40");
});

test.each([
  ["Vanco washes our linen.", "Its rates rise by 7% in January."],
  ["Vanco wäscht unser Leinen.", "Seine Gebühren steigen im Januar um 7 %."],
  ["Vanco wast ons linnen.", "Zijn tarieven stijgen in januari met 7 %."],
  ["Vanco lave notre linge.", "Ses tarifs augmentent de 7 % en janvier."],
  ["ヴァンコがリネンを洗う。", "その料金は1月に7%上がる。"],
])("stakeholder update: a sentence takes along the one that has its noun: %s %s", (noun, said) => {
  const text = tell("executive", item("market_research", "Linen today", `${noun} ${said}`));
  expect(text).toContain(noun);
  expect(text).toContain(said);
});
