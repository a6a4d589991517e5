import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/assumption-map/rules";
import { item } from "../builtin/pieces";

/** What the map says of one assumption, with research on record. */
function map(claim: string, ...said: string[]) {
  const { assumptions } = applyRules({
    subject: { type: "document", id: "documents/mapped", title: "A plan" },
    text: `## Assumptions\n\n${claim}\n`,
    evidence: said.map((text) => item("market_research", "Survey", text)),
    options: { today: "2026-11-20" },
  });
  return assumptions[0];
}

describe("assumption map: research validates an assumption", () => {
  test.each([
    ["Three quarters of tenants would scan meters", "75% of tenants would scan meters."],
    ["8 in 10 tenants would scan meters", "Of the tenants, 80% would scan meters."],
    ["A third of the tenants scan meters", "33% of the tenants scan meters."],
    ["80% of tenants over 70 scan meters", "80% of tenants over 70 scan meters."],
    ["Drei Viertel der Mieter scannen Zähler", "75 % der Mieter scannen Zähler."],
    ["Acht von zehn Mietern scannen Zähler", "80 Prozent: So viele Mieter scannen Zähler."],
    ["Driekwart van de huurders scant meters", "75% van de huurders scant meters."],
    ["8 van de 10 huurders scannen meters", "80 % van de huurders scannen meters."],
    ["Trois quarts des locataires scannent", "75 % des locataires scannent."],
    ["Un locataire sur dix scanne le compteur", "10 % : tel locataire scanne le compteur."],
    ["入居者の8割がメーターを撮影する", "入居者の80%がメーターを撮影する。"],
    ["入居者の4分の3がメーターを撮影する", "入居者の75%がメーターを撮影する。"],
    [
      "More than 40% of tenants scan meters",
      "In the survey, more than 40% of tenants scan meters.",
    ],
    ["Mindestens 40 Mieter scannen", "In der Umfrage scannen mindestens 40 Mieter."],
    ["40人以上の入居者が撮影する", "調査では40人以上の入居者が撮影する。"],
    ["Tenants pay 40 euros a quarter", "Tenants pay 40 euros per quarter."],
    ["Tenants scan 30 meters", "Tenants scan 30 of 40 meters."],
    ["Scanning meters takes 14 minutes for tenants", "Tenants scanning meters take 14 minutes."],
  ])("with the same share or number: %s", (claim, said) => {
    expect(map(claim, said)?.status).toBe("validated");
  });

  test.each([
    ["Three quarters of tenants over 70 would scan meters", "Of tenants over 70, 31% scan meters."],
    ["Half of the tenants over 70 would scan meters", "Of tenants over 70, 31% scan meters."],
    ["8 in 10 meters are read within 15%", "22 of 40 meters were read within 15%."],
    ["3 in 10 meters are read within 15%", "22 of 40 meters were read within 15%."],
    ["Tenants over 70 would scan meters", "Of tenants over 70, 31% scan meters."],
    ["31% of tenants would scan meters", "Of tenants over 70, 31% would scan meters."],
    ["80% of tenants over 70 scan meters", "80% of tenants under 30 scan meters."],
    ["31 tenants scan meters", "31% of tenants scan meters."],
    ["More than 40% of tenants scan meters", "More than 40 tenants scan meters."],
    ["60% of tenants scan meters", "Tenants scan meters: 12 tenants in 20 minutes."],
    ["50% of tenants scan meters", "Tenants scan meters in the first half of the year."],
    ["75% of tenants scan meters", "Tenants scan meters since 3 quarters."],
    ["50 % der Mieter scannen", "Die Mieter scannen in der zweiten Hälfte."],
    ["31% of tenants scan meters", "31 tenants scan meters."],
    ["Drei Viertel der Mieter über 70 scannen", "Von den Mietern über 70 scannen nur 31 %."],
    ["Die Hälfte der Mieter über 70 scannt", "Nur 31 % der Mieter über 70 scannt."],
    ["Mieter ab 70 scannen Zähler", "31 % der Mieter ab 70 scannen Zähler."],
    ["Driekwart van de huurders boven 70 scant", "Van huurders boven 70 scant 31%."],
    ["De helft van de huurders vanaf 70 scant", "31% van de huurders vanaf 70 scant."],
    ["8 op de 10 huurders lezen binnen 24 uur", "22 van de 40 huurders lezen binnen 24 uur."],
    ["Trois quarts des locataires de plus de 70 ans", "31 % des locataires de plus de 70 ans."],
    ["La moitié des locataires de 70 ans et plus", "31 % des locataires de 70 ans et plus."],
    ["70歳以上の入居者の8割が撮影する", "70歳以上の入居者の31%が撮影する。"],
    ["70歳以上の入居者が撮影する", "70歳以上の入居者の31%が撮影する。"],
    ["入居者の10人中8人が撮影する", "入居者の40人中22人が撮影する。"],
  ])("not without it, nor by a number that only qualifies: %s", (claim, said) => {
    expect(map(claim, said)?.status).toBe("unvalidated");
  });
});

