import { describe, expect, test } from "vitest";
import { isSchedule } from "@/lib/ai/engines/builtin/schedule";
import { briefFor, item, readSection } from "./pieces";

// Items are saved on 1 January 2026.
describe("schedules: days in figures and weeks are dates", () => {
  test.each([
    "- 18.12.2026 Racks ordered\n- 15.02.2027 Racks installed (Ann)\n- 01.03.2027 Start",
    "18.12.2026: Regale bestellt\n15.02.2027: Regale eingerichtet\n01.03.2027: Start",
    "- 15.02. bestellt\n- 17.02. montiert\n- 20.02. Start",
    "| Datum | Wat |\n|---|---|\n| 18-12-2026 | bestellen |\n| 15-02-2027 | bouwen |\n| 01-03-2027 | start |",
    "- Commande le 18/12/2026\n- Montage le 15/02/2027\n- Départ le 01/03/2027",
    "- 01/02/2026 commande\n- 01/03/2026 montage\n- 01/04/2026 départ",
    "2026/12/18 棚の発注\n2027/2/15 設置(林)\n2027/3/1 開始",
    "- 2026-12-18 ordered\n- 2027-02-15 installed\n- 2027-03-01 start",
    "- KW 7: bestellt\n- KW 9: eingerichtet\n- KW 12: Start",
    "- week 7: ordered\n- week 9: installed\n- week 12: start",
    "semaine 7 : commande\nsemaine 9 : montage\nsemaine 12 : départ",
    "第7週 発注、第9週 設置、第12週 開始",
  ])("%j", async (text) => {
    const note = item("general_note", "Card", text);
    expect(await readSection(briefFor("launch_plan", [note]), "Timeline and owners")).toContain(
      "**Card.**",
    );
    expect(await readSection(briefFor("prd", [note]), "Rollout")).toContain("**Card.**");
    expect(await readSection(briefFor("okrs", [note]), "Initiatives")).toContain("**Card.**");
  });
});

describe("schedules: a line of dated parts is one", () => {
  test.each([
    "10 May delivery, 12 May training, 17 May start, 1 July all shops. All in 2026.",
    "Lieferung am 10. Mai, Schulung am 12. Mai, Start am 17. Mai.",
    "Van 10 tot 12 mei levering; 14 mei training; 17 mei start.",
    "10 mai livraison, 12 mai formation, 17 mai démarrage, 1er juillet partout.",
    "5月10日 搬入、5月12日 教育(半日)、5月17日 開始、7月1日 全店",
    "搬入は5月10日、教育は5月12日、開始は5月17日。",
  ])("%s", (text) => {
    expect(isSchedule(item("general_note", "Card", text))).toBe(true);
  });

  test.each([
    "3 May 12 €, 5 June 13 €, 7 July 14 €",
    "Ab 01.02.2026 12 €, ab 01.03.2026 13 €, ab 01.04.2026 14 €.",
    "3月1日から120円、4月1日から130円、5月1日から140円",
    "Open on 3 May, 10 May, 17 May and 24 May.",
    "Gesloten op 3 mei, 10 mei, 17 mei.",
    "休業日は5月3日、5月10日、5月17日。",
    "300KBまで、500GBの契約、料金は月18,000円",
    "3週間で設置、2週間で教育、1週間で開始",
    "2025/11/12 故障、2025/11/14 故障、2025/11/16 復旧",
    "- KW 44: 400 Besucher\n- KW 45: 380 Besucher\n- KW 46: 410 Besucher",
    "- 12.11.2025: Ausfall\n- 14.11.2025: Ausfall\n- 16.11.2025: behoben",
    "- KW 25: 3 drivers\n- KW 26: 2 drivers\n- KW 27: 4 drivers",
    "- 1.1. Purpose\n- 1.2. Scope\n- 1.3. Owners",
    "- 10.1.2.12\n- 10.1.2.13\n- 10.1.2.14",
    "10 May delivery, 12 May training, 17 May start. All in 2025.",
    "Le 3 mai, le conseil a demandé combien annulent. Le 5 juin, Ann est venue. La salle est trop petite et chère.",
  ])("but not: %j", (text) => {
    expect(isSchedule(item("general_note", "Card", text))).toBe(false);
  });
});

test.each([
  ["Sick days", "- KW 25: Ann\n- KW 26: Ben\n- KW 27: Ann"],
  ["Complaints", "10 May late, 12 June broken, 3 July 2026 lost"],
  ["Beschwerden", "10. Mai zu spät, 12. Juni kaputt, 3. Juli verloren"],
  ["苦情", "5月10日 遅れ、6月12日 破損、7月3日 紛失"],
])("schedules: a record of what went wrong is none: %s", (title, text) => {
  expect(isSchedule(item("general_note", title, text))).toBe(false);
});

test.each(["Schedule", "Zeitplan", "Planning", "Calendrier", "日程"])(
  "schedules: a note named %s is at least named in a launch plan",
  async (title) => {
    const note = item("general_note", title, "Ann knows.");
    const section = await readSection(briefFor("launch_plan", [note]), "Timeline and owners");
    expect(section).toContain(title);
  },
);

test.each([
  "Larger photos move us to the next phase of the tariff, 12 € a month.",
  "Größere Fotos heben uns in die nächste Phase des Tarifs, 12 € im Monat.",
  "Grotere foto's brengen ons in de volgende fase van het tarief, 12 € per maand.",
  "Des photos plus grandes nous placent dans la phase suivante du tarif, 12 € par mois.",
  "写真が大きいと料金の段階が上がる（月1,200円）。",
])("schedules: a price is no date: %s", async (text) => {
  for (const label of ["technical_constraint", "general_note"] as const) {
    const brief = briefFor("launch_plan", [item(label, "Photos", text)]);
    expect(await readSection(brief, "Timeline and owners")).toBe("");
  }
  const dated = item("technical_constraint", "Photos", `${text.slice(0, -1)}, 3 May, 5月3日。`);
  const brief = briefFor("launch_plan", [dated]);
  expect(await readSection(brief, "Timeline and owners")).toContain("Photos");
});
