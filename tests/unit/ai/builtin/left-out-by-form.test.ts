import { expect, test } from "vitest";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { briefFor, initiative, item, readSection } from "./pieces";

test.each([
  ["No phone calls in the planner", "Phone calls with the crew"],
  ["Keine Rabatte im Planner", "Rabatte per Gutschein"],
  ["Geen kaart in de planner", "Kaart met routes"],
  ["Pas de carte dans le planner", "Carte par quartier"],
  ["音声案内は作らない", "音声案内で道を知らせる"],
])("ideas: the decision %s turns down %s", (title, name) => {
  const idea = item("feature_idea", name, "As in the old app.");
  const decision = item("decision", title, "Too expensive.");
  expect(findRefusal(idea, [initiative("Plan routes."), idea, decision])).toBe(decision);
});

test.each([
  ["No phone calls in the yard", "Phone calls with the crew"],
  ["No phone calls at night", "Phone calls with the crew"],
  ["No paper in the van", "Paper with codes"],
  ["No card payment", "Cardboard with codes"],
  ["No fee", "Fee calculator"],
  ["No login required", "Login with a badge"],
  ["Kein Licht im Hof", "Licht mit Sensor"],
  ["Keine Karte nötig", "Karte mit Routen"],
  ["Geen kaart op papier", "Kaart met routes"],
  ["Pas de carte sur papier", "Carte par quartier"],
  ["音声は作らない", "音声案内で道を知らせる"],
  ["例外は認めない", "例外の一覧"],
  ["予約は受けない", "予約の変更"],
  ["電話は受け付けない", "電話の自動応答"],
  ["写真は載せない", "写真の削除"],
  ["No discounts for the planner", "Discounts for clubs"],
  ["No fee for planner", "Fee for guests"],
  ["No card", "Card by phone"],
])("ideas: but the decision %s does not turn down %s", (title, name) => {
  const idea = item("feature_idea", name, "As in the old app.");
  const decision = item("decision", title, "Because of the law.");
  expect(findRefusal(idea, [initiative("Plan routes."), idea, decision])).toBeUndefined();
});

test.each([
  ["- Pickup by van\n- Out of scope: prams, skates", "prams, skates"],
  ["- Abholung mit Wagen\n- Nicht dabei: Kinderwagen", "Kinderwagen"],
  ["- Ophalen met bus\n- Niet inbegrepen: kinderwagens", "kinderwagens"],
  ["- Collecte en camion\n- Hors périmètre : poussettes", "poussettes"],
  ["- 車で集荷\n- 対象外：ベビーカー", "ベビーカー"],
])("non-goals: a bullet of the description that leaves something out: %s", async (list, words) => {
  const brief = briefFor("prd", [initiative(`We repair bikes at home.\n\n${list}`)]);
  expect(await readSection(brief, "Non-goals")).toContain(words);
  expect(await readSection(brief, "Summary")).not.toContain(words);
});

test.each([
  ["No cash. Too expensive.", "Too expensive"],
  ["Keine Barzahlung. Zu teuer.", "Zu teuer"],
  ["Geen contant geld. Te duur.", "Te duur"],
  ["現金は扱わない。置く場所がないため。", "置く場所がないため"],
])("non-goals: the reason stays with what a decision leaves out: %s", async (text, reason) => {
  const whole = `${text} We write invoices.`;
  const brief = briefFor("prd", [item("decision", "Payment", whole)]);
  expect(await readSection(brief, "Non-goals")).toContain(reason);
  expect(await readSection(brief, "Requirements")).toContain("We write invoices.");
  expect(await readSection(brief, "Requirements")).not.toContain(reason);
});

test.each(["布団は受けない", "カーペットは扱わない"])(
  "non-goals: a decision with the Japanese title %s is no requirement",
  async (title) => {
    const brief = briefFor("prd", [
      item("decision", title, `${title}。場所がないため。`),
      item("feature_idea", "集荷", "車で集荷する。"),
    ]);
    expect(await readSection(brief, "Non-goals")).toContain(title);
    expect(await readSection(brief, "Requirements")).not.toContain(title);
  },
);
