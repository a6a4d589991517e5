import { describe, expect, test } from "vitest";
import { briefFor, item, readSection } from "./builtin-pieces";

describe("exclusions: the title of a decision", () => {
  const readTitled = (title: string) =>
    readSection(briefFor("prd", [item("decision", title, "We looked at it.")]), "Non-goals");

  test.each([
    "No drone photos",
    "No council in the pilot",
    "No chatbot",
    "Keine Lieferung",
    "Kein Schließfach für abends",
    "Geen bezorging",
    "Geen eigen app",
    "Pas de livraison",
    "Aucune application mobile",
  ])("is a non-goal if it only refuses something: %s", async (title) => {
    expect(await readTitled(title)).toContain(`**${title}.** We looked at it.`);
  });

  test.each([
    "No later than 15:00",
    "No more than 12 visitors",
    "No report is lost",
    "No visit gets lost",
    "No cancellation in the first year",
    "No report older than two whole days at once",
    "Keine Meldung geht verloren",
    "Kein Markt ist länger zu",
    "Geen melding gaat verloren",
    "Geen bon wordt gewist",
    "Aucun rapport n'est perdu",
    "Nothing on paper",
    "Notes are photos",
    "Nobody prints",
    "Traffic light, not a score",
    "Pilot clubs",
    "Cash, no cards at first",
    "Kennung statt Name",
    "Passwort per Post",
  ])("is not: %s", async (title) => {
    expect(await readTitled(title)).not.toContain("We looked at it");
  });
});
