import { expect, test } from "vitest";
import { namesAsker, statesOwnCost } from "@/lib/ai/reading/sentences/names-asker";

test.each([
  "Asked for by ward 8 twice.",
  "Requested by the night nurses.",
  "Idea of the vendor.",
  "Mrs Okafor asked, and the desk gets two calls a week about it.",
  "Ann and Bo Lee both asked for it.",
  "Ann wants it before May.",
  "Gewünscht von Station 8.",
  "Frau Kern hat danach gefragt.",
  "Ann und Bo wollen das vor Mai.",
  "Gevraagd door afdeling 8.",
  "Mevrouw Kuiper vroeg erom.",
  "Ann en Bo willen dit.",
  "Demandé par le service 8.",
  "Anne et Luc l’ont demandé.",
  "Proposée par l'équipe de nuit.",
  "田中さんの要望。",
  "田中さんが希望しています。",
  "八病棟の鈴木様からの依頼。",
])("requests: who asked: %s", (sentence) => {
  expect(namesAsker(sentence)).toBe(true);
});

test.each([
  "Nurses who asked for a code see the field.",
  "The app asked for the code.",
  "Nobody asked for it.",
  "Ann asks for a slot, and the app shows three.",
  "Given Ann asked for a slot, it is held for a day.",
  "Ann asked whether it works offline.",
  "Ann asked Bo to take the shift.",
  "Each nurse wants it by name.",
  "Requests are kept for a year.",
  "Der Nutzer hat danach gefragt zu bestätigen.",
  "Wer danach gefragt hat, sieht das Feld.",
  "Kern fragt nach dem Code.",
  "Niemand wollte das.",
  "Wünsche bleiben ein Jahr.",
  "De app vroeg erom.",
  "Wie erom vroeg, ziet het veld.",
  "Vragen blijven een jaar.",
  "Personne ne l’a demandé.",
  "La demande reste un an.",
  "Qui l’a demandé voit le champ.",
  "田中さんに通知する。",
  "要望を一年保存する。",
  "お客様が希望した皿を表示する。",
  "田中さんが希望した皿を表示する。",
])("requests: nobody asked: %s", (sentence) => {
  expect(namesAsker(sentence)).toBe(false);
});

test.each([
  "£19 each, 11 vans.",
  "Costs about €400.",
  "It would cost £7,900.",
  "Kostet rund 400 €.",
  "19 € pro Wagen.",
  "Kost € 400.",
  "€ 12 per stuk.",
  "Coûte environ 400 €.",
  "19 € pièce.",
  "費用は約9,000円。",
  "1台3,000円。",
])("requests: its own cost: %s", (sentence) => {
  expect(statesOwnCost(sentence)).toBe(true);
});

test.each([
  "The range shows £1,150 to £1,400.",
  "10 € are charged at once.",
  "Orders under €20 are refused.",
  "€20 per order is the limit.",
  "Costs are shown in euros.",
  "Price: shown with tax.",
  "Prices above £50 need a second sign-off.",
  "10 € werden sofort abgebucht.",
  "Die Kosten stehen unter dem Preis.",
  "Unter 20 € wird nichts berechnet.",
  "Kosten boven € 50 keurt Ann goed.",
  "€ 10 wordt meteen afgeschreven.",
  "10 € sont débités.",
  "Le prix de 10 € est affiché.",
  "Les coûts sont affichés.",
  "9,000円を表示する。",
  "費用を表示する。",
  "Costs £4 to open a bill.",
  "£2 each, paid by the guest.",
  "Kosten: 4 € je Gast",
])("requests: a sum that the product shows or takes: %s", (sentence) => {
  expect(statesOwnCost(sentence)).toBe(false);
});
