import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { quoteUnsettled } from "@/lib/ai/advisors/shared/quote-unsettled";
import { quoteGoal } from "@/lib/ai/advisors/stakeholder-update/quote-goal";
import type { Evidence, Goal } from "@/lib/ai/evidence";
import { isPlaceholder } from "@/lib/text/no-answer";
import { goal, item } from "../builtin/pieces";

const judge = (area: string, ...evidence: Evidence[]) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Deposits" },
    text: "",
    evidence,
    options: { documents: [], isArchived: false, today: "2026-11-21" },
  }).checks.find((check) => check.area === area);

describe("launch readiness: rules that are still to be kept", () => {
  const rule = (text: string) => item("compliance_requirements", "DPIA", text);

  test.each([
    "Legal still has to sign it.",
    "Ann Lee still has to sign it.",
    "We can't go live in Germany before that.",
    "Die Rechtsabteilung muss sie noch unterschreiben.",
    "De jurist moet nog tekenen.",
    "Le service juridique doit encore signer.",
    "DPA with Twilio to be signed before pilot!",
    "The DPIA is to be done before the launch.",
    "AVV mit Twilio vor dem Pilotstart abzuschließen.",
    "Verwerkersovereenkomst te tekenen vóór de pilot.",
    "Contrat de sous-traitance à signer avant le pilote.",
    "パイロット開始前に委託契約を締結する必要がある。",
    "AVV offen",
    "AVV offen (in der Rechtsabteilung)",
    "DPA open (at our lawyer)",
    "AVV wie vereinbart fehlt noch",
    "The DPA was drafted and is to be signed before the launch.",
    "SMS-Anbieter: AVV offen.",
    "DPA with Twilio open.",
    "Datenschutzerklärung fehlt noch (kommt bis 15.01.)",
    "Privacy notice still missing.",
    "De privacyverklaring ontbreekt nog.",
    "La notice manque encore.",
  ])("launch readiness: is open: %s", (text) => {
    expect(quoteUnsettled(rule(text))).toBe(text);
    expect(judge("Compliance and constraints", rule(text))?.status).toBe("warn");
  });

  test.each([
    "Staff still has to check the ID at the door.",
    "Everybody still needs to sign a paper form.",
    "Members still have to confirm each change.",
    "The app still has to work offline.",
    "Data still has to be deleted after 90 days.",
    "We still have to keep them for 7 years.",
    "Guests cannot start a ride before that.",
    "Die Daten müssen noch 10 Jahre aufbewahrt werden.",
    "Klanten moeten nog akkoord geven.",
    "Les clients doivent encore accepter.",
    "Photos must still be blurred.",
    "Legal signed it.",
    "A waiver is to be signed before each ride.",
    "Forms to be signed before boarding.",
    "Tests to be done before every release.",
    "The DPA was signed before the pilot.",
    "Vor dem Pilotstart unterschrieben.",
    "Die Karte ist vor der Fahrt zu unterschreiben.",
    "Te gebruiken voor de pilot.",
    "Signée avant le pilote.",
    "Notausgänge offen.",
    "Quellcode offen legen.",
    "Open: Monday to Friday.",
    "Offen: Dienstag bis Freitag.",
    "Fields that are still missing are marked.",
    "If a date of birth is still missing, staff asks.",
    "パイロット前に締結した。",
  ])("launch readiness: is a rule: %s", (text) => {
    expect(quoteUnsettled(rule(text))).toBe(undefined);
  });

  test("launch readiness: a box of a rule is open in the area of rules alone", () => {
    const boxes = rule("- [ ] Legal checks the wording for the EU");
    expect(judge("Compliance and constraints", boxes)?.finding).toContain("not ticked: “Legal");
    expect(judge("Scope and decisions", boxes)?.finding).not.toContain("not ticked");
  });
});

describe("launch readiness: placeholders in goals", () => {
  const facts = { keyResult: "85 %", baseline: "TBD", timeframe: "Q1", priority: null };

  test("launch readiness: a baseline to be decided is missing", () => {
    const found = judge("Goals and metrics", goal("success_metric", "Sellers stay", facts));
    expect(found?.finding).toBe("“Sellers stay” has no baseline filled in.");
  });

  test("stakeholder update: a goal does not quote a placeholder", () => {
    // A goal of the factory is always of type goal.
    const piece = goal("success_metric", "Sellers stay", facts) as Goal;
    expect(quoteGoal(piece, false, "en")).toBe("85 % (Q1)");
  });

  test.each(["TBD", "tbd (Ann)", "?", "n/a", "–", "unknown", "未定", "n.v.t."])(
    "goals: holds the place of a value: %s",
    (value) => expect(isPlaceholder(value)).toBe(true),
  );
  test.each([
    "None",
    "0",
    "keine",
    "なし",
    "No tickets",
    "12 (to be confirmed)",
    "Under 40 %?",
    "Unknown (about 12 %)",
    "Open rate 12 %",
  ])("goals: is a value: %s", (value) => expect(isPlaceholder(value)).toBe(false));
});
