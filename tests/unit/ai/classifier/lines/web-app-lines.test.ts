import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, title, keep }) => [keep ? label : "noise", title]);
const listKept = (text: string) => list(text).filter(([label]) => label !== "noise");

const FRAME = ["noise", "Headers, greetings and other lines without content"];

test("classifier: a page of a wiki has one decision, and its author, dates and fields are none", () => {
  const text = `Decisions
Created by Luis Ferreira
Last updated: Nov 02, 2026 by Grace Lindqvist
3 min read
5 people viewed
Status
DECIDED
Impact
HIGH
Driver
@Luis Ferreira
Contributors
@Tom Hale @Priya Raman
Support team
Due date
Nov 10, 2026
Outcome
We use MessageBird instead of Twilio, because it has approved sender IDs in Poland.`;
  expect(listKept(text)).toEqual([["decision", "We use MessageBird instead of Twilio"]]);
});

test("classifier: a list of issues has no numbers, fields and buttons among its items", () => {
  const text = `Open
9
Closed
141
Author
Labels
Assignees
Sort
[Bug] ANPR webhook fires twice for the same truck
Status: Open.
#842 In dockwell/gate-api;· priyaraman opened 3 days ago · 4 comments
Support ISO 6346 container numbers in search
Status: Open.
#839 opened last week by tomhale
Previous
1
Next`;
  expect(listKept(text).map(([, title]) => title)).toEqual([
    "[Bug] ANPR webhook fires twice for the same truck",
    "Support ISO 6346 container numbers in search",
  ]);
  expect(byRules(text).goals).toEqual([]);
});

test("classifier: below Decisions, questions and open matters are open, and values say nothing", () => {
  const text = `## Decisions

- We use MessageBird instead of Twilio.
- Who pays when a dock stays empty?
- Price: TBD
- HIGH
- TBD
- Postgres`;
  expect(list(text)).toEqual([
    ["decision", "We use MessageBird instead of Twilio"],
    ["general_note", "Who pays when a dock stays empty?"],
    ["general_note", "Price: TBD"],
    ["decision", "Postgres"],
    FRAME,
  ]);
});

test.each([
  "12",
  "2/5",
  "1-4 of 4",
  "YRD-210",
  "Oct 2",
  "12/Oct/26",
  "Tue, Nov 3",
  "3 days ago",
  "vor 3 Tagen",
  "3 dagen geleden",
  "il y a 3 jours",
  "3日前",
  "Created by Luis Ferreira",
  "Erstellt von Jana Brandl",
  "Laatst bewerkt door Ann de Wit",
  "Créé par Sophie Delvaux",
  "Last edited time: November 2, 2026 4:12 PM",
  "Last seen: 3 minutes ago",
  "Zuletzt bearbeitet: vor 3 Tagen",
  "#839 opened last week by tomhale",
  "Zuletzt aktualisiert: 2. November 2026",
  "Laatst bijgewerkt op 2 november 2026",
  "Dernière modification : 2 novembre 2026",
  "最終更新: 2026年11月2日",
  "3 min read",
  "5 people viewed",
  "12 Kommentare",
  "Add a comment…",
  "Kommentar hinzufügen",
  "Opmerking toevoegen",
  "Ajouter un commentaire",
  "コメントを追加",
  "Show more",
  "Add description...",
  "Priority: High",
  "Plan: Enterprise",
  "IN PROGRESS 3",
  'Jonas Weber added tag "calendar"',
  "Tom Hale created the issue · 3w ago",
  "[Table of Contents]",
  "[Decision log](Decision%20log%20129ab3/Untitled%20Database%208c1.csv)",
  "AI-generated content may be incorrect",
])("classifier: a line of a web app without content is not kept: %s", (line) => {
  const told = "The kiosk freezes six times per shift and drivers queue back to the road.";
  for (const text of [`Tom Hale\n${line}\n${told}`, `${told}\n\n${line}`])
    expect(listKept(text).map(([, title]) => title)).toEqual([
      expect.stringContaining("The kiosk freezes six times"),
    ]);
});

test.each([
  ["## Feature ideas\n- SSO\n- Export\n- Labels\n- Add comment", "feature_idea", 4],
  ["Feature ideas\nSSO\nExport\nSearch\nDark mode", "feature_idea", 4],
  ["## Competitors\n- Acme\n- Globex", "key_competitors", 2],
  ["Competitors\nAcme\nGlobex", "key_competitors", 2],
  ["Decisions\nPostgres stays\nNo native app\nKein Rabatt", "decision", 3],
  ["## Wünsche\n- SSO\n- Teilen", "feature_idea", 2],
  ["## Besluiten\n- Postgres\n- Geen korting", "decision", 2],
  ["## Décisions\n- Postgres\n- Pas de remise", "decision", 2],
  ["## 要望\n- 共有\n- SSO", "feature_idea", 2],
])("classifier: entries of a real list are kept, however short: %j", (text, label, count) => {
  expect(listKept(text).map(([kind]) => kind)).toEqual(Array(count).fill(label));
});

test.each([
  "Created by carriers, the queue is our main problem.",
  "Add a comment field to the booking form",
  "Show more than one dock in the calendar",
  "Plan: Enterprise customers get a second calendar",
  "Priority: high shelves must be reachable for all clerks",
  "Updated: the portal needs a page for carriers",
  "5 people viewed the offer and asked for a discount",
  "ISO-27001",
])("classifier: a statement that begins like a line of a web app stays: %s", (line) => {
  expect(list(line)).not.toContainEqual(FRAME);
});

test("classifier: a value that completes the line above it stays with it", () => {
  const wrapped = "The pilot in Reading and Swindon showed that a week has this many calls\n141";
  expect(list(wrapped)).not.toContainEqual(FRAME);
  expect(list("# Portal\n\nClerks like it.\n\nLaunch:\n31 March 2027")).not.toContainEqual(FRAME);
});

const SAID = "The kiosk freezes six times per shift.";

test.each([
  "Ticket #5518 wurde mit diesem Ticket zusammengeführt. Anforderer von #5518 ist kein Empfänger mehr.",
  "Request #5518 was closed and merged into this request. Last comment in request #5518:",
  "Verzoek #5518 is gesloten en samengevoegd met dit verzoek.",
  "La demande n° 5518 a été fermée et fusionnée avec cette demande.",
  "Nachricht eingeben",
  "Type a message…",
  "Typ een bericht",
  "Saisissez un message",
  "メッセージを入力",
  "![IMG_0712.jpeg](Gate%20visit/IMG_0712.jpeg)",
  "![](https://files.kestrel.example/1f3a)",
])("classifier: what a program writes or shows is a line without content: %s", (line) => {
  expect(listKept(`${SAID}\n${line}`).map(([, title]) => title)).toEqual([SAID.slice(0, -1)]);
});
