import { expect, test } from "vitest";
import { briefFor, initiative, item, readSection } from "./pieces";

// Items are saved on 1 January 2026.
const DONE = ["New", "Improved", "Fixed"];
const readDone = async (label: "general_note" | "feature_idea", title: string, text: string) => {
  const brief = briefFor("release_notes", [
    initiative("Riders scan the gate."),
    item(label, title, text),
  ]);
  const sections = await Promise.all(DONE.map((heading) => readSection(brief, heading)));
  return sections.join("\n");
};

test.each([
  "4 February: scanner fixed\n18 February: labels delivered\n11 March: pilot starts",
  "4. Februar: Scanner behoben\n18. Februar: Etiketten da\n11. März: Start der Probe",
  "4 februari: scanner hersteld\n18 februari: etiketten binnen\n11 maart: start proef",
  "4 février : scanner corrigé\n18 février : étiquettes livrées\n11 mars : début de l'essai",
  "2月4日：スキャナー修正\n2月18日：ラベル入荷\n3月11日：試行開始",
])("coming fixes: a schedule belongs to the dates: %j", async (text) => {
  const note = item("general_note", "Gate", text);
  const brief = briefFor("release_notes", [initiative("Riders scan the gate."), note]);
  expect(await readSection(brief, "Fixed")).toBe("");
  expect(await readSection(brief, "Availability and help")).toContain("Gate");
});

test.each([
  "4 March: scanner fixed.",
  "The scanner is fixed on 4 March.",
  "We stop if more than 5 % of the scans must be fixed by hand.",
  "Until it is fixed we use paper.",
  "The gate must be faster.",
  "We want to improve the gate.",
  "This can be improved.",
  "Am 4. März ist der Scanner behoben.",
  "Wir hören auf, wenn mehr als 5 % der Scans von Hand behoben werden müssen.",
  "Der Scanner wird noch verbessert.",
  "Das Tor muss schneller werden.",
  "Op 4 maart is de scanner hersteld.",
  "We stoppen als meer dan 5 % verbeterd moet worden.",
  "De scanner wordt later hersteld.",
  "De poort moet sneller.",
  "Le 4 mars, le lecteur est corrigé.",
  "Nous arrêtons si plus de 5 % des lectures doivent être corrigées à la main.",
  "Le lecteur sera corrigé.",
  "Le portail doit être amélioré.",
  "3月4日にスキャナーを修正。",
  "修正が5％を超えたら中止する。",
  "読み取りの改善が必要だ。",
  "修正の予定です。",
])("coming fixes: neither a coming day nor a condition is a fix: %s", async (text) => {
  expect(await readDone("general_note", "Gate", `Ann was there. ${text}`)).not.toContain(
    text.slice(0, 12),
  );
});

test.each([
  "Fixed a crash if the name was empty.",
  "Fixed: the app no longer stops if there is no signal.",
  "If the signal is lost, the app no longer stops.",
  "Riders can pay faster.",
  "Rewrote the loader to improve the start.",
  "On 4 December the scanner was fixed.",
  "The scanner that had to be replaced is fixed.",
  "Behoben: Der Beleg wird nicht mehr doppelt gedruckt.",
  "Wenn das Netz fehlt, ist der Absturz behoben.",
  "Die Liste wird schneller geladen.",
  "Der Fehler wurde im Dezember behoben.",
  "Der Scanner, der ersetzt werden musste, ist behoben.",
  "Opgelost: de app stopt niet meer als er geen bereik is.",
  "Sneller als voorheen.",
  "De fout is hersteld.",
  "De scanner werd in december hersteld.",
  "Corrigé : l'appli se fermait si le nom manquait.",
  "Le lecteur a été corrigé.",
  "On peut payer plus rapidement.",
  "エラーが出た場合の表示を修正した。",
  "読み取り速度を改善しました。",
  "12月4日に修正した。",
])("coming fixes: but what is done is one: %s", async (text) => {
  const said = text.replace("Fixed: t", "T"); // the heading says the label
  expect(await readDone("general_note", "Gate", text)).toContain(said.slice(0, 12));
});

test.each([
  ["Fixed: the receipt. Fixed: the sign.", "4 March: scanner fixed."],
  ["Behoben: der Beleg. Behoben: das Schild.", "4. März: Scanner behoben."],
  ["Opgelost: de bon. Opgelost: het bord.", "4 maart: scanner hersteld."],
  ["Corrigé : le reçu. Corrigé : le panneau.", "4 mars : lecteur corrigé."],
])("coming fixes: in a list of fixes, too: %s", async (said, coming) => {
  const text = await readDone("general_note", "Gate", `${said} ${coming}`);
  const written = said.replaceAll("Fixed: t", "T"); // the heading says the label
  expect(text).toContain(written.slice(0, 12));
  expect(text).not.toContain(coming.slice(0, 12));
});

const read = async (text: string, heading: string) =>
  readSection(
    briefFor("release_notes", [
      initiative("Riders scan the gate."),
      item("general_note", "Gate 2", text),
    ]),
    heading,
  );

test.each([
  "- fixed: the receipt\n- known problem: the camera",
  "Fixed: the receipt\nKnown issue: the camera",
  "- behoben: the receipt\n- bekanntes Problem: the camera",
  "- opgelost: the receipt\n- bekend probleem: the camera",
  "- corrigé : the receipt\n- problème connu : the camera",
  "修正：the receipt\n既知の問題：the camera",
])("coming fixes: a known problem is none: %j", async (text) => {
  expect(await read(text, "Fixed")).not.toMatch(/the camera/i);
  expect(await read(text, "Known issues")).toMatch(/the camera/i);
});

test.each([
  "The scanner must be fixed.",
  "Der Scanner muss behoben werden.",
  "De scanner moet hersteld worden.",
  "Le lecteur doit être corrigé.",
  "スキャナーの修正が必要。",
])("coming fixes: an idea is none: %s", async (text) => {
  const brief = (said: string) =>
    briefFor("release_notes", [initiative("Gate."), item("feature_idea", "Gate 2", said)]);
  expect(await readSection(brief(text), "Fixed")).toBe("");
  expect(await readSection(brief("Fixed. Behoben. Hersteld."), "Fixed")).toContain("Gate 2");
});
