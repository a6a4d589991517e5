import { expect, test } from "vitest";
import { mayLeave } from "@/lib/ai/classifier/labels/label-forms";
import { byRules } from "@/tests/support/classified";

test.each([
  "Kündigt evtl. zum 1. März??",
  "überlegt zum Jahresende zu kündigen",
  "wil misschien opzeggen per 1 maart??",
  "denkt over opzeggen na",
  "thinking about leaving",
  "they are considering cancelling their contract in June",
  "envisage de résilier",
  "veut peut-être nous quitter",
  "解約を検討中",
])("leaving: a doubt about a cancellation is a risk: %s", (said) => {
  const { proposals } = byRules(
    `Call with Klimaat Noord, 3 Dec\n- ${said}\n- no GPS in the cellar`,
  );
  expect(proposals[0]).toMatchObject({ label: "risk", keep: true });
});

test.each([
  "thinking about leaving the phone number out",
  "parents want to cancel by text message",
  "she was about to leave because the checkout took ten minutes",
  "the driver wants to leave by noon",
  "der Kunde will vielleicht per App kündigen",
  "klanten willen misschien opzeggen per mail",
  "pense à partir en vacances",
  "当社への乗り換えを検討中",
  "might cancel the meeting on Friday",
  "thinking of leaving early on Friday",
  "guests may cancel in the app",
  "we might cancel by June",
  "Der Server kündigt evtl. einen Neustart an",
  "Kunden können evtl. online kündigen",
  "Kündigungsfrist evtl. ändern",
  "misschien online opzeggen mogelijk maken",
  "pense à partir de lundi",
  "pense à quitter le bureau à 17 h",
  "解約フローの改善を検討中",
  "解約を検討中のお客様に割引を出す",
])("leaving: another plan is none: %s", (said) => {
  expect(mayLeave(said)).toBe(false);
});

test.each([
  "We would also like to pay per message and not per head.",
  "Wir würden gerne pro Nachricht zahlen und nicht pro Kopf.",
  "We willen graag per bericht betalen en niet per hoofd.",
])("labels: what the writers wish is no decision: %s", (said) => {
  expect(byRules(said).proposals[0]?.label).toMatch(/^(?:feature_idea|user_feedback)$/);
});

test("labels: a sentence that decides stays a decision beside a wish", () => {
  const said = "We agreed that we would like to pay per message.";
  expect(byRules(said).proposals[0]?.label).toBe("decision");
});
