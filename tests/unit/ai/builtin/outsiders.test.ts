import { describe, expect, test } from "vitest";
import { approvesMoney, paysOff } from "@/lib/ai/reading/sentences/approvals";
import type { ContextLabel } from "@/lib/schemas/enums";
import { briefFor, draft, item, readSection } from "./pieces";

const LAUNCH = "The launch is in May.";
const read = (text: string, label: ContextLabel = "general_note") =>
  draft(briefFor("release_notes", [item(label, "Launch", `${LAUNCH} ${text}`)]));

describe("built-in drafts: text for customers has nothing of those who run the plan", () => {
  test.each([
    "At launch I have to go back to the board if it gets more than 200k.",
    "The board liked the launch.",
    "For the launch we have to hire two people.",
    "I approve 90,000 EUR for the launch.",
    "Für den Start gehe ich damit zum Vorstand, Release im Mai.",
    "Wir müssen bis zum Start am 3. Mai noch zwei Leute einstellen.",
    "Het bestuur vergadert over de lancering.",
    "Nous devons encore recruter avant le lancement.",
  ])("%s", async (text) => {
    const written = await read(text);
    expect(written).toContain(LAUNCH);
    expect(written).not.toContain(text);
  });

  test.each([
    "After the launch you have to sign in again.",
    "At launch customers have to switch on reminders.",
    "The launch brings a board that shows the tasks of a team.",
    "Type I devices are part of the launch.",
    "We must ask you to sign in again after the launch.",
    "Kunden müssen sich nach dem Start am 3. Mai neu anmelden, Release im Mai.",
    "Na de lancering moet je opnieuw inloggen.",
  ])("but not without: %s", async (text) => {
    expect(await read(text)).toContain(text);
  });

  test("nor a title of it, in the proof of a battlecard", async () => {
    const piece = item(
      "company_info",
      "The board liked it",
      "The board liked it. I approve €9,000.",
    );
    const written = await draft(briefFor("competitive_battlecard", [piece]));
    expect(written).not.toMatch(/board|9,000/);
  });

  test("but the words of customers stay", async () => {
    const quote = item("user_feedback", "Waiting", "“I never know what I have to pay.”");
    const written = await draft(briefFor("competitive_battlecard", [quote]));
    expect(written).toContain("I never know");
  });
});

describe("built-in drafts: money that the plan got", () => {
  const text =
    "Shops are full in April. I approve 90,000 EUR for 2027: 50k for bikes. It pays off if we have 700 subscribers.";

  test.each(["company_info", "general_note", "market_research", "decision"] as const)(
    "is a cost, of an item labeled %s",
    async (label) => {
      const brief = briefFor("business_case", [item(label, "Shops are full in April", text)]);
      const costs = await readSection(brief, "Costs and returns");
      expect(costs).toMatch(/I approve 90,000 EUR.* It pays off if/);
      expect(costs).not.toContain("full");
    },
  );

  test.each([
    "I approve 90,000 EUR for 2027.",
    "The board has approved another €40,000 for the pilot.",
    "€40,000 were approved on 3 May.",
    "Approved: €40,000 for two years.",
    "Der Vorstand hat 40.000 € für 2027 freigegeben.",
    "Wir genehmigen 40.000 € für den Pilot.",
    "De directie heeft € 40.000 vrijgegeven.",
    "La direction a accordé 40 000 € au projet.",
    "取締役会が2027年度分として500万円を承認した。",
  ])("is approved: %s", (sentence) => {
    expect(approvesMoney(sentence)).toBe(true);
  });

  test.each([
    "A manager approves invoices over €1,000.",
    "The app approves claims up to €500 at once.",
    "Claims of less than €50 are approved automatically.",
    "Customers approve a quote of €90 by SMS.",
    "Do I approve 90,000 EUR?",
    "Die Kasse genehmigt Hilfsmittel bis 400 €.",
    "La banque accorde un prêt de 5 000 €.",
    "店長が5万円までの返金を承認する。",
  ])("is not: %s", (sentence) => {
    expect(approvesMoney(sentence)).toBe(false);
  });

  test.each([
    ["It pays off if we have 700 subscribers.", true],
    ["Das rechnet sich ab 400 Kunden.", true],
    ["Het verdient zich binnen twee jaar terug.", true],
    ["The customer pays off the bike within 12 months.", false],
    ["Patience pays off.", false],
    ["It pays off the loan.", false],
  ])("pays off: %s %s", (sentence, isIt) => {
    expect(paysOff(sentence)).toBe(isIt);
  });
});
