import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { item } from "../builtin/pieces";

const read = (...evidence: Evidence[]) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Rent a boat" },
    text: "",
    evidence,
    options: { competitorName: "Zento" },
  });
const rival = (title: string, text: string) => item("key_competitors", title, text);
const texts = (points: readonly { text: string }[]) => points.map(({ text }) => text);

test.each([
  ["Zento, Leeds", "No app. Cheap: £79 a day.", "No app."],
  ["Zento Boats, Leeds", "No app. Cheap: £79 a day.", "No app."],
  ["Zento, Bremen", "Keine App. Ab 79 € am Tag.", "Keine App."],
  ["Zento, Assen", "Geen app. Vanaf € 79 per dag.", "Geen app."],
  ["Zento, Lyon", "Pas d’appli. Dès 79 € par jour.", "Pas d’appli."],
  ["Zento、大阪", "アプリがない。1日9,000円。", "アプリがない。"],
])("competitive battlecard: a title has the name before its comma: %s", (title, text, lack) => {
  expect(texts(read(rival(title, text)).weaknesses)).toEqual([lack]);
});

test.each([
  ["Zento, Servana", "Servana: no app. Zento rents boats."],
  ["Zento, Servana", "Both have no app. No map."],
  ["Zento, Servana", "Beide ohne Laden. Keine App."],
  ["Zento, Servana", "Geen app, bij allebei. Geen kaart."],
  ["Zento, Servana", "Pas d’appli. Les deux sont chers."],
  ["Zento, Servana", "どちらも高い。アプリがない。"],
  ["Zento, Servana, Leeds", "No app."],
  ["Zento & Servana, Leeds", "No app."],
  ["Servana, Zento", "No app."],
  ["Zento, Servana: from £9", "No app."],
])("competitive battlecard: a title with another name lists two: %s: %s", (title, text) => {
  expect(read(rival(title, text)).weaknesses).toEqual([]);
});

test.each([
  ["Copied from zento.example/boats", "We offer a guarantee. No queue, no papers. Since 2009."],
  ["Kopie von www.zento.example/boote", "Wir geben Garantie. Keine Wartezeit. Seit 2009."],
  ["Overgenomen van https://zento.example", "Wij geven garantie. Geen wachtrij meer. Sinds 2009."],
  ["Page zento.example/bateaux", "Nous offrons une garantie. Pas d’attente. Depuis 2009."],
  ["zento.example/boats から", "私たちは保証します。待ち時間はありません。2009年創業。"],
  ["Zento: how it works", "We bring you the boat. No queue, no papers. Since 2009."],
])("competitive battlecard: a copied page speaks for them, in their words: %s", (title, text) => {
  const { strengths, weaknesses, our_advantages, positioning } = read(rival(title, text));
  expect(strengths).toHaveLength(2);
  for (const said of texts(strengths)) expect(said).toMatch(/^(?:“.+”|„.+“|« .+ »|「.+」)$/);
  expect(positioning).toHaveLength(1);
  expect([weaknesses, our_advantages]).toEqual([[], []]);
});

test("competitive battlecard: a page is quoted in the marks of the card's language", () => {
  const text = "Wir geben eine Garantie für alle Boote. Wir liefern auch am Sonntag.";
  const page = rival("Kopie von www.zento.example/boote", text.repeat(4));
  expect(texts(read(page).strengths)[0]).toBe("„Wir geben eine Garantie für alle Boote.“");
});

test("competitive battlecard: a name after the comma that has an item is no place", () => {
  const both = rival("Zento, Servana", "No app. Cheap: £79 a day.");
  expect(read(both, rival("Servana", "They have boats.")).weaknesses).toEqual([]);
});

test.each([
  "Acme compared Zento and Servana.",
  "Servana or Zento was their question.",
  "Acme hat Zento und Servana verglichen.",
  "Acme koos tussen Zento en Servana.",
  "Acme hésitait entre Servana et Zento.",
  "ZentoとServanaを比べた。",
])("competitive battlecard: nor is one that is joined with the first elsewhere: %s", (said) => {
  const both = rival("Zento, Servana", "No app. Cheap: £79 a day.");
  expect(read(both, item("user_feedback", "Acme", said)).weaknesses).toEqual([]);
});

test.each([
  "Zento, Servana and others are near.",
  "Zento is cheap, and Servana is a fine town.",
  "Acme moved from Zento to Servana street.",
  "We went to Zento and Servanas came.",
])("competitive battlecard: but a place stays one: %s", (said) => {
  const both = rival("Zento, Servana", "No app. Cheap: £79 a day.");
  expect(texts(read(both, item("user_feedback", "Acme", said)).weaknesses)).toEqual(["No app."]);
});

