import { describe, expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { quoteUnsettled } from "@/lib/ai/advisors/shared/quote-unsettled";
import { launchMaterial } from "@/tests/support/launch-material";
import { item } from "../builtin/pieces";

const read = (text: string) => quoteUnsettled(item("compliance_requirements", "Rule", text));
const material = launchMaterial("Arrival");

describe("launch readiness: a rule to keep", () => {
  test.each([
    "Legal still has to say whether we may store the licence number.",
    "The board still needs to decide who signs.",
    "Whether a scan is enough, she could not say; she asks in May.",
    "The lawyer couldn't say if a scan is enough.",
    "Ob eine digitale Unterschrift reicht, konnte er nicht sagen; er fragt nach.",
    "Die Behörde muss noch klären, ob ein Scan reicht.",
    "Er konnte noch nicht sagen, wie lange wir Nachweise aufbewahren.",
    "De jurist moet nog zeggen of een scan volstaat.",
    "Of een scan volstaat, kon hij niet zeggen.",
    "Zij kan nog niet zeggen wanneer het mag.",
    "La juriste doit encore dire si un scan suffit.",
    "Il n'a pas su nous dire si un scan suffit.",
    "スキャンで足りるかどうかは分かりませんでした。",
    "May we store the licence number?",
    "We must give a receipt above 50 euros? Tom checks with the accountant.",
    "Ticket obligatoire au-dessus de 25 euros : Karim vérifie avec l'expert-comptable avant le 10/12.",
    "Lampen müssen LED sein: Ana fragt bis 3. Mai bei der Stadt nach.",
    "Open: which records a scan replaces.",
    "Offen ist, ob ein Scan reicht.",
  ])("is open if its words say so: %s", (text) => {
    expect(read(text)).toBe(text);
    const evidence = [...material.evidence, item("compliance_requirements", "Rule", text)];
    const check = applyRules({ ...material, evidence }).checks.find(
      ({ area }) => area === "Compliance and constraints",
    );
    expect(check?.status).toBe("warn");
    expect(check?.finding).toContain(text);
  });

  test.each([
    "The proof must be kept for five years.",
    "The guest still has to confirm the booking.",
    "Every vehicle has a permit: TÜV prüft jährlich.",
    "Scans are kept. Does the auditor ask? Show the log.",
    "Temperature checks before 7:00 are mandatory.",
    "Toute demande de remboursement doit être traitée avant le 30 juin.",
    "Is the guest under 18? Staff asks for an ID.",
    "Wer prüft die Leitern? TÜV prüft jährlich.",
    "The customer still has to sign it on paper.",
    "The reader cannot tell whether the door is open.",
    "Users must be able to say whether they agree.",
    "Legal said whether we may store it: we may.",
    "The form asks “May we store it?”. Keep the answer.",
    "The office is open: Monday to Friday, 9 am to 5 pm.",
    "Der Nachweis muss fünf Jahre aufbewahrt werden.",
    "Der Gast muss die Buchung noch bestätigen.",
    "Das System muss prüfen, ob ein Termin frei ist.",
    "Heute kontrolliert das niemand systematisch.",
    "De gast moet de boeking nog bevestigen.",
    "Het systeem moet controleren of een plek vrij is.",
    "Le client doit encore confirmer la réservation.",
    "Le système doit vérifier si une place est libre.",
    "本人かどうかを確認する。",
    "五年間保存する。",
  ])("is not open: %s", (text) => {
    expect(read(text)).toBeUndefined();
  });
});

describe("launch readiness: a risk of one sentence", () => {
  const judge = (title: string, text: string) => {
    const evidence = [
      ...material.evidence.filter((piece) => !("label" in piece) || piece.label !== "risk"),
      item("risk", title, text),
    ];
    return applyRules({ ...material, evidence }).checks.find(({ area }) => area === "Risks")
      ?.finding;
  };

  test.each([
    ["the lawyer says we may not send reminders", "countermeasure, owner or date"],
    ["The vendor raises the price on 3 May 2027", "countermeasure or owner"],
    ["Der Anbieter erhöht den Preis nach einem Jahr", "countermeasure, owner or date"],
    ["De leverancier verhoogt de prijs na een jaar", "countermeasure, owner or date"],
    ["Le fournisseur augmente le prix après un an", "countermeasure, owner or date"],
  ])("whose title is cut from it lacks what its words lack: %s", (text, lacks) => {
    const title = `${text.slice(0, 30)}…`;
    expect(judge(title, `${text}.`)).toContain(
      `“${title}” is one sentence without a labeled ${lacks}.`,
    );
  });

  test("is quoted if its title is another, or if a second one follows", () => {
    expect(judge("Vendor", "It raises the price.")).toContain("“Vendor” ends with “It raises");
    expect(judge("The vendor raises…", "The vendor raises the price. Tom asks another.")).toContain(
      "ends with “Tom asks another.”",
    );
  });
});
