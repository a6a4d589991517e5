import { expect, test } from "vitest";
import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { briefFor, item, readSection } from "./pieces";

const NOTE = "do not say that they have shipped";
const readWins = (text: string) =>
  readSection(
    briefFor("competitive_battlecard", [item("feature_idea", "Offline map", text)]),
    "Where we win",
  );

test.each([
  "Skippers see the map without a network.",
  "We want it live by May.",
  "Once it is live, skippers see the map.",
  "Skipper sehen die Karte ohne Netz.",
  "Schippers zien de kaart zonder netwerk.",
  "Les skippers voient la carte sans réseau.",
  "圏外でも地図が見える。",
])("unshipped: a battlecard quotes an idea and says that it may not be out: %s", async (text) => {
  const section = await readWins(text);
  expect(section).toContain(text.slice(-12));
  expect(section).toMatch(/^> Check before you send: \*Offline map\* \[\^E\d+\]\./m);
  expect(section).toContain(NOTE);
});

test.each([
  "Shipped in May 2026. Skippers see the map without a network.",
  "Skippers see the map without a network. It went live on 3 May.",
  "Die Karte ist live. Skipper sehen sie ohne Netz.",
  "De kaart staat live.",
  "La carte est en ligne depuis mardi.",
  "圏外の地図を公開した。",
])("unshipped: but not if the idea says so: %s", async (text) => {
  expect(await readWins(text)).not.toContain(NOTE);
});

test("unshipped: the note is in the language of the draft, and other types have none", async () => {
  const idea = item("feature_idea", "Karte", "Skipper sehen die Karte.");
  const german = briefFor("competitive_battlecard", [idea], { language: "de" });
  const section = await readSection(german, "Wo wir gewinnen");
  expect(section).toContain(DRAFT_WORDS.de.notes.check);
  expect(await readSection(briefFor("prd", [idea]), "Requirements")).not.toContain(NOTE);
});
