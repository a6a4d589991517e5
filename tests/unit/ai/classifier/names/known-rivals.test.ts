import { expect, test } from "vitest";
import { createRivalTest } from "@/lib/ai/classifier/names/known-rivals";
import { byRules } from "@/tests/support/classified";

const RIVALS = ["Brightlane, Ghent", "Prices of the market", "Kurvo", "価格", "ブライト社"];
const read = (text: string) => {
  const { proposals, goals } = byRules(text, [], RIVALS);
  return [...proposals.map(({ label }) => label), ...goals.map(({ key_result }) => key_result)];
};

test.each([
  "Brightlane wants to reach 500 hotels by 2028.",
  "Brightlane will bis 2028 auf 500 Hotels kommen.",
  "Brightlane wil in 2028 500 hotels hebben.",
  "Brightlane veut atteindre 500 hôtels en 2028.",
  "ブライト社は2028年までに500店を目指している。",
  "Concurrent Nordas wil tegen 2028 naar 500 hotels.",
  "競合のサービスは3か月で200件を目指している。",
  "Brightlane gaat trouwens stoppen met de kleine machines",
  "[18.11.26, 08:15] Jana: Brightlane hat übrigens die Preise gesenkt",
  "Competitors\n\n- Nordas plans 300 sites by 2027",
])("rivals on record: what one of them wants or does is about it: %s", (text) => {
  expect(read(text)).toEqual(["key_competitors"]);
});

test.each([
  ["We want to win 40 Brightlane customers by June.", "40 Brightlane"],
  ["Brightlane has 500 hotels, we want 300 by 2027.", "300 hotels"],
  ["Brightlane integration must be done for 40 shops by June", "40 shops"],
  ["ブライト社のお客様から40件の申し込みを6月までに取りたい", "40件"],
  ["価格は6月までに200円にする", "200円"],
  ["Brightlane may copy the map before launch", "risk"],
  ["Decision: Brightlane is not in the comparison any more", "decision"],
  ["The Brightlane export is broken again, says Acme", "user_feedback"],
])("rivals on record: a sentence that only names one keeps its label: %s", (text, found) => {
  expect(read(text)).toEqual([found]);
});

test("rivals on record: below Competitors, our own wish stays ours", () => {
  const text = "Competitors\n\n- Brightlane: we want to take 40 of their customers by June";
  expect(read(text)).toEqual(["40"]);
});

test.each([
  "Brightlane will no longer be used in 40 shops by March 2027.",
  "Brightlane has to stay an export format.",
  "Brightlane is not supported from May, decided.",
])("rivals on record: what we do with a product of theirs is about us: %s", (text) => {
  expect(read(text)).not.toContain("key_competitors");
});

test.each([
  "Nord-West",
  "C++",
  "A|B (Berlin)",
  "Zento / Boxco",
  "What?!",
  "[Zento]",
  "Zen\\to",
  "$9 Club",
  "A.B^C",
])("rivals on record: any title makes a test: %s", (title) => {
  expect(createRivalTest([title])(`${title} wants to reach 40 shops.`)).toBeTypeOf("boolean");
});

test("rivals on record: a name with a hyphen is one", () => {
  const isAboutRival = createRivalTest(["Nordwest-Kontor"]);
  expect(isAboutRival("Nordwest-Kontor wants to reach 40 shops by May.")).toBe(true);
  expect(isAboutRival("Nordwest wants to reach 40 shops by May.")).toBe(false);
});

const namesRival = createRivalTest(["Zento, Boxco", "ブライト社"]);

test.each([
  "Zento and Boxco want to reach 500 hotels by 2028.",
  "Zento & Green Fleet offer a map.",
  "Zento, Boxco und Kurvo planen bis 2027 300 Läden.",
  "Zento en Boxco willen in 2028 500 hotels hebben.",
  "Zento et Boxco veulent atteindre 500 hôtels en 2028.",
  "ブライト社とボクスコは2028年までに500店を目指している。",
])("rivals on record: one that is the first of several names: %s", (text) => {
  expect(namesRival(text)).toBe(true);
});

test.each([
  "Zento and the team want 40 shops by June.",
  "Zento and customers want 40 shops.",
  "Zento and Anna's team want 40 shops.",
  "Zento, 40 shops have it.",
  "The Zento and Boxco exports have 40 errors a week.",
  "Zento and Boxco have to stay export formats.",
  "Zento et nos clients veulent 40 cartes.",
  "Zento en dan willen 40 klanten weg.",
  "Zento und Boxco werden ab Mai nicht mehr genutzt.",
  "ブライト社とボクスコは6月までに廃止する。",
])("rivals on record: not one beside people, things and what we do: %s", (text) => {
  expect(namesRival(text)).toBe(false);
});
