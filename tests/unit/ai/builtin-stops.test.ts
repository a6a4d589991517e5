import { describe, expect, test } from "vitest";
import { STOPS } from "@/lib/document-types/topics";
import { briefFor, item, readSection } from "./builtin-pieces";

const CONDITIONS = [
  "Halt if more than 0.5 % stay silent for a day; Ann calls it.",
  "We stop the rollout when two sites report losses.",
  "If the queue is longer than 30 minutes, we go back to paper.",
  "Abbruch, wenn mehr als drei Fahrten ausfallen.",
  "Wir stoppen den Versuch, sobald zwei Betriebe aussteigen.",
  "Bei mehr als fünf Fehlern am Tag gehen wir auf Papier zurück.",
  "Stop als er meer dan vijf fouten op een dag zijn.",
  "Als de wachtrij langer duurt dan een half uur, gaan we naar papier terug.",
  "Arrêt si plus de trois trajets sont perdus.",
  "Si la file dépasse une demi-heure, on arrête.",
  "お待たせが30分を超えたら、その館は紙に戻す。",
  "苦情が週10件を超えた場合は中止する。",
];

describe("built-in drafts: a condition on which the plan is stopped", () => {
  test.each(CONDITIONS)("goes to the risks of a launch: %s", async (text) => {
    const note = item("general_note", "Pilot", `Ten sites take part. ${text}`);
    const brief = briefFor("launch_plan", [note]);
    expect(await readSection(brief, "Risks and rollback")).toContain(text.replace(/。$/, ""));
    expect(await readSection(brief, "Risks and rollback")).not.toContain("Ten sites");
  });

  test.each([
    "The bus stops at the gate when the light is red.",
    "Guests stop reading if a form has more than five fields.",
    "When a van stops, the app saves its place.",
    "Drivers pause the job and go back to the depot.",
    "Der Bus hält, wenn das Licht rot ist.",
    "Wenn der Gast aufhört zu lesen, speichert die App.",
    "Als de bus stopt, bewaart de app de plaats.",
    "Si le bus s'arrête, l'application enregistre sa place.",
    "車が止まったら、場所を記録する。",
    "We decided to stop selling vouchers in May.",
  ])("is not what a product does: %s", (text) => {
    expect(STOPS.test(text)).toBe(false);
  });

  test("ends on long texts of one word", () => {
    for (const part of ["if ", "we stop ", "halt the ", "wenn wir ", "たら、", "si on "])
      expect(STOPS.test(part.repeat(20_000)), part).toBe(false);
  });

  test("leaves the other entries of a list where they belong", async () => {
    const text = "- Contract, 3 May\n- Texts, 12 June\n- Desk, 1 July\n- Halt if a desk is empty";
    const brief = briefFor("launch_plan", [item("general_note", "Steps", text)]);
    expect(await readSection(brief, "Timeline and owners")).not.toContain("Halt if");
    expect(await readSection(brief, "Timeline and owners")).toContain("Desk, 1 July");
    expect(await readSection(brief, "Risks and rollback")).toContain("Halt if a desk is empty");
  });
});
