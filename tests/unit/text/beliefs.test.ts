import { expect, test } from "vitest";
import { dropBelief, findBelief } from "@/lib/text/beliefs";

test.each([
  "I assume the branches will use tablets (Ms. Berg).",
  "Ich gehe davon aus, dass die Praxen zahlen.",
  "Derzeit gehen wir fest davon aus, dass die Praxen zahlen.",
  "Es ist davon auszugehen, dass die Praxen zahlen.",
  "Ich nehme an, dass die Praxen zahlen.",
  "Ich glaube, dass die Kunden gehen.",
  "Ik ga ervan uit dat de praktijken betalen.",
  "We gaan er van uit dat de praktijken betalen.",
  "Wij nemen aan dat de praktijken betalen.",
  "Ik denk dat klanten weggaan.",
  "Je pars du principe que les cabinets paient.",
  "On part du principe que les cabinets paient.",
  "J’espère que les clients restent.",
  "医院は支払うと想定している。",
  "医院は支払うと仮定する。",
])("beliefs: words of an assumption are found: %s", (sentence) => {
  expect(findBelief(sentence)).not.toBeNull();
});

test.each([
  "Ich nehme an der Schulung teil.",
  "Ich glaube nicht an Papier: alle Formulare sind digital.",
  "Ik ben zeker aanwezig bij de start.",
  "Ik denk na over een tweede leverancier.",
  "De band gaat er vanuit Utrecht naartoe.",
  "Les tarifs partent du principe du prix unique.",
  "Das Amt geht davon aus, dass die Halle sicher ist.",
  "1000人と想定される来場者の入口は二つ。",
  "Wir nehmen an der Messe teil.",
  "Wir denken an eine App.",
  "Das Licht geht davon aus.",
  "Der Nutzer geht von der Liste aus.",
  "Wir gingen davon aus, dass es klappt.",
  "We denken aan een app.",
  "We gaan uit van de lijst.",
  "We nemen aan het eind een besluit.",
  "On pense à une application.",
  "Les livraisons partent du dépôt principal.",
  "在庫の少ない店を想定した画面にする。",
])("beliefs: other uses of the same verbs are none: %s", (sentence) => {
  expect(findBelief(sentence)).toBeNull();
});

test("beliefs: only the English words before a belief are dropped", () => {
  expect(dropBelief("We really expect that crews pay.")).toBe("crews pay.");
  expect(dropBelief("Wir glauben, dass Teams zahlen.")).toBe("Wir glauben, dass Teams zahlen.");
});
