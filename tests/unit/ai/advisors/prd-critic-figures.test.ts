import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prd-critic/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { item } from "../builtin/pieces";

const review = (text: string, ...evidence: Evidence[]) =>
  applyRules({
    subject: { type: "document", id: "documents/reviewed", title: "A plan" },
    text,
    evidence,
    options: { documentType: "prd" },
  }).suggestions;

const CELLS = [
  ["Date", "Owner", "Decision", "4 May 2027", "11 May 2027", "Ann Lee"],
  ["Termin", "Verantwortlich", "Entscheidung", "4. Mai 2027", "11. Mai 2027", "Ann Lee"],
  ["Datum", "Verantwoordelijke", "Besluit", "4 mei 2027", "11 mei 2027", "Ann Lee"],
  ["Date", "Responsable", "Décision", "4 mai 2027", "11 mai 2027", "Ann Lee"],
  ["日付", "担当者", "決定", "2027年5月4日", "2027年5月11日", "田中"],
] as const;

test.each(CELLS)("prd critic: a row lacks its date or owner: %s, %s", (...names) => {
  const [date, owner, step, first, second, person] = names;
  const write = (...rows: string[]) =>
    `## Plan\n\n| X | ${date} | ${owner} |\n|---|---|---|\n${rows.join("\n")}\n`;
  const full = [`| A | ${first} | ${person} |`, `| B | ${second} | ${person} |`];
  const lacks = (...rows: string[]) =>
    review(write(...full, ...rows)).filter(({ issue }) => issue.startsWith("The cell"));
  expect(lacks(`| ${step} | | ${person} |`)).toMatchObject([
    { issue: `The cell “${date}” of “${step}” is empty.`, quote: `| ${step} | | ${person} |` },
  ]);
  expect(lacks(`| ${step} | ${first} | |`)).toMatchObject([
    { issue: `The cell “${owner}” of “${step}” is empty.` },
  ]);
  expect(lacks()).toEqual([]);
});

test.each([
  ["a remark", "| Step | Note |\n|---|---|\n| A | late |\n| B | |\n| C | see D |"],
  ["an amount", "| Item | Euro |\n|---|---|\n| A | 40 |\n| B | |\n| C | 60 |"],
  ["one date", "| Step | When |\n|---|---|\n| A | 4 May 2027 |\n| B | |"],
  ["dates and others", "| Step | When |\n|---|---|\n| A | 4 May 2027 |\n| B | later |\n| C | |"],
  ["no name", "| Step | When |\n|---|---|\n| A | 4 May 2027 |\n| B | 5 May 2027 |\n| | |"],
  ["done on", "| Step | Done on |\n|---|---|\n| A | 4 May 2027 |\n| B | 5 May 2027 |\n| C | |"],
  ["完了日", "| 段階 | 完了日 |\n|---|---|\n| A | 2027年5月4日 |\n| B | 2027年5月5日 |\n| C | |"],
  ["a total", "| X | Owner | Sum |\n|---|---|---|\n| A | Ann | £9 |\n| Total | | £700 |"],
  ["a group", "| X | Owner | Sum |\n|---|---|---|\n| **Before launch** | | |\n| A | Ann | £9 |"],
  ["a column", "| Step | Owner |\n|---|---|\n| A | |\n| B | |"],
  ["Bemerkung", "| Schritt | Bemerkung |\n|---|---|\n| A | spät |\n| B | |\n| C | früh |"],
  ["opmerking", "| Stap | Opmerking |\n|---|---|\n| A | laat |\n| B | |\n| C | vroeg |"],
  ["remarque", "| Étape | Remarque |\n|---|---|\n| A | tard |\n| B | |\n| C | tôt |"],
  ["備考", "| 段階 | 備考 |\n|---|---|\n| A | 遅い |\n| B | |\n| C | 早い |"],
])("prd critic: a cell may be empty on purpose: %s", (_, table) => {
  const found = review(`## Plan\n\n${table}\n`);
  expect(found.filter(({ issue }) => issue.startsWith("The cell"))).toEqual([]);
});

const denied = (said: string, title: string, text: string) =>
  review(`## Terms\n\n${said}\n`, item("decision", title, text)).filter(({ issue }) =>
    issue.includes("denies a figure"),
  );

