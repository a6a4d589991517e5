import { describe, expect, test } from "vitest";
import { isStop } from "@/lib/ai/reading/sentences/rollout";
import { briefFor, item, readSection } from "./pieces";

const CONDITIONS = [
  "Halt if more than 0.5 % stay silent for a day; Ann calls it.",
  "We stop the rollout when two sites report losses.",
  "If complaints exceed 20, stop the pilot.",
  "The pilot is stopped if complaints exceed 20.",
  "If the queue is longer than 30 minutes, we go back to paper.",
  "Abbruch, wenn mehr als drei Fahrten ausfallen.",
  "Der Pilot wird gestoppt, sobald zwei Betriebe aussteigen.",
  "Bei mehr als fünf Fehlern am Tag gehen wir auf Papier zurück.",
  "Stop als er meer dan vijf fouten op een dag zijn.",
  "De pilot stopt als twee winkels afhaken.",
  "Als de wachtrij langer duurt dan een half uur, gaan we naar papier terug.",
  "Arrêt si plus de trois trajets sont perdus.",
  "Reißt mehr als jede vierte Sitzung ab, gehen wir zurück auf die beiden Pilotläden.",
  "If more than two sites complain, we go back to the pilot.",
  "Si la file dépasse une demi-heure, on arrête l'essai.",
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
    "If a card is declined three times, we pause the subscription.",
    "We stop taking orders once the kitchen closes at 22:00.",
    "If the server crashes, we roll back the transaction.",
    "If you pay late, we stop the service after 30 days.",
    "When a bike is returned, we stop the clock.",
    "Der Bus hält, wenn das Licht rot ist.",
    "Bei Regen stoppen wir die Auslieferung.",
    "Wir halten den Preis stabil, wenn der Kunde verlängert.",
    "Ab Mai halten wir zwei Räder an jeder Station bereit.",
    "Zurück zur Startseite, wenn die Sitzung abläuft.",
    "Als de klant opzegt, stoppen we de incasso.",
    "Stop bij rood licht.",
    "Si le client résilie, nous arrêtons le prélèvement.",
    "Retour à l'accueil dès que le paiement est confirmé.",
    "ボタンを押したら動画を停止する。",
    "満席の場合は受付を中止する。",
    "We decided to stop selling vouchers in May.",
  ])("is not what a product does: %s", (text) => {
    expect(isStop(text)).toBe(false);
  });

  test("ends on long texts of one word", () => {
    for (const part of ["if ", "we stop ", "halt the ", "wenn wir ", "たら、", "si on "])
      expect(isStop(part.repeat(20_000)), part).toBe(false);
  });

  test.each(["decision", "general_note"] as const)("is all that a %s says", async (label) => {
    const brief = briefFor("launch_plan", [item(label, "Bonn", CONDITIONS[2] ?? "")]);
    expect(await readSection(brief, "Risks and rollback")).toContain("stop the pilot");
  });

  test("keeps the sentence that limits it", async () => {
    const text = "Ten sites take part. Stop the pilot if two object. But Mia may add a week.";
    const brief = briefFor("launch_plan", [item("general_note", "Pilot", text)]);
    expect(await readSection(brief, "Risks and rollback")).toContain("But Mia may add a week");
  });

  test("leaves the other entries of a list where they belong", async () => {
    const text =
      "- Contract, 3 May\n- Texts, 12 June\n- Desk, 1 July\n- Halt if more than 2 desks are empty";
    const brief = briefFor("launch_plan", [item("general_note", "Steps", text)]);
    expect(await readSection(brief, "Timeline and owners")).not.toContain("Halt if");
    expect(await readSection(brief, "Timeline and owners")).toContain("Desk, 1 July");
    expect(await readSection(brief, "Risks and rollback")).toContain(
      "Halt if more than 2 desks are empty",
    );
  });
});

describe("built-in drafts: a condition to stop in a list of dates", () => {
  const DATES = "- North, 150 lifts: 1 March 2030\n- South: 19 April 2030\n- West: 31 May 2030";
  const brief = (text: string) =>
    briefFor("launch_plan", [item("general_note", "Plan of the fittings", `${DATES}\n\n${text}`)]);

  test.each([
    "If a district has more than 3 false alarms a week, we stop the fittings. Ann decides that.",
    "Wenn ein Bezirk mehr als 3 Fehlalarme hat, werden die Montagen gestoppt. Das entscheidet Ann.",
    "Als een wijk meer dan 3 valse alarmen heeft, stoppen we de montage. Daarover beslist Ann.",
    "Si un secteur dépasse 3 fausses alertes, on arrête les poses. C'est le chef qui tranche.",
    "誤報が3件を超えたら取り付けを止める。それは所長が判断する。",
  ])("needs no name of the plan, and takes along who decides: %s", async (text) => {
    expect(await readSection(brief(text), "Risks and rollback")).toContain(text.slice(0, -1));
    expect(await readSection(brief(text), "Timeline and owners")).not.toContain(text.slice(0, 12));
  });

  test.each([
    "The old line stops on 1 June 2030 when the new one answers.",
    "We stop when everybody is tired.",
    "Si la pose dure plus de 2 h, prévenez le gardien.",
  ])("is no date and no advice: %s", async (text) => {
    expect(await readSection(brief(text), "Timeline and owners")).toContain(text);
  });
});
