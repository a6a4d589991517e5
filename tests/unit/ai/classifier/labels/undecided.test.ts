import { expect, test } from "vitest";
import { isUndecided } from "@/lib/text/is-undecided";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { byRules } from "@/tests/support/classified";

const WAITING = [
  "I would suggest that we open the north pier first and the south pier later.",
  "I'd propose that we take the red till. That is not decided yet, Bo wants to think.",
  "Ich würde vorschlagen, dass wir zuerst den Nordkai öffnen. Beschlossen ist das aber noch nicht.",
  "Ich schlage vor, dass wir die rote Kasse nehmen. Das ist noch nicht entschieden.",
  "Ik zou voorstellen om eerst de noordkade te openen. Dat is nog niet besloten.",
  "Je proposerais d'ouvrir d'abord le quai nord. Ce n'est pas encore décidé.",
  "提案：北の桟橋を先に開ける。",
];
test.each(WAITING)("classifier: what is only proposed is no decision: %s", (text) => {
  expect(isUndecided(splitPlainSentences(text))).toBe(true);
  const labels = byRules(text).proposals.map(({ label }) => label);
  expect(labels).not.toEqual([]);
  expect(labels).not.toContain("decision");
});

test.each([
  "I'd propose a trial. We agreed on May.",
  "We suggest customers to renew early.",
  "The price is not decided, but we open in May.",
  "That is not decided by us.",
  "Ich würde sagen, wir haben das beschlossen.",
  "Wir nehmen die rote Kasse. Der Preis ist noch nicht entschieden.",
  "Je propose aux clients un rabais.",
  "来週まで待つことにした。",
])("classifier: what is decided, or is about something else, is not undecided: %s", (text) => {
  expect(isUndecided(splitPlainSentences(text))).toBe(false);
});

test.each([
  "Ann thinks that is ambitious, Bo thinks it is too low.",
  "Eva findet, dass wir im Mai öffnen.",
  "Sanne vindt dat we in mei openen.",
  "Léa pense que nous ouvrons en mai.",
])("classifier: what one person thinks is no decision: %s", (text) => {
  const labels = byRules(text).proposals.map(({ label }) => label);
  expect(labels).not.toEqual([]);
  expect(labels).not.toContain("decision");
});

test.each([
  "Retagging: Ann proposes to let them run out, they are all sold by May. Not decided, Bo has to say.",
  "Lot number: Ann needs the scheme by 18 December, otherwise the import will not be ready.",
  "Koad a répondu : le SMS automatique coûte 1 900 € de plus.",
  "Koad replied: the automatic message costs 1,900 euros more.",
  "Ann braucht die Liste bis 18. Dezember, sonst ist der Import nicht fertig.",
])("classifier: another's need or answer, or what ends open, is no decision: %s", (text) => {
  const labels = byRules(text).proposals.map(({ label }) => label);
  expect(labels).not.toEqual([]);
  expect(labels).not.toContain("decision");
});

test.each([
  "We take the lid of Koad, as it is cheaper. Not decided: who pays.",
  "We agreed to take the lid of Koad. Ann needs the scheme by May.",
  "We decided to wait for May. Not clear, who pays then.",
])("classifier: what is decided, with an open part, stays a decision: %s", (text) => {
  expect(byRules(text).proposals.map(({ label }) => label)).toContain("decision");
});

test.each([
  "trois questions avant de signer :\n1. Est-ce que l'hébergement est en France ?\n2. Que se passe-t-il si le site tombe ?",
  "Two questions before we sign:\n1. Is the server in France?\n2. What happens if the site is down?",
  "Drei Fragen vor der Unterschrift:\n1. Steht der Server in Frankreich?\n2. Was passiert, wenn die Seite ausfällt?",
])("classifier: listed questions are notes: %s", (text) => {
  const { proposals } = byRules(text);
  expect(proposals.map(({ label, keep }) => [label, keep])).toEqual([
    ["general_note", true],
    ["general_note", true],
  ]);
});