test.each([
  ["Deposit: 30% as agreed.", "Correction: deposit", "It is NOT 30% for boats."],
  ["The deposit is €400.", "Minutes", "The deposit is not €400 but €200."],
  ["Anzahlung: 30 % wie beschlossen.", "Korrektur: Anzahlung", "Es sind nicht 30 %."],
  ["Aanbetaling: 30 % zoals besloten.", "Correctie: aanbetaling", "Het is niet 30 %."],
  ["Acompte : 30 % comme décidé.", "Correction : acompte", "Ce n’est pas 30 %."],
  ["保証金は30%とする。", "訂正：保証金", "30%ではない。"],
])("prd critic: a record denies the figure: %s", (said, title, text) => {
  expect(denied(said, title, text)).toMatchObject([{ severity: "high", quote: said }]);
});

test.each([
  ["Deposit: 30% as agreed.", "Deposit", "It is 30%."],
  ["Deposit: 30% as agreed.", "Deposit", "It is not only 30% but a fee too."],
  ["Deposit: 30% as agreed.", "Deposit", "It is not 30% more than before."],
  ["Deposit: 30% as agreed.", "Deposit", "It is not more than 30%."],
  ["Deposit: 30% as agreed.", "Deposit", "Why not 30%?"],
  ["Deposit: 30% as agreed.", "Discount", "It is not 30%."],
  ["Deposit: 30% as agreed.", "Deposit", "We stop if it is not 30% by May."],
  ["Deposit: 30% as agreed.", "Deposit", "It is not 30% yet."],
  ["Anzahlung: 30 %.", "Anzahlung", "Wenn es nicht 30 % sind, hören wir auf."],
  ["Aanbetaling: 30 %.", "Aanbetaling", "Als het niet 30 % is, stoppen we."],
  ["保証金は30%とする。", "保証金", "まだ30%ではない。"],
  ["Deposit: 10% and not 30%.", "Deposit", "It is not 30%."],
  ["Deposit: 20% as agreed.", "Deposit", "It is not 30%."],
  ["The deposit is 100% certain.", "Deposit", "We are not 100% sure."],
  ["The deposit takes 30 days.", "Deposit", "It is not 30."],
  ["> Deposit: 30%", "Deposit", "It is not 30%."],
  ["Is the deposit 30%?", "Deposit", "It is not 30%."],
  ["Anzahlung: 30 %.", "Anzahlung", "Nicht nur 30 %, auch eine Gebühr."],
  ["Anzahlung: 30 %.", "Anzahlung", "Nicht mehr als 30 %."],
  ["Anzahlung: 30 %.", "Anzahlung", "Nicht 30 % mehr."],
  ["Aanbetaling: 30 %.", "Aanbetaling", "Niet meer dan 30 %."],
  ["Aanbetaling: 30 %.", "Korting", "Het is niet 30 %."],
  ["Acompte : 30 %.", "Acompte", "Pas plus de 30 %."],
  ["Acompte : 30 %.", "Remise", "Ce n’est pas 30 %."],
  ["保証金は30%とする。", "保証金", "30%を超えない。"],
  ["保証金は30%とする。", "割引", "30%ではない。"],
])("prd critic: a record does not deny it: %s: %s: %s", (said, title, text) => {
  expect(denied(said, title, text)).toEqual([]);
});

test.each([
  ["Goals", "Whether the bill is right", "How fast we answer"],
  ["Ziele", "Ob die Rechnung stimmt", "Wie schnell wir antworten"],
  ["Doelen", "Of de factuur klopt", "Hoe snel we antwoorden"],
  ["Objectifs", "Si la facture est juste", "Notre rapidité"],
  ["目標", "請求が正しいか", "返事の速さ"],
])("prd critic: the goals of one list get one remark: %s", (heading, one, other) => {
  const issues = (items: string[]) =>
    review(`## ${heading}\n\n${items.map((each) => `- ${each}`).join("\n")}\n`)
      .map(({ issue }) => issue)
      .filter((issue) => issue.includes("no number"));
  expect(issues([one, other])).toEqual([
    "2 goals of this list have no number that shows when they are reached; this is the first.",
  ]);
  expect(issues([one])).toEqual(["This goal has no number that shows when it is reached."]);
});
