import { expect, test } from "vitest";
import { DRAFT_WORDS } from "@/lib/ai/draft-words/draft-words";
import { CHECK_NOTE } from "@/lib/ai/grounding/note-forms";
import { briefFor, item, readSection } from "./pieces";

const NOTE = DRAFT_WORDS.en.unshipped;
const SOME = "do not say that they have shipped";
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
  expect(section).not.toContain("*Offline map*");
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
  const section = await readWins(text);
  expect(section).not.toContain(NOTE);
  expect(section).not.toContain(SOME);
});

test("unshipped: next to an idea that has shipped, the others are named", async () => {
  const ideas = [
    item("feature_idea", "Offline map", "Skippers see the map."),
    item("feature_idea", "Log", "Shipped in May 2026."),
  ];
  const section = await readSection(briefFor("competitive_battlecard", ideas), "Where we win");
  expect(section).toMatch(/^> Check before you send: \*Offline map\* \[\^E\d+\]\./m);
  expect(section).toContain(SOME);
  expect(section).not.toContain(NOTE);
});

test.each(["en", "de", "nl", "fr", "ja"] as const)(
  "unshipped: the note is no text of the workspace: %s",
  (language) => {
    const { notes, unshipped } = DRAFT_WORDS[language];
    expect(CHECK_NOTE.test(`${notes.check} ${unshipped}`)).toBe(true);
  },
);

test("unshipped: the note is in the language of the draft, and other types have none", async () => {
  const idea = item("feature_idea", "Karte", "Skipper sehen die Karte.");
  const german = briefFor("competitive_battlecard", [idea], { language: "de" });
  const section = await readSection(german, "Wo wir gewinnen");
  expect(section).toContain(`${DRAFT_WORDS.de.notes.check} ${DRAFT_WORDS.de.unshipped}`);
  expect(await readSection(briefFor("prd", [idea]), "Requirements")).not.toContain(NOTE);
});
