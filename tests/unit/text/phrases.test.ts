import { expect, test } from "vitest";
import { findUnsaid } from "@/lib/text/phrases";

const LONG = "We stay with the nightly batch for the pilot";

test.each([
  ["its beginning", "No map", "No map. A list is enough.", ""],
  [
    "its beginning after a name",
    "Klimaat Noord: No map",
    "No map. A list is enough.",
    "Klimaat Noord",
  ],
  ["a quotation", "No map", "“No map.” said Ann.", ""],
  [
    "a title that was cut",
    "Sage, Marta: an SMS code is fi…",
    "Marta: an SMS code is fine.",
    "Sage",
  ],
  ["a sentence further on", LONG, `Tom reported. ${LONG}.`, ""],
  ["a sentence further on after a name", `Sage: ${LONG}`, `Tom reported. ${LONG}.`, "Sage"],
  ["a name further on", "CrewGrid", "We met CrewGrid in May.", "CrewGrid"],
  [
    "a name at its beginning",
    "Ann: we keep both keys of the northern gate",
    "Ann: agreed: we keep both keys of the northern gate.",
    "",
  ],
  [
    "words that go on",
    "The customers of the north pier",
    "It holds for the customers of the north piers only.",
    "The customers of the north pier",
  ],
  ["nothing", "No map", "A list is enough.", "No map"],
])("phrases: a text repeats of its title %s", (_, title, text, unsaid) => {
  expect(findUnsaid(title, text)).toBe(unsaid);
});
