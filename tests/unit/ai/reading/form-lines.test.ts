import { describe, expect, test } from "vitest";
import { dropFormCells, dropFormLines } from "@/lib/ai/reading/form-lines";
import { draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, item } from "../builtin/pieces";

const ROW = `- Timestamp: 2026-10-19 18:40
- Branch: Freiburg
- Age: 19
- How_do_you_book_today: Phone
- Satisfaction_1_5: 2`;

describe("forms: the cells of a row", () => {
  test.each([
    "Nobody picks up. I work until 5.",
    "Abends geht keiner ans Telefon.",
    "Niemand neemt op.",
    "Personne ne répond.",
    "誰も電話に出ない。",
  ])("are left out of what was said: %s", (said) => {
    expect(dropFormCells(`${said}\n${ROW}`, true)).toBe(said);
  });

  test.each([
    "- Zeitstempel: 12.11.2026 09:14\n- Filiale: Ulm",
    "- Tijdstempel: 12-11-2026 9:14\n- Vestiging: Gent",
    "- Horodateur : 12/11/2026 09:14\n- Agence : Lyon",
    "- タイムスタンプ: 2026/11/12 9:14\n- 店舗: 大阪",
    "- Branch: Ulm\n- Would_recommend_0_10: 3",
  ])("are known by one of them: %s", (cells) => {
    expect(dropFormCells(`I wait.\n\n${cells}`, true)).toBe("I wait.");
  });

  test.each([
    "- Date: 07/11/2026\n- Customer: Ann Lee\n- Shop: Leeds\n- Language: EN\n- Score: 5",
    "- Datum: 07.11.2026\n- Kunde: Frau Kern\n- Filiale: Ulm\n- Bewertung: 5",
    "- Datum: 07/11/2026\n- Klant: Institut Sainte-Marie\n- Winkel: Liège\n- Taal: FR\n- Score: 5",
    "- Date : 07/11/2026\n- Client : Mme Leroy\n- Magasin : Liège\n- Langue : FR\n- Note : 4",
    "- 日付：2026/11/07\n- 顧客：山田\n- 店舗：大阪\n- 評価：5",
  ])("say who, when and where under any label: %s", (cells) => {
    expect(dropFormCells(`I miss a list.\n${cells}`, false)).toBe("I miss a list.");
    expect(dropFormCells(`I miss it.\n${cells}\n- Wish: export`, false)).toContain(
      "- Wish: export",
    );
  });

  test.each([
    "- Date: 12 May 2027\n- Customer: Kessler\n- Place: Leeds",
    "- Datum: 12.05.2027\n- Kunde: Kessler\n- Preis: 400 €",
    "- Date: 03/11/2026\n- Customer: Ann Lee\n- Note: app crashes when I print",
    "- Customer: each school\n- Language: French and Dutch\n- Score: at least 8",
    "- Client : chaque école\n- Langue : FR",
    "- 顧客：学校\n- 言語：日本語",
  ])("stay if they are facts of a plan: %s", (facts) => {
    expect(dropFormCells(`Facts.\n\n${facts}`, false)).toContain(facts);
  });

  test.each([
    "- Calls: 2,900\n- No-shows: 14 %",
    "- Participants: 120\n- Completed: 85 %",
    "- Praise: quick setup\n- Complaint: slow search",
    "- Age: 17 to 24\n- Active: 1,150",
    "- Age: 34\n- Problem: receipts are missing",
    "- user_id: text\n- created_at: date",
    "- Age: 18",
    "Timestamp: 2026-10-19 18:40",
    "The answer lacks these:\n- Order_created_at: date\n- Order_sent_at: date",
    "- Lob: schnell eingerichtet\n- Kritik: Suche ist langsam",
    "- Alter: 17 bis 24\n- Aktiv: 1.150",
    "- Anrufe: 2.900\n- Ausfälle: 14 %",
    "- Wens: donkere modus\n- Klacht: traag zoeken",
    "- Deelnemers: 120\n- Leeftijd: 17 tot 24",
    "- Souhait : un mode sombre\n- Plainte : recherche lente",
    "- Participants : 120\n- Âge : 17 à 24 ans",
    "- 要望: 暗い画面\n- 不満: 検索が遅い",
    "- 参加者: 120\n- 年齢: 17〜24",
    "- What annoys you?: the queue\n- What would help?: faster tills",
  ])("are not %s", (text) => {
    expect(dropFormCells(`I wait.\n${text}  \n`, true)).toBe(`I wait.\n${text}  \n`);
  });

  test("leave an answer in several words", () => {
    const answer = "- What would help?: a stand that does not fall over";
    expect(dropFormCells(`I wait.\n${ROW}\n${answer}`, true)).toBe(`I wait.\n${answer}`);
    const comment = "- Comment: the app logs me out every single day";
    expect(dropFormCells(`Too slow.\n${ROW}\n${comment}`, true)).toBe(`Too slow.\n${comment}`);
    expect(dropFormCells(`I wait.\n${ROW}\n- Why: It never ends.`, true)).toContain(
      "It never ends.",
    );
  });

  test("of a note are left out only if they say when it was filled in", () => {
    const cells = "- Age: 19\n- Branch: Ulm";
    expect(dropFormCells(`I wait.\n${cells}`, false)).toContain("Ulm");
    expect(dropFormCells(`I wait.\n${ROW}`, false)).toBe("I wait.");
  });

  test("are read in linear time", () => {
    for (const part of ["- a: b\n", "- Age: 1\n", "- A_b_c: ", "- a:: "])
      expect(dropFormCells(part.repeat(20_000), false), part).toContain(part.trim());
  });
});