describe("assumption map: what to read first", () => {
  test.each([
    [
      "The intake desk needs 6 minutes a box",
      "Help desk: 40 calls on boxes.",
      "Time per box: 6 minutes.",
    ],
    [
      "The reading room opens 6 chests a day",
      "Room 4 is for reading.",
      "We counted 6 chests in the room.",
    ],
    [
      "Die Annahme braucht 6 Minuten je Kiste",
      "Annahme: 40 Anrufe je Woche.",
      "Dauer je Kiste: 6 Minuten.",
    ],
    [
      "De balie heeft 6 minuten nodig per kist",
      "Balie: 40 vragen per week.",
      "Duur per kist: 6 minuten.",
    ],
    [
      "Le guichet met 6 minutes par caisse",
      "Guichet : 40 appels.",
      "Durée par caisse : 6 minutes.",
    ],
    ["受付は箱の検品に6分かかる", "受付の電話は40本。", "箱の検品は6分だった。"],
    ["Nobody waits six minutes for a box", "Help desk: 40 calls.", "Time per box: 5-6 minutes."],
    ["Die Annahme dauert acht Wochen", "Post: 40 Briefe.", "Für die Annahme 6-8 Wochen."],
    ["De balie wacht acht weken", "Post: 40 brieven.", "Bij de balie 6-8 weken."],
    ["Le guichet met huit semaines", "Poste : 40 lettres.", "Au guichet 6-8 semaines."],
  ])("is the same figure with the same unit: %s", (claim, other, same) => {
    expect(map(claim, other, same)?.how_to_test).toContain(same);
  });

  test.each([
    ["The intake desk needs 6 minutes a box", "The bus to town takes 6 minutes."],
    ["The intake desk needs 6 minutes a box", "The box has 6 locks."],
    ["The intake desk needs 6 minutes a box", "A box of 16 minutes of film."],
    ["The box leaves on 6 March", "A box came on 6 March."],
    ["Der Kasten braucht acht Wochen", "Eine Reise dauert 6-8 Wochen."],
    ["Die Kiste hat 6 Fächer", "Der Bus braucht 6 Minuten."],
    ["Die Annahme braucht 6 Minuten für die Kiste", "Die Fahrt ist für uns 6 Minuten weiter."],
    ["De kist heeft 6 vakken", "De bus komt om de 6 minuten."],
    ["La caisse a 6 cases", "Le bus met 6 minutes."],
    ["箱は6個ある", "バスは6分かかる。"],
  ])("is not another unit, nor another matter: %s", (claim, said) => {
    expect(map(claim, said)?.evidence).toEqual([]);
  });
});

test.each([
  ["The skipper stands near the boat", "The skipper reports the boat from the pier or the van."],
  ["Der Schiffer steht neben dem Boot", "Der Schiffer meldet das Boot vom Steg oder vom Auto."],
  ["De schipper staat bij de machine", "De schipper meldt de machine vanaf de steiger."],
])("assumption map: what target users do is read first, but proves nothing: %s", (claim, said) => {
  const { assumptions } = applyRules({
    subject: { type: "document", id: "documents/mapped", title: "A plan" },
    text: `## Assumptions\n\n${claim}\n`,
    evidence: [item("target_users", "Skippers", said)],
    options: { today: "2026-11-20" },
  });
  expect(assumptions[0]).toMatchObject({
    status: "unvalidated",
    how_to_test: expect.stringContaining(said),
  });
});
