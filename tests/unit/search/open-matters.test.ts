import { expect, test } from "vitest";
import { leavesOpen } from "@/lib/search/leaves-open";
import { findOpenWords } from "@/lib/search/open-words";
import { tokenize } from "@/lib/search/tokens";

const find = (q: string) => [...findOpenWords(q, tokenize(q), new Set(["show"])).named].join(" ");

test.each([
  ["not decided", "not decided"],
  ["What has not been decided yet?", "not been decided"],
  ["what is not yet agreed about prices", "not yet agreed"],
  ["What is still open?", "still open"],
  ["open questions", "open questions"],
  ["what are the open points for the launch", "open points"],
  ["undecided", "undecided"],
  ["Was ist noch offen?", "noch offen"],
  ["Was ist noch nicht entschieden?", "nicht entschieden"],
  ["offene Fragen", "offene fragen"],
  ["was ist unklar", "unklar"],
  ["Wat is er nog niet besloten?", "niet besloten"],
  ["open vragen", "open vragen"],
  ["wat is nog open", "nog open"],
  ["Qu'est-ce qui n'est pas encore décidé ?", "pas encore decide"],
  ["questions ouvertes", "questions ouvertes"],
  ["qu’est-ce qui n’a pas été tranché", "pas ete tranche"],
  ["未定", "未定"],
  ["何が決まっていませんか？", "決まって いま せん"],
  ["まだ決まっていないこと", "決まって い ない こと"],
  ["価格は未定", "未定"],
  ["未解決の質問", "未解決 の 質問"],
])("open matters: a query asks for what is undecided: %s", (q, words) => {
  expect(find(q)).toBe(words);
});

test.each([
  "what did we decide",
  "not decided by the board",
  "is the gate still open",
  "how long is the shop open",
  "open data",
  "open the box",
  "security question",
  "question of price",
  "unclear labels on the box",
  "who decided that",
  "opening hours",
  "Ist der Laden noch offen?",
  "wann ist offen",
  "offener Brief",
  "nicht vom Vorstand beschlossen",
  "was wurde entschieden",
  "wat hebben we besloten",
  "is de winkel nog open",
  "open dag",
  "niet besloten door het bestuur",
  "qu'avons-nous décidé",
  "le magasin est encore ouvert",
  "portes ouvertes",
  "pas décidé par le conseil",
  "決定したこと",
  "未来の計画",
  "質問の答え",
])("open matters: a query asks for other things: %s", (q) => {
  expect(find(q)).toBe("");
});

const item = (body: string, more: { title?: string; label?: "decision" | "user_feedback" } = {}) =>
  leavesOpen({ type: "context_item", title: "Lamps", label: "general_note", body, ...more });

test.each([
  "Who pays for the lamps?",
  "Not decided yet: who pays for the lamps.",
  "Offen ist, wer die Lampen zahlt.",
  "- Wer zahlt die Lampen?\n- Wer holt sie?",
  "Nog niet besloten: wie de lampen betaalt.",
  "Pas encore décidé : qui paie les lampes.",
  "ランプの予算は未定です。",
  "誰がランプを払いますか？",
])("open matters: an item leaves something open: %s", (body) => {
  expect(item(body)).toBe(true);
});

test.each([
  "Why do drivers leave? Rain, cold and no toilets.",
  "Unclear wording in the mail.",
  "We decided to pay for the lamps.",
  "The lamps are open at the top.",
  "Die Lampen sind offen gebaut.",
  "Unklare Texte in der Mail.",
  "De lampen zijn open van boven.",
  "Les lampes sont ouvertes en haut.",
  "ランプは決定した。",
])("open matters: an item leaves nothing open: %s", (body) => {
  expect(item(body)).toBe(false);
});

test("open matters: a question of a customer is not one of the team, and a status leaves a decision open", () => {
  expect(item("Who pays for the lamps?", { label: "user_feedback" })).toBe(false);
  expect(item("We take the cheap lamps.\nStatus: proposed", { label: "decision" })).toBe(true);
  expect(item("We take the cheap lamps.\nStatus: accepted", { label: "decision" })).toBe(false);
  expect(item("Lamps for the hall, oil for the cellar.", { title: "Offene Fragen" })).toBe(true);
});

test("open matters: a document lists open questions below their heading, not in an outline", () => {
  const document = (body: string) =>
    leavesOpen({ type: "document", title: "Plan", label: null, body });
  expect(document("We go.\n\n## Open questions\n\n- Who pays\n")).toBe(true);
  expect(document("Wir gehen.\n\n## Offene Fragen\n\nWer zahlt?")).toBe(true);
  expect(document("## Open questions\n\n## Risks\n\nRain.")).toBe(false);
  expect(document("## Open questions\n\nNothing is agreed.")).toBe(true);
  for (const none of ["None.", "- None at the moment", "Keine.", "Geen.", "Aucune.", "なし"])
    expect(document(`## Open questions\n\n${none}\n`), none).toBe(false);
  expect(document("## Questions for the interviews\n\nWho pays?")).toBe(false);
});
