import { describe, expect, test } from "vitest";
import { findLeftForLater, findWish, saysUnasked } from "@/lib/ai/reading/sentences/put-off";
import { splitPlainSentences } from "@/lib/text/plain-sentences";

describe("ideas put off: to a later version, or until something works", () => {
  test.each([
    "A basket. Would be pleasant, but can wait for the second version.",
    "A basket. Can wait until v2.",
    "It can wait till version 2.",
    "A basket. Something for the next release.",
    "A basket. Only in version 2, because the bank is slow.",
    "Ann: “Later, when the oven works.”",
    "Later, when the oven works.",
    "A basket. Would be nice, but later, when the oven works.",
    "Ein Korb. Kann auf die zweite Version warten.",
    "Ein Korb. Erst in der zweiten Ausbaustufe.",
    "Ein Korb. Eher für Version 2.",
    "Ein Korb. Kann bis zur zweiten Version warten.",
    "Een mand. Kan wachten tot de tweede versie.",
    "Een mand. Pas in de tweede versie.",
    "Een mand. Iets voor v2.",
    "Bo: „Später, wenn der Ofen läuft.“",
    "Un panier. Serait agréable, mais peut attendre la deuxième version.",
    "Un panier. Peut attendre la v2.",
    "Ann : « Plus tard, quand le four tournera. »",
    "Plutôt pour la deuxième version.",
    "Un panier. Pas avant la deuxième version.",
    "籠。第2版でよい。",
    "籠。あれば便利だが、次の版でよい。",
    "田中さん：「第2版でいい。」",
    "4 comment cards. Out for now (decision 14/9).",
    "A basket. After launch.",
    "A basket. Only after the pilot.",
    "Ein Korb. Nach dem Start.",
    "Ein Korb. Erst nach der Einführung.",
    "Ein Korb. Vorerst raus.",
    "Een mand. Pas na de lancering.",
    "Een mand. Voorlopig eruit.",
    "Un panier. Après le lancement.",
    "Un panier. Écarté pour l'instant.",
    "籠。公開後に検討する。",
  ])("%s", (text) => {
    expect(findLeftForLater(splitPlainSentences(text))).toBeDefined();
  });

  test.each([
    "The second version of the form can wait in the queue.",
    "Can wait for the second driver.",
    "It can wait up to 10 minutes.",
    "Only in version 2 of iOS does it work.",
    "Only in version 2 and 3.",
    "Guests order. Later, when the food comes, they rate it.",
    "Guests pay. Later, when they leave.",
    "The version 2 of the API.",
    "Shows which driver can wait until the next phase of the light.",
    "Erst in der zweiten Reihe sitzen.",
    "Kunden können warten.",
    "Erst in der zweiten Version der Steuerdatei steht das Feld.",
    "Pas in de tweede rij.",
    "Pas de tweede versie telt.",
    "Serait agréable à lire.",
    "Peut attendre la deuxième livraison.",
    "Pas avant la deuxième relance.",
    "Plus tard, quand le client part, un SMS.",
    "Button: “Not now.”",
    "Button: “Maybe later.”",
    "第2版の本を表示する。",
    "次の段階で通知する。",
    "Later, once paid, a mail follows.",
    "Später, wenn der Gast geht, fragen wir.",
    "Version 2.",
    "Next version of the menu is shown.",
    "The next release is shown.",
    "When does the mail go out? After launch.",
    "After launch, guests rate the food.",
    "Guests get a mail after launch.",
    "After launch of the app the map is shown.",
    "After the meal.",
    "Out for delivery.",
    "Shows who is out for now and when they return.",
    "Wann kommt die Mail? Nach dem Start.",
    "Nach dem Start der App sieht der Gast die Karte.",
    "Nach dem Essen.",
    "Vorerst raus auf die Terrasse schicken.",
    "Na de lancering van de app ziet de gast de kaart.",
    "Na het eten.",
    "Après le lancement de la page, un plan.",
    "Après le repas.",
    "公開後の注文を表示する。",
  ])("but not %s", (text) => {
    expect(findLeftForLater(splitPlainSentences(text))).toBeUndefined();
  });

  test.each([
    "A basket. Would be nice, but can wait.",
    "Ein Korb. Wäre schön, kann aber warten.",
    "Een mand. Zou leuk zijn, maar kan wachten.",
    "Un panier. Serait agréable, mais peut attendre.",
  ])("a mere wish: %s", (text) => {
    expect(findWish(splitPlainSentences(text))).toBeDefined();
  });
});

describe("ideas: nobody asked for them", () => {
  test.each([
    "Idea of Bo, nobody asked for it.",
    "Nobody has asked for this yet.",
    "No customer asked for it.",
    "nobody has asked so far but would look nice",
    "No one has asked yet.",
    "Nobody asked for it, but it would save a trip.",
    "Niemand hat bisher gefragt, aber es wäre schön.",
    "Niemand heeft erom gevraagd, maar het zou handig zijn.",
    "Personne ne l'a demandé, mais ce serait joli.",
    "Idee von Bo, niemand hat danach gefragt.",
    "Niemand hat das verlangt.",
    "Hat niemand gewünscht.",
    "Idee van Bo; niemand heeft erom gevraagd.",
    "Niemand vroeg erom.",
    "Idée de Bo, personne ne l'a demandée.",
    "Aucun client ne l’a demandé.",
    "要望はない。",
    "誰からも求められていない。",
    "誰も要望していない。",
  ])("%s", (text) => {
    expect(saysUnasked(text)).toBe(true);
  });

  test.each([
    "Nobody asked for it to be removed.",
    "Nobody asked for it before May, now 14 do.",
    "Nobody asked for it, but the law demands it.",
    "Nobody asked for a discount.",
    "Nobody has asked so far how it works.",
    "Nobody has asked yet, but the law demands it.",
    "Nobody has asked the office so far.",
    "Nobody has asked so far, but since May 14 do.",
    "Niemand hat bisher gefragt, wie es geht.",
    "Niemand hat danach gefragt, aber es wird verlangt.",
    "Ann said nobody asked for it last year.",
    "Nobody wants to call.",
    "Niemand hat danach gefragt, wie es geht.",
    "Niemand hat gefragt.",
    "Niemand hat darum gebeten, aber das Gesetz verlangt es.",
    "Niemand vroeg erom te stoppen.",
    "Niemand heeft iets gevraagd.",
    "Personne ne l'a demandée avant mai.",
    "Personne ne l'a demandé deux fois.",
    "Personne ne demande.",
    "Personne n'a répondu.",
    "誰も電話したくない。",
    "誰もが要望している。",
    "要望はないか聞く。",
    "要望は14件。",
    "Shows what nobody asked for.",
  ])("but not %s", (text) => {
    expect(saysUnasked(text)).toBe(false);
  });
});