describe("built-in drafts: a row of a survey", () => {
  test.each(["prd", "business_case", "epic", "executive_summary", "okrs"] as const)(
    "is only what was said: %s",
    async (type) => {
      const row = item("user_feedback", "Nobody picks up", `Nobody picks up.\n${ROW}`);
      const text = await draftByRules(briefFor(type, [row]));
      expect(text).toContain("Nobody picks up");
      expect(text).not.toContain("Freiburg");
    },
  );

  test("without an answer is not quoted, as a recommendation or elsewhere", async () => {
    const entry = "Timestamp: 2026-10-19 20:15";
    const row = item("general_note", entry, `${entry}.\n${ROW}\n- Would_recommend_0_10: 8`);
    for (const type of ["executive_summary", "business_case", "prd"] as const)
      expect(await draftByRules(briefFor(type, [row])), type).not.toContain("2026-10-19");
  });

  test("without other words stays", async () => {
    const row = item("user_feedback", "Ann Lee", "- Age: 19\n- Wish: dark mode");
    expect(await draftByRules(briefFor("prd", [row]))).toContain("dark mode");
  });
});

describe("origins: the lines of a form", () => {
  test.each([
    "Timestamp: 12/11/2026 09:14",
    "- Start time: 2026-11-12T09:14",
    "- Zeitstempel: 12.11.2026 09:14:03",
    "- Tijdstempel: 12-11-2026 9:14",
    "- Horodateur : 12/11/2026 09:14",
    "- タイムスタンプ: 2026/11/12 9:14",
    "- May we call you?: yes, Ann 07700 900142",
    "Can we contact you about this?: no",
    "- Dürfen wir Sie anrufen?: ja, Frau Ott, 0170 5550142",
    "- Mogen we je bellen?: nee",
    "- Pouvons-nous vous rappeler ?: oui",
    "- 電話してもよいですか？: はい",
    "Phone: +44 7700 900142",
    "- How to reach you: Ann Lee, ann@firm.example",
  ])("on its entry and on its writer are left out: %s", (line) => {
    const said = "I drive 40 minutes.\n- Studio: North\n";
    expect(dropFormLines(`${said}${line}\n- Score: 4`)).toBe(`${said}- Score: 4`);
    expect(dropFormLines(`${said}${line}`)).toBe(said.trimEnd());
  });

  test.each([
    "Launch: 12 November 2026, 09:00",
    "Opens: 09:14",
    "- Timestamp: missing in every export",
    "May we call a courier? It costs £9.",
    "- How do you call us?: by phone",
    "- Who calls the studio?: Ann, twice",
    "- Orders: 0 of 120 in 2026",
    "- Parts: 07700, 900142 and 12",
    "Our line is busy: I rang 020 7946 0018 twice and gave up.",
    "Completion time: 12 minutes per order, twice as long as on paper.",
    "- Begintijd: 8 uur is te vroeg voor ons",
    "- Last visit: 03/04/2026",
    "- Best time to come: 09.00-11.30",
    "- Order that never came: 0048812345",
    "- Could we call the driver from the app?: yes, 8 of 12 want it",
  ])("but not: %s", (line) => {
    expect(dropFormLines(`I wait.\n${line}`)).toBe(`I wait.\n${line}`);
  });

  test("only of feedback and research, since a note may tell customers whom to call", async () => {
    const text = "It is here.\n\n- Phone: 020 7946 0018\n- Studio: North";
    const draftOf = (label: "user_feedback" | "general_note") =>
      draftByRules(briefFor("prd", [item(label, "Card", text)]));
    expect(await draftOf("general_note")).toContain("020 7946 0018");
    expect(await draftOf("user_feedback")).not.toContain("020 7946 0018");
    expect(await draftOf("user_feedback")).toContain("Studio: North");
  });

  test("are read in linear time", () => {
    for (const part of ["may we call ", "- a: b ", "0123 ", "a@b.", "電話して"])
      expect(dropFormLines(part.repeat(20_000)), part).toContain(part.trim());
  });
});
