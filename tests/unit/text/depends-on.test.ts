import { expect, test } from "vitest";
import { dependsOnPrevious, refersBack, replacesDenied } from "@/lib/text/depends-on";

test.each([
  "So 30% never come back.",
  "Therefore we start in June.",
  "Ann thinks that two thirds of it will go, about 6,000.",
  "Of these, 12 were empty.",
  "Half of them had no ticket.",
  "Deshalb beginnen wir im Juni.",
  "Ina glaubt, dass zwei Drittel davon wegfallen.",
  "Davon waren 12 leer.",
  "12 davon hatten keine Karte.",
  "Piet denkt dat twee derde daarvan verdwijnt.",
  "Daarvan zijn 12 leeg.",
  "Dus houden we 6.000 over.",
  "Dont 12 sans billet.",
  "La moitié d’entre eux étaient vides.",
  "Donc il reste 6 000.",
  "そのうち12件は空でした。",
  "うち3割は戻りません。",
  "したがって6月に始めます。",
  "That is why we start in June.",
  "That's why the desk stays open.",
  "This means two more vans.",
  "For that reason, the hall stays shut.",
  "As a result, 30 left.",
  "As above, no card is needed.",
  "Das heißt, wir beginnen im Juni.",
  "Aus diesem Grund beginnen wir im Juni.",
  "Wie oben, ohne Karte.",
  "Dat betekent dat er twee busjes bij komen.",
  "Om die reden begint het in juni.",
  "Zoals hierboven, zonder kaart.",
  "C'est pour cela que nous commençons en juin.",
  "Cela signifie deux camions de plus.",
  "Comme ci-dessus, sans carte.",
  "このため6月に始めます。",
  "上記の通り、カードは不要です。",
])("depends on: %s follows from the sentence before it", (sentence) => {
  expect(dependsOnPrevious(sentence)).toBe(true);
});

test.each([
  "So far 30 came back.",
  "That is what they pay.",
  "That is whyever-after, a game.",
  "This means of payment is new.",
  "This means-tested grant ends in June.",
  "As a result of the trial, we stop.",
  "As above-average sales show, it works.",
  "Das heißt Spiel 12 fällt aus.",
  "Das bedeutet den Gästen viel.",
  "Aus diesem Grundstück wird ein Hof.",
  "Wie oberhalb der Brücke gilt Tempo 30.",
  "Dat betekent veel voor hen.",
  "Zoals altijd begint het om acht uur.",
  "C'est pour les clubs.",
  "Comme prévu, cela commence en juin.",
  "このためだけに買いません。",
  "その結果を6月に発表します。",
  "上記以外は対象外です。",
  "So many people asked for it.",
  "So-called easy returns cost 30.",
  "Thus far nobody complained.",
  "12 of those who came had no ticket.",
  "Two of the vans are new.",
  "7% replied, half of them to cancel.",
  "40 Räder kamen zurück, die Hälfte davon kaputt.",
  "Half of the hall is empty.",
  "One of our drivers left.",
  "We think of it as a toy.",
  "Sofort nach dem Kauf kommt die Karte.",
  "Sobald 12 kommen, öffnen wir.",
  "Wir gehen davon aus, dass 12 kommen.",
  "12 Läden profitieren unabhängig davon.",
  "Das hängt davon ab, wie viele kommen.",
  "Dusche und Bad kosten 12 €.",
  "Een deel van de klanten betaalt 12 euro.",
  "We gaan ervan uit dat er 12 komen.",
  "Ainsi que 12 autres villes.",
  "Les clients dont le billet manque paient 12 €.",
  "Donnez 12 € à chacun.",
  "そのうち対応します。",
  "うちの店は12時に開きます。",
  "先につまりを直します。",
])("depends on: %s stands alone", (sentence) => {
  expect(dependsOnPrevious(sentence)).toBe(false);
});

test.each([
  ["It is NOT 25% for groups.", "Ann on 5 May: 10% at the order."],
  ["The fee is no longer £20.", "It is £15 from June."],
  ["Die Frist ist nicht 9 Tage.", "Ina am 5. Mai: 12 Tage ab Bestellung."],
  ["Het is niet 25 % voor groepen.", "Piet: 10 % bij de bestelling."],
  ["Ce n’est pas 25 %.", "Anne : 10 % à la commande."],
  ["前金は25%ではない。", "佐藤：注文時に10%。"],
  ["Es sind keine 40 Räder.", "Der Laden hat 32 Räder."],
])("depends on: %s is replaced by %s", (before, next) => {
  expect(replacesDenied(before, next)).toBe(true);
});

test.each([
  ["It is not yet clear who pays 25%.", "We ask for 10%."],
  ["Not everybody pays.", "The fee is £15."],
  ["It is not 25%.", "The team starts on 5 May."],
  ["We do not open at 9.", "The fee is £15."],
  ["The fee is 25%.", "Groups pay 10%."],
  ["Nicht alle 40 kamen.", "12 blieben zu Hause."],
  ["Die Frist ist nicht 9 Tage.", "12 Kunden fragten danach."],
  ["Het is niet 25 %.", "De proef duurt 10 dagen."],
  ["Ce n’est pas 25 %.", "La réunion est le 10 mai."],
  ["前金は25%です。", "団体は10%です。"],
])("depends on: %s is not replaced by %s", (before, next) => {
  expect(replacesDenied(before, next)).toBe(false);
});

test.each([
  "Its price rises by 7% in January.",
  "They need 40 minutes each time.",
  "It costs 12 € a month.",
  "Seine Gebühr steigt um 7 %.",
  "Ihre Preise steigen um 7 %.",
  "Er braucht 40 Minuten.",
  "Zijn tarief stijgt met 7 %.",
  "Hun prijs stijgt met 7 %.",
  "Ze hebben 40 minuten nodig.",
  "Son tarif augmente de 7 %.",
  "Leurs prix augmentent de 7 %.",
  "Elle perd 40 minutes.",
  "Il perd deux heures par semaine.",
  "その料金は7%上がる。",
  "それは月に40分かかる。",
])("refers back: %s has its noun in the sentence before it", (sentence) => {
  expect(refersBack(sentence)).toBe(true);
});

test.each([
  "It is raining on 40 days.",
  "It takes 40 minutes to sign in.",
  "It is clear that 40% leave.",
  "Item 12 costs 7%.",
  "Heracles pays 7%.",
  "Theatres pay 7%.",
  "Erst 12 kamen.",
  "Siebzig kamen.",
  "Seitdem kamen 12.",
  "Ihrig GmbH zahlt 7 %.",
  "Zijn er 12 wagens.",
  "Zeven wagens kwamen.",
  "Haarlem betaalt 7 %.",
  "Sonia paie 7 %.",
  "Sans ticket, 12 partent.",
  "Il y a 12 % de retours.",
  "Il faut 12 jours.",
  "Il reste 12 places.",
  "そのうち12件は空だった。",
  "その後12件になった。",
  "それぞれ12件ある。",
])("refers back: %s stands alone", (sentence) => {
  expect(refersBack(sentence)).toBe(false);
});
