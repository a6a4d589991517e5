import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  [
    "What annoys them",
    "The gate jams when it is cold.",
    "What annoys them: The gate jams when it is cold",
  ],
  [
    "What customers say about us on the phone",
    "The hold music is too loud.",
    "The hold music is too loud",
  ],
  [
    "Wer das zahlt",
    "Die Gemeinde zahlt 60 % davon.",
    "Wer das zahlt: Die Gemeinde zahlt 60 % davon",
  ],
  ["Wat hen stoort", "Het slot is verroest.", "Wat hen stoort: Het slot is verroest"],
  ["Ce qui les gêne", "La grille est bloquée.", "Ce qui les gêne : La grille est bloquée"],
  ["何に困っているか", "寒いと門が開かない。", "何に困っているか: 寒いと門が開かない"],
  ["When the ice comes", "The pier closes and we lose December.", "When the ice comes"],
  ["Whatever the weather", "The pier stays open until ten.", "Whatever the weather"],
])("classifier: the title of a note below %s says what it says", (heading, text, title) => {
  const page = `## ${heading}\n\n${text}\n\n## Two tills\n\nWe open the second till at nine.`;
  expect(byRules(page).proposals[0]?.title).toBe(title);
});
