import { expect, test } from "vitest";
import { markPoints } from "@/lib/ai/reading/mark-points";

const listMarked = (text: string) =>
  markPoints(text)
    .split("\n")
    .filter((line) => line.startsWith("#"));

test.each([
  "1. Where we are\n- 17 sites\n\n2. What we discussed\nRavi has tested two locks.\n\n3. To do\nRavi - quote",
  "TOP 1 Stand\nTobias: läuft.\n\nTOP 2 Beschlüsse\n- Daten nur in Frankfurt\n\nTOP 3 Sonstiges\nFeier am 17.12.",
  "1. Stand van zaken\nHet loopt.\n\n2. Besluiten\n- proef in mei\n\n3. Acties\nAnn - offerte",
  "1. Point d'étape\nTout marche.\n\n2. Décisions\n- essai en mai\n\n3. Tâches\nAnne - devis",
  "1. 現状\n順調です。\n\n2. 決まったこと\n- 五月に試す\n\n3. 宿題\n西が電話する",
  "1. Where we are\n\nIt works.\n\n2. Agreed\n\n- the Swedish motor\n\n3. To do:\n\nAnn asks Bo.",
])("minutes: numbered points above text are headings: %j", (text) => {
  expect(listMarked(text)).toHaveLength(3);
});

test.each([
  "1. Open the lid\n2. Turn the key\n3. Close the lid",
  "1. Open the lid\n\n2. Turn the key\n\nNext meeting 3 May",
  "1. Where we are\n- 17 sites\n\n2. Agreed\n- trial in May",
  "1. We take the Swedish motor from Bo.\nAnn agrees.\n\n2. We start in May.\nBo agrees.",
  "1. We take the motor that Bo has tested in\nthe lab of the works.\n\n2. We start in May with the lift in the\nold house.",
  "1. Wir nehmen den Motor, den Bo geprüft hat, im\nWerk in Leeds.\n\n2. Wir fangen im Mai an, zuerst mit dem\nAufzug in Hull.",
  "1. Price\n40 pounds\n\n7. Colour\nblue",
  "1. Buy locks\n\n2. Test locks\nLotte does it.\n\n3. Write a letter\n\n4. Call the fire officer",
  "1. Halbjahr gut gelaufen\nMehr Umsatz.",
  "3 May\nIt rained.\n\n4 May\nIt was dry.",
])("minutes: items of a list are no headings: %j", (text) => {
  expect(markPoints(text)).toBe(text);
});
