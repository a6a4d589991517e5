import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import type { Evidence } from "@/lib/ai/evidence";
import type { Audience } from "@/lib/schemas/enums";
import { goal, item } from "../builtin/pieces";

const update = (evidence: readonly Evidence[], audience: Audience = "executive") =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Well" },
    text: "",
    evidence: [...evidence],
    options: { audience, today: "2026-11-21", language: "en" as const },
  });

test("stakeholder update: goals come by priority, whatever their type, and those left out are named", () => {
  const aims = [
    goal("business_outcome", "Earn more", { keyResult: "9 orders", priority: 8 }),
    goal("business_outcome", "Older of two", { keyResult: "3 orders" }),
    goal("user_outcome", "Fewer trips", { keyResult: "6 trips", priority: 6 }),
    goal("success_metric", "Same day", { keyResult: "1 day", priority: 10 }),
    goal("success_metric", "Younger of two", { keyResult: "4 orders" }),
  ];
  const { body_markdown } = update(aims.toReversed());
  expect(body_markdown.replaceAll(/ \[\^E\d+\]/g, "")).toContain(
    "## Goals (3 of 5)\n\n- Same day: 1 day\n- Earn more: 9 orders\n- Fewer trips: 6 trips\n- … Older of two; Younger of two",
  );
});

test("stakeholder update: decisions left out are named, at most four, and not if all are shown", () => {
  const decide = (count: number) =>
    update(
      Array.from({ length: count }, (_, at) =>
        item("decision", `Matter ${at}`, `Rule ${at} it is.`),
      ),
    ).body_markdown;
  expect(decide(5)).toMatch(/^- … Matter 3 \[\^E\d+\]; Matter 4 \[\^E\d+\]$/m);
  expect(decide(9)).toMatch(/^- … (?:Matter \d \[\^E\d+\](?:; )?){4}$/m);
  expect(decide(3)).not.toContain("…");
});

test.each([
  ["We stay at 40 euros, decided", "That is not in the price. We stay at 40 euros, decided."],
  ["Wir bleiben bei 40 Euro", "Das ist nicht im Preis. Wir bleiben bei 40 Euro."],
  ["We blijven bij 40 euro", "Dat zit niet in de prijs. We blijven bij 40 euro."],
  ["Nous restons à 40 euros", "Ce n’est pas compris. Nous restons à 40 euros."],
  ["40円のままにする", "それは料金に入っていない。40円のままにする。"],
])("stakeholder update: a sentence that is the title keeps its place: %s", (title, text) => {
  for (const audience of ["sales", "executive"] as const)
    expect(update([item("decision", title, text)], audience).body_markdown).toContain(
      `- ${text} [`,
    );
});

test("stakeholder update: a title that is no sentence of its text, or its first, comes first", () => {
  const read = (title: string, text: string) =>
    update([item("decision", title, text)], "sales").body_markdown;
  expect(read("Deposits", "We take none. Deposits cost time.")).toContain(
    "- Deposits: We take none.",
  );
  expect(read("We take none", "We take none. It costs time.")).toContain(
    "- We take none. It costs",
  );
});

test.each([
  ["The pond may dry up.\nCountermeasure: tank, 40 m³\nOwner: Uwe Moss", "40 m³. Owner: Uwe Moss"],
  ["Der Teich trocknet aus.\nMaßnahme: Tank\nVerantwortlich: Uwe", "Tank. Verantwortlich: Uwe"],
  ["De vijver valt droog.\nMaatregel: tank\nEigenaar: Uwe", "tank. Eigenaar: Uwe"],
  ["L’étang se vide.\nParade : citerne\nResponsable : Uwe", "citerne. Responsable : Uwe"],
  ["池が枯れる。\n対策:水槽\n担当:森", "水槽。担当:森"],
  ["The pond may dry up.\n- Countermeasure: tank\n  Owner: Uwe Moss", "tank. Owner: Uwe Moss"],
])("stakeholder update: the fields of a risk stay apart: %s", (text, said) => {
  expect(update([item("risk", "Drought", text)]).risks[0]?.text).toContain(said);
});

test.each([
  ["We reached 40 % of the shops. But only 5 % answered."],
  ["Wir erreichten 40 % der Läden. Allerdings antworteten nur fünf."],
  ["We bereikten 40 % van de winkels. Maar weinig antwoordden."],
  ["Nous avons touché 40 % des magasins. Cependant, peu ont répondu."],
  ["店舗の40%に届いた。ただし返事は少ない。"],
])("stakeholder update: a figure has the next sentence that limits it: %s", (text) => {
  expect(update([item("market_research", "Mailing", text)]).highlights[0]?.text).toContain(text);
});

test.each([
  "We reached 40 % of the shops. However you count, it is much.",
  "Wir erreichten 40 % der Läden. Das widerspricht nicht dem Plan.",
  "Nous avons touché 40 % des magasins. Mais qui paie ?",
])("stakeholder update: but no other sentence: %s", (text) => {
  const [first = ""] = text.split(". ");
  expect(update([item("market_research", "Mailing", text)]).highlights[0]?.text).toBe(
    `Mailing: ${first}.`,
  );
});

