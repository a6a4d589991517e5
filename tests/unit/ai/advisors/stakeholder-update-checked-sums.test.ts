import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { item } from "../builtin/pieces";

const update = (text: string) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Well" },
    text: "",
    evidence: [item("general_note", "Call", text)],
    options: { audience: "executive", today: "2026-11-21", language: "en" as const },
  });

test.each([
  "Mr Ode says 120,000 euros. That contradicts the 98,000 euros in the minutes.",
  "The budget is 120,000 euros. Ann is checking with accounts.",
  "Wir dürfen 120.000 Euro ausgeben. Das widerspricht den 98.000 Euro im Protokoll.",
  "Wir zahlen 120.000 Euro. Ines klärt das mit dem Amt.",
  "Het budget is 120.000 euro. Kees zoekt het nog uit.",
  "Nous avons 120 000 euros. En cours de vérification.",
  "「予算は1,200万まで」と社長。議事録の980万円と食い違う。経理に確認中。",
  "The price is 40 euros (to be confirmed).",
  "Der Preis ist 40 Euro (noch zu klären).",
  "価格は40円（要確認）。",
])("stakeholder update: a sum that is being checked is an ask, and no fact: %s", (text) => {
  const { asks, highlights, body_markdown } = update(text);
  expect(asks.map((each) => each.text)).toEqual([`Decide on “Call”: “${text}”`]);
  expect([highlights, body_markdown]).toEqual([[], expect.not.stringContaining("##")]);
});

test.each([
  "Invoices above 500 euros are being checked by accounts.",
  "Orders of 500 euros are to be checked twice.",
  "Every bill of 40 euros (to be checked) waits.",
  "The board gave 90,000 euros. The lawyer is checking the lease.",
  "A crash costs 900 euros. That contradicts the promise of the maker.",
  "The minutes say 90,000 euros. That contradicts the 80,000 euros. Decided: 80,000 euros.",
  "Das Budget ist 90.000 Euro. Der Vertrag wird noch geprüft.",
  "Das Budget ist 90.000 Euro. Das widerspricht nicht den 80.000 Euro.",
  "Facturen boven 500 euro worden gecontroleerd.",
  "Budget 90.000 euro. De huur wordt nagekeken.",
  "Budget de 90 000 euros. Le bail est en cours de vérification.",
  "Les factures de plus de 500 euros sont à vérifier.",
  "予算は980万円。契約書は確認中。",
])("stakeholder update: a check of something else is no ask: %s", (text) => {
  expect(update(text).asks).toEqual([]);
});
