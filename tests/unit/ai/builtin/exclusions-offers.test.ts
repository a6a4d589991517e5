import { expect, test } from "vitest";
import { isRefusal } from "@/lib/ai/reading/sentences/denials";
import { comesBack } from "@/lib/ai/reading/sentences/exclusions";
import { briefFor, item, readSection } from "./pieces";

test.each([
  ["We will not open the portal to consumers.", "We will come back to this in January 2028."],
  ["Wir werden keine Abos anbieten.", "Im Januar 2028 kommen wir darauf zurück."],
  ["We verkopen niet aan particulieren.", "We komen hierop terug in januari 2028."],
  ["Nous n'ouvrirons pas le portail aux particuliers.", "Nous y reviendrons en janvier 2028."],
  ["Nous ne ferons pas d'application.", "Nous y reviendrons en janvier 2028."],
  ["アプリは作らない。", "2028年1月に改めて検討する。"],
])(
  "exclusions: what a decision does not offer, and when it is looked at again: %s",
  async (out, again) => {
    const decision = item("decision", "Card", `${out} ${again}`);
    const other = item("decision", "Portal", "The portal has three pages.");
    const brief = briefFor("prd", [decision, other]);
    const read = async (heading: string) =>
      (await readSection(brief, heading)).replaceAll("\\", "");
    expect(await read("Non-goals")).toContain(out);
    expect(await read("Non-goals")).toContain(again);
    expect(await read("Requirements")).not.toContain(out);
    expect(await read("Requirements")).not.toContain(again);
    const log = briefFor("decision_log", [decision, other]);
    expect(await readSection(log, "When to revisit")).toContain(again);
  },
);

test.each([
  "We will not open before May.",
  "We will not open on 3 May.",
  "We will not sell more than 40 places.",
  "We will not add staff until June.",
  "We will not lose a booking.",
  "We will not wait for the council.",
  "We will not provide the data in time.",
  "We will not support two versions for longer than a year.",
  "Nous ne ferons pas d'erreur deux fois.",
  "Nous ne ferons pas de bénéfice en 2027.",
  "Nous n'ouvrirons pas le 3 mai.",
  "Nous n'attendrons pas la mairie.",
  "Nous n'ouvrirons pas tant que le permis manque.",
  "Wir werden die Halle nicht vor Mai öffnen.",
  "Wir werden das Haus nicht ohne Genehmigung öffnen.",
  "Wir verkaufen nicht genug Karten.",
  "Wir verkaufen keine Karten mehr.",
  "Wir bieten nicht nur Kurse.",
  "We gaan het huis niet openen voordat de vergunning er is.",
  "We verkopen niet genoeg kaarten.",
  "We verkopen geen kaarten meer.",
  "The supplier will not support the old box.",
  "Will we not sell online?",
])("exclusions: no offer that is left out: %s", (text) => expect(isRefusal(text)).toBe(false));

test.each([
  "We come back to this place every year.",
  "We look at it on the map.",
  "Customers come back to it.",
  "Wir kommen nächste Woche zurück.",
  "Darauf kommen wir nicht zurück.",
  "We komen op maandag terug.",
  "Les clients y reviendront.",
  "On y revient toujours.",
  "毎年検討する。",
])("exclusions: no word on when a matter is looked at again: %s", (text) =>
  expect(comesBack(text)).toBe(false),
);
