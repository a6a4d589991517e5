import { expect, test } from "vitest";
import { isOpen } from "@/lib/ai/engines/builtin/open-points";
import { briefFor, item, readSection } from "./pieces";

test.each([
  "It is not clear who owns the maps. Ann Lee asks by 15 December.",
  "Who pays for the cards? Ben finds out by Friday.",
  "Still open: the depot. Ann checks with the landlord before 3 May.",
  "Offen ist, wer den Kalender pflegt, wenn Petra fehlt.",
  "Nicht geklärt ist, wem die Karten gehören. Frau Berg fragt bis 15. Dezember.",
  "Wer bezahlt die Karten? Katrin fragt bis 11.12.",
  "Wer bezahlt die Karten? Klärt Herr Berg bis 3. Mai.",
  "Nog niet duidelijk is wie betaalt. Jan vraagt het na voor 3 mei.",
  "Wie betaalt de kaarten? Piet zoekt het uit tot 11 december.",
  "Qui paie les cartes ? Anne demande avant le 3 mai.",
  "Il n'est pas clair qui paie. Paul vérifie d'ici vendredi.",
  "紙の用紙をいつまで残すか。誰が教えるのか。",
  "誰が払うのか。田中が12月15日までに確認する。",
])("open points: a note leaves open, also with who finds out by when: %s", (text) => {
  expect(isOpen(item("general_note", "Jour fixe", text))).toBe(true);
});

test.each([
  "Who pays for the cards? Ann pays by 3 May.",
  "Who pays? Customers pay by 3 May.",
  "Wer bezahlt? Rechnungen kommen bis 3. Mai.",
  "誰が払うのか。会社が3月1日までに払う。",
  "Who pays? The customer pays by invoice.",
  "Who pays for the cards? Payment is due by 3 May.",
  "Why do drivers leave? Rain, cold and no toilets.",
  "Ann asks by 15 December.",
  "Ann Lee finished the map by 3 May.",
  "Is it decided? We chose the north pier.",
  "Wer zahlt? Kunden zahlen per Rechnung.",
  "Warum fehlt Petra? Sie ist krank bis 3. Mai.",
  "Katrin fragt bis 11.12.",
  "Der Laden ist offen bis 20 Uhr.",
  "Wie betaalt? De klant.",
  "Waarom gaan ze weg? Regen en kou.",
  "Qui paie ? Le client.",
  "Paul vérifie d'ici vendredi.",
  "静かで、わずか。",
  "明日までに決める。",
  "誰が払うのか。会社が払う。",
  "料金は誰が見ても分かる。",
  "Open from 9 to 5. Ann closes by 3 May.",
  "What do they want? Lists. Ann writes one by 3 May.",
  "Is the gate open? Open, Ann checks tickets there.",
])("open points: a note does not leave open: %s", (text) => {
  expect(isOpen(item("general_note", "Jour fixe", text))).toBe(false);
});

test.each(["To clarify", "Bitte klären", "À préciser", "宿題", "残課題", "論点", "未解決の質問"])(
  "open points: the title %s names them",
  (title) => expect(isOpen(item("general_note", title, "Maps. Prices."))).toBe(true),
);

test.each(["Clarified butter", "Klärschlamm", "課題", "宿題の多さ", "論点整理会"])(
  "open points: the title %s does not",
  (title) => expect(isOpen(item("general_note", title, "Maps. Prices."))).toBe(false),
);

test.each([
  "It is not clear who owns the maps.",
  "Offen ist, wer die Karten pflegt.",
  "Nog onduidelijk wie betaalt.",
  "誰が払うかは未定。",
])("open points: a decision that is none: %s", (text) => {
  expect(isOpen(item("decision", "Maps", text))).toBe(true);
});

test("open points: what has no value yet is neither required nor launched, whatever its label", async () => {
  const pieces = [
    item("decision", "Family plan", "Family plan: TBD, Noor checks with Apple."),
    item("feature_idea", "Gift cards", "Gift cards – to be decided."),
  ];
  const questions = await readSection(briefFor("prd", pieces), "Open questions and risks");
  const wanted = await readSection(briefFor("prd", pieces), "Requirements");
  const launched = await readSection(briefFor("launch_plan", pieces), "What is launched");
  for (const name of ["Family plan", "Gift cards"]) {
    expect(questions).toContain(name);
    expect(wanted).not.toContain(name);
    expect(launched).not.toContain(name);
  }
});