test.each([
  ["12 members who left, called in May. 9 of 12 want evenings.", "9 of 12 want evenings."],
  [
    "1.200 Kunden gefragt, im Mai. 9 von 12 wollen abends kommen.",
    "9 von 12 wollen abends kommen.",
  ],
  ["1.200 klanten gevraagd. 9 van de 12 willen 's avonds.", "9 van de 12 willen 's avonds."],
  ["1 200 clients appelés. 9 sur 12 veulent le soir.", "9 sur 12 veulent le soir."],
  ["休眠会員12人に電話。12人中9人が夜を望む。", "12人中9人が夜を望む。"],
])("stakeholder update: so many of so many are the figure of feedback: %s", (text, said) => {
  expect(update([item("user_feedback", "Calls", text)]).body_markdown).toContain(
    `Calls: ${said} [`,
  );
});

test.each([
  "Week 2 of 6 is over.",
  "Rated 4 of 5 stars.",
  "Page 3 of 10.",
  "Version 2 von 3 ist da.",
  "4 von 10 Euro fehlen.",
  "Deel 2 van 3 komt.",
  "Une surface de 3 sur 4 mètres.",
])("stakeholder update: but not the place in a row, or a scale: %s", (text) => {
  const calls = item("user_feedback", "Calls", `We asked 1,200 guests. ${text}`);
  expect(update([calls]).body_markdown).toContain("Calls: We asked 1,200 guests. [");
});

test.each([
  ["Chat with the kitchen??", "Idea of the vendor."],
  ["Dark screen", "Nice to have; Mia likes it."],
  ["Dunkler Bildschirm", "Nur nice to have."],
  ["Donker scherm", "Leuk om te hebben."],
  ["Écran sombre", "Un nice to have."],
  ["暗い画面", "あれば便利。"],
])("stakeholder update: the idea %s comes after others", (title, text) => {
  const ideas = [
    item("feature_idea", "Split bill", "Guests pay by dish."),
    item("feature_idea", "Allergens", "Guests filter by allergen."),
    item("feature_idea", title, text),
  ];
  const { body_markdown } = update(ideas.toReversed(), "sales");
  expect(body_markdown.indexOf("Allergens")).toBeGreaterThan(-1);
  expect(body_markdown.indexOf(title.replaceAll("?", ""))).toBeGreaterThan(
    Math.max(body_markdown.indexOf("Allergens"), body_markdown.indexOf("Split bill")),
  );
});

test.each([
  "Maybe later, the pilot has beer only.",
  "Wäre schön, aber nicht für die erste Version.",
  "Leuk om te hebben. Niet nu.",
  "Ce serait bien, mais pas pour le pilote.",
  "今回は入れない。",
])("stakeholder update: an idea put off by its text is left out: %s", (text) => {
  const { body_markdown } = update(
    [item("feature_idea", "Wine list", text), item("feature_idea", "Split bill", "By dish.")],
    "sales",
  );
  expect(body_markdown).toContain("Split bill");
  expect(body_markdown).not.toContain("Wine list");
});

test.each([
  ["Guests see the free seats.", "A view in three dimensions.", "Nobody asked for it."],
  ["Gäste sehen freie Plätze.", "Eine Ansicht in 3D.", "Niemand hat danach gefragt."],
  ["Gasten zien vrije plaatsen.", "Een beeld in 3D.", "Niemand vroeg erom."],
  ["Les clients voient les places libres.", "Une vue en 3D.", "Personne ne l'a demandée."],
  ["空席が見える。", "立体の表示。", "要望はない。"],
])("stakeholder update: ideas come in the order of the ranking: %s", (wanted, view, unasked) => {
  const ideas = [
    item("feature_idea", "Free seats", wanted),
    item("feature_idea", "Later thing", "Can wait for the second version."),
    item("feature_idea", "View", `${view} ${unasked}`),
  ];
  const { body_markdown } = update(ideas.toReversed(), "engineering");
  expect([...body_markdown.matchAll(/Free seats|View|Later thing/g)].join()).toBe(
    "Free seats,View",
  );
});

test.each([
  "The screens are ready on 2 December 2026. They come on 29 March 2027 and not on the 15th, says Bo.",
  "Die Bilder sind am 2. Dezember 2026 fertig. Sie kommen am 29. März 2027 und nicht am 15., sagt Bo.",
  "De schermen zijn klaar op 2 december 2026. Ze komen op 29 maart 2027 en niet op de 15e.",
  "Les écrans sont prêts le 2 décembre 2026. Ils arrivent le 29 mars 2027 et non le 15, dit Bo.",
  "画面は2026年12月2日にできる。2027年3月15日ではなく2027年3月29日に届く。",
])(
  "stakeholder update: a day that holds in place of another comes before other dates: %s",
  (text) => {
    expect(update([item("general_note", "Call with Bo", text)]).body_markdown).toContain("29");
  },
);