test.each([
  ["zento.example/boats", "We deliver your boat on Sunday. No refunds after 14 days."],
  ["zento.example/boote", "Wir bringen Ihr Boot am Sonntag. Keine Rückerstattung nach 14 Tagen."],
  ["zento.example/boten", "Wij brengen uw boot op zondag. Geen terugbetaling."],
  ["zento.example/bateaux", "Nous livrons votre bateau. Pas de remboursement."],
])("competitive battlecard: a lack on their page is no strength: %s: %s", (title, text) => {
  expect(texts(read(rival(title, text)).strengths)).toHaveLength(1);
});

test.each([
  ["Zento zento.example/prices", "Slow support. We checked the page on 3 May."],
  ["Zento zento.example/prices", "£9 a month. No app. We looked at it in May."],
])("competitive battlecard: what we did with a page is no strength: %s: %s", (title, text) => {
  expect(read(rival(title, text)).strengths).toEqual([]);
});

test.each([
  ["Zento", "No app. Our drivers use it."],
  ["zento.example", "No app. Our drivers use it."],
  ["Zento, see zento.example/boats", "No app. We lost to them twice."],
  ["Zento, zento.example/boats", "No app."],
  ["Zento: zento.example/boote", "Keine App. Verloren wegen des Preises, sie sind günstiger."],
  ["Zento: zento.example/boten", "Geen app. Ze verloren een klant aan ons."],
])("competitive battlecard: a note of ours is no page: %s: %s", (title, text) => {
  expect(texts(read(rival(title, text)).weaknesses)).toContain(`${text.split(".")[0]}.`);
});

test.each([
  "Zento: price for 8 boats: £9,400 against our £6,900.",
  "Zento: £98 a day, with us £89.",
  "Zento: £98 a day, ours is £89.",
  "Zento: 98 € am Tag, bei uns 89 €.",
  "Zento: 98 € gegen unsere 89 €.",
  "Zento: € 98 per dag, bij ons € 89.",
  "Zento: 98 € par jour, chez nous 89 €.",
  "Zento：1日9,800円、うちは8,900円。",
])("competitive battlecard: our price beside theirs goes before that of a note: %s", (text) => {
  const note = item("general_note", "Price of a trip 料金 Preis prijs prix", "The trip is £5.");
  const { summary } = read(rival("Zento", text), note);
  expect(summary).toContain("Our price is in “Zento”:");
  expect(summary).not.toContain("The trip is £5");
});

test.each([
  "Zento: £98 a day, our customers pay it.",
  "Zento: £98 a day with our map.",
  "Zento: £98 a day, £9 more than with us.",
  "Zento: £98 a day, they took our customers for £9.",
  "Zento: 98 € am Tag, unsere Kunden zahlen das.",
  "Zento: 98 € am Tag, für uns zu teuer.",
  "Zento: € 98 per dag, onze klanten betalen dat.",
  "Zento: 98 € par jour, nos clients paient 98 €.",
  "Zento：1日9,800円、うちの客は払う。",
  "Zento：月額は5万円、うち2万円は保証料。",
  "Zento: Sie sind günstiger als unsere: 40 € im Monat.",
  "Zento: is £98 more than our £89?",
])("competitive battlecard: a price beside us is not ours: %s", (text) => {
  const note = item("general_note", "Price of a trip", "The trip is £5.");
  expect(read(rival("Zento", text), note).summary).toContain("The trip is £5");
});

test.each([
  ["7 minutes at £19.40 an hour = £2.26 of work a trip.", false],
  ["2 Stunden zu 40 € = 80 € je Boot.", false],
  ["7 minuten à € 19 per uur = € 2,20.", false],
  ["2 heures à 40 € = 80 € par bateau.", false],
  ["2時間×2,000円＝4,000円。", false],
  ["2 hours cost £40.", true],
  ["3 boats at £10 = £30 a day.", true],
  ["2 Stunden kosten 40 €.", true],
  ["3 Boote zu 10 € = 30 €.", true],
  ["2 uur kost € 40.", true],
  ["2 heures : 40 €.", true],
  ["2時間4,000円。", true],
])("competitive battlecard: time by a rate is a cost of ours, not a price: %s", (text, isPrice) => {
  const note = item("general_note", "Price, Preis, prijs, prix, 料金", text);
  const { summary } = read(rival("Zento", "Zento: £98 a day"), note);
  expect(summary.includes(text)).toBe(isPrice);
});
