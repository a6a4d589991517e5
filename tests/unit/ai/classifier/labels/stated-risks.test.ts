import { expect, test } from "vitest";
import { statesRisk } from "@/lib/ai/classifier/labels/label-forms";
import { byRules } from "@/tests/support/classified";

test.each([
  "There is a risk that the photos fill the memory, 40 MB per tent.",
  "There's a real danger of the photos filling the memory, 40 MB per tent.",
  "Es besteht die Gefahr, dass die Fotos den Speicher füllen, 40 MB pro Zelt.",
  "Es gibt ein Risiko, dass die Fotos den Speicher füllen.",
  "Er is een risico dat de foto's het geheugen vullen, 40 MB per tent.",
  "Er bestaat een gevaar dat de foto's het geheugen vullen.",
  "il y a un risque que les photos saturent la mémoire, 40 Mo par tente",
  "Il existe un risque de saturation de la mémoire, 40 Mo par tente.",
  "写真でメモリがいっぱいになるリスクがある。",
  "写真でメモリがいっぱいになるおそれがあります。",
])("classifier: a risk that is said to be there is one: %s", (text) => {
  expect(statesRisk(text)).toBe(true);
  expect(byRules(text).proposals).toMatchObject([{ label: "risk", keep: true }]);
});

test.each([
  "There is a risk register in the folder.",
  "There is no risk that it fails.",
  "Is there a risk that it fails?",
  "There is a risk that it fails?",
  "We decided to buy two, because there is a risk that one breaks.",
  "There is a riskier way.",
  "Es gibt kein Risiko, dass es ausfällt.",
  "Es gibt eine Risikoliste.",
  "Gibt es ein Risiko, dass es ausfällt?",
  "Es besteht Pflicht.",
  "Er is geen risico dat het uitvalt.",
  "Er is een risicolijst.",
  "Er is een kansrijke markt.",
  "Is er een risico dat het uitvalt?",
  "Il y a un risque zéro.",
  "Il n'y a pas de risque que cela casse.",
  "Y a-t-il un risque que cela casse ?",
  "Il y a un registre des risques.",
  "リスクがあるか聞く。",
  "リスクはない。",
])("classifier: no risk is said to be there: %s", (text) => {
  expect(statesRisk(text)).toBe(false);
});
