import { describe, expect, test } from "vitest";
import { briefFor, draft, initiative, item } from "./pieces";

const NOTE = "No item of this initiative was found that says that something new has shipped.";
const write = (text: string) =>
  draft(
    briefFor("release_notes", [
      initiative("Let learners move a lesson."),
      item("general_note", "Version 2", text),
    ]),
  );

describe("release notes: say that nothing on record says it has shipped", () => {
  test.each([
    "We will launch in May. New: learners see the price before they book.",
    "Once it is live, learners see the price.",
    "If it is released in May, learners see the price.",
    "It is not yet clear when this is live.",
    "New: prices. It can not be launched before May.",
    "Is it already live? It was launched late at FahrFix, wasn't it?",
    "Neu: der Preis vor der Buchung. Start im Mai.",
    "Sobald sie live ist, sehen Schüler den Preis. Neu: Preise.",
    "Nieuw: de prijs voor de boeking. Zodra het staat live.",
    "Nouveau : le prix avant la réservation, prévu en mai.",
    "新機能：予約の前に料金が見える。",
  ])("%s", async (text) => expect(await write(text)).toContain(NOTE));

  test.each([
    "Shipped in May.",
    "New: learners see the price. It went live on 3 May.",
    "The price is live since Tuesday, but not in Jena.",
    "Die Preise sind live. Was noch fehlt, kommt im Juni.",
    "De app staat live.",
    "Version 2 is uitgebracht, nog zonder kaart.",
    "La version 2 est en ligne depuis mardi.",
    "Les prix ont été livrés en mai.",
  ])("but not if it does: %s", async (text) => expect(await write(text)).not.toContain(NOTE));
});

test("release notes: a note whose title is that of published release notes says it has shipped", async () => {
  const notes = item("general_note", "Notes de version 1.1 (9 novembre 2025)", "Liste des prix.");
  const said = await draft(briefFor("release_notes", [initiative("Show prices."), notes]));
  expect(said).not.toContain(NOTE);
});
