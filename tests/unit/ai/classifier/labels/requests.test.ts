import { describe, expect, test } from "vitest";
import { judgeLabel } from "@/lib/ai/classifier/labels/judge-label";

const about = {
  named: null,
  title: "",
  isTable: false,
  isMessage: false,
  isTimed: false,
  isCost: false,
  isProblem: false,
  expected: [],
  customer: null,
};
const isKept = (text: string) => judgeLabel(text, about).keep;

describe("classifier: a question", () => {
  test.each([
    "Could you find out whether Liftservice can live with that?",
    "Can you please ask Ferry what the contract says?",
    "Können Sie bis Freitag klären, wer das bezahlt, und bei Ferry nachfragen?",
    "Kun je bij Liftservice navragen of dat kan?",
    "Kunt u uitzoeken of dat kan?",
    "Pourriez-vous vérifier ce que dit le contrat ?",
    "佐藤さんに確認してもらえますか？",
  ])("for a colleague's work is not kept: %s", (text) => {
    expect(isKept(text)).toBe(false);
  });

  test.each([
    "Can you split an invoice across two cost centres?",
    "Können Sie Rechnungen als CSV exportieren?",
    "Können Sie Rechnungen auch per Post schicken?",
    "Can you add a dark mode to the app?",
    "Kun je in de app verlof aanvragen?",
    "Kunnen jullie facturen per filiaal splitsen?",
    "Kun je in de app verlof aanvragen? Mijn baas gaat het uitzoeken.",
    "Pouvez-vous ajouter un export CSV des factures pour le comptable ?",
    "請求書を部門ごとに分けてもらえますか",
  ])("about what the product can do is kept: %s", (text) => {
    expect(isKept(text)).toBe(true);
  });

  test("of two million characters is read in linear time, or the test times out", () => {
    expect(isKept(`Kunt u ${"uitzoeken ".repeat(200_000)}`)).toBe(false);
  });
});
