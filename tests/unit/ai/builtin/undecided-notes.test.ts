import { expect, test } from "vitest";
import { briefFor, initiative, item, readSection } from "./pieces";

const plan = initiative("We lend tools to neighbours.");

async function readPlaces(text: string) {
  const brief = briefFor("prd", [plan, item("general_note", "Deposit", text)]);
  const open = await readSection(brief, "Open questions and risks");
  const wanted = await readSection(brief, "Requirements");
  return { open, wanted };
}

test.each([
  "The poster says 10 euros. The board said 20. Nobody has decided yet.",
  "The poster says 10 euros, and the site says 20. No one has decided this so far.",
  "The poster says 10 euros. It is not decided yet.",
  "Auf dem Plakat stehen 10 Euro. Der Vorstand sagte 20. Niemand hat das bisher entschieden.",
  "Auf dem Plakat stehen 10 Euro, auf der Seite 20. Das ist noch nicht entschieden.",
  "Op de poster staat 10 euro. Het bestuur zei 20. Niemand heeft dat nog besloten.",
  "Op de poster staat 10 euro, op de site 20. Dat is nog niet besloten.",
  "L'affiche dit 10 euros. Le bureau a dit 20. Personne n'a encore tranché.",
  "ポスターは千円。理事会は二千円と言った。まだ誰も決めていない。",
])("undecided: a note is an open question as a whole: %s", async (text) => {
  const { open, wanted } = await readPlaces(text);
  expect(open).toContain(text.split(/[.。]/)[0] ?? "-");
  expect(wanted).not.toContain("Deposit");
});

test.each([
  "Norlund gets the contract. Price is 400 a month. For York we wait. Decision next week.",
  "We decided on 20 euros. Who collects them? That is not decided yet.",
  "The board agreed on 20 euros. Nobody has decided yet.",
  "The poster says 10 euros. Nobody has decided to change it.",
  "The poster says 10 euros. Nobody but Ann has decided.",
  "Nobody has decided to leave. The fee is 10 euros, as agreed.",
  "Der Vorstand hat 20 Euro beschlossen. Niemand hat das bisher entschieden.",
  "Vereinbart sind 20 Euro. Wer sie nimmt, hat niemand entschieden.",
  "Afgesproken is 20 euro. Wie het int, heeft niemand besloten.",
  "Convenu : 20 euros. Personne n'a décidé de partir.",
  "二千円に決めた。まだ誰も払っていない。",
  "The fee is 10 euros. Nobody has decided against it.",
  "Nobody has decided yet. So we keep 10 euros, and Ann tells the members.",
  "The fee is 10 euros. Nobody has paid yet.",
  "Ten members pay. Nobody decided for them.",
  "Zehn Euro gelten. Niemand hat sich beschwert.",
  "Zehn Euro gelten. Niemand hat das bezahlt.",
  "Tien euro geldt. Niemand heeft nog betaald.",
  "Tien euro geldt. Niemand heeft besloten om te stoppen.",
  "Dix euros. Personne n'a encore payé.",
  "Dix euros. Personne n'a décidé d'arrêter.",
  "千円だ。まだ誰も来ていない。",
  "Launch is on 4 March. Six shops take part. The colour may be red. Nobody has decided that yet.",
  "Launch is on 4 March 2027. Nobody has decided that yet.",
])("undecided: a note with a decision is none: %s", async (text) => {
  expect((await readPlaces(text)).open).not.toContain("Deposit");
});
