import { expect, test } from "vitest";
import { briefFor, initiative, item, readSection } from "./pieces";

// Items are saved on 1 January 2026.
const readDone = async (text: string) => {
  const note = item("general_note", "Gate", `Ann was there. ${text}`);
  const brief = briefFor("release_notes", [initiative("Riders scan the gate."), note]);
  const sections = ["New", "Improved", "Fixed"].map((heading) => readSection(brief, heading));
  return (await Promise.all(sections)).join("\n");
};

test.each([
  "Der Fehler ist behoben worden.",
  "Die Suche ist verbessert worden.",
  "The bug that would stop printing is fixed.",
  "L'erreur qui devait être corrigée est corrigée.",
  "De fout die moest worden hersteld is hersteld.",
  "The crash that occurred until May is fixed.",
  "If you pay by card it is faster.",
  "Als je met kaart betaalt gaat het sneller.",
  "Si on paie par carte c'est plus rapide.",
  "You can get faster help.",
  "De bon kan sneller worden geprint.",
  "Klanten willen sneller betalen en dat kan nu.",
  "L'erreur vient d'être corrigée.",
  "L'erreur a pu être corrigée.",
  "Nous avons réussi à améliorer la recherche.",
  "改善することができました。",
  "修正すべきだった表示を直しました。",
  "改善中だった検索が完成した。",
  "修正中のエラーが直った。",
  "Fixed: events on 4 March 2026 were shown a day late.",
  "Fixed a bug: the calendar did not show 4 March.",
  "New: bookings from 4 March 2026 can be made now.",
  "新機能：2026年3月4日以降の予約ができる。",
])("done fixes: a relative clause, an ability or a day that it is about: %s", async (text) => {
  expect(await readDone(text)).toContain(text.replace(/^.*[:：] ?/, "").slice(3, 20));
});

test.each([
  "It can get faster.",
  "The scanner would be fixed.",
  "We stop if the gate is not faster.",
  "Until the map is fixed we use paper.",
  "Der Fehler muss behoben worden sein.",
  "De fout zal worden hersteld.",
  "De poort kan sneller worden.",
  "L'erreur peut être corrigée.",
  "改善することができます。",
  "修正すべきだった。",
  "修正中のエラーがある。",
  "Fixed on 4 March 2026.",
  "Fixed: from 4 March 2026 the map turns.",
])("done fixes: but nothing that is to come: %s", async (text) => {
  expect(await readDone(text)).not.toContain(text.slice(-12));
});

test.each([
  "The app should, as far as we can see, no longer crash.",
  "It shall, if all goes well, be fixed.",
  "Printing ought to no longer stop.",
  "Printing is supposed to no longer stop.",
  "Die Suche sollte, soweit wir sehen, schneller sein.",
  "Zoeken zou, denken wij, sneller zijn.",
  "検索の改善が望ましい。",
  "表示を修正してほしい。",
  "不具合は修正されるはずです。",
])("done fixes: what should or ought to be is not done: %s", async (text) => {
  expect(await readDone(text)).not.toContain(text.slice(3, 12));
});

test.each([
  "The app should, and now does, no longer crash.",
  "The scan is, as it should, faster.",
  "The printer that should, as agreed, be replaced is fixed.",
  "Der Fehler, der alle traf, ist behoben.",
  "表示を修正してほしいという声に応えた。",
  "不具合は修正されたはずです。",
])("done fixes: words between commas leave what is done: %s", async (text) => {
  expect(await readDone(text)).toContain(text.slice(3, 12));
});
