import { describe, expect, test } from "vitest";
import type { Evidence } from "@/lib/ai/evidence";
import { briefFor, item, readSection, related } from "./pieces";

describe("built-in drafts: a look back is split by the labels of its lines", () => {
  test.each([
    [
      "English",
      "Planned: 90 pins. Well: nobody got lost. Badly: two maps were empty. Why: we printed late. Actions: print on Mondays.",
    ],
    [
      "German",
      "Geplant: 90 Nadeln. Gut: keiner hat gesucht. Schlecht: zwei Karten waren leer. Warum: der Druck kam zu spät an. Zu tun: montags drucken.",
    ],
    [
      "Dutch",
      "Gepland: 90 spelden. Goed: niemand hoefde te zoeken. Slecht: twee kaarten waren leeg. Waarom: er is te laat gedrukt. Te doen: maandags drukken.",
    ],
    [
      "French",
      "Prévu : 90 épingles. Bien : personne ne s'est égaré. Mal : deux cartes étaient vides. Pourquoi : imprimées le soir. À faire : imprimer le lundi.",
    ],
  ])("%s", async (_, text) => {
    const note = item("general_note", "Notes", text);
    const brief = briefFor("retrospective", [note]);
    const [plan, well, badly, why, action] = text.split(/(?<=\.) /);
    const read = (heading: string) => readSection(brief, heading);
    expect(await read("What went well")).toBe(`- **Notes.** ${plan} ${well} [^${note.ref}]`);
    expect(await read("What went badly")).toBe(`- ${badly} [^${note.ref}]`);
    // The title stands in for a label that the heading says.
    const cause = why?.replace("Why: w", "**Notes.** W");
    const task = action?.replace("Actions: p", "**Notes.** P");
    expect(await read("Why")).toBe(`- ${cause} [^${note.ref}]`);
    expect(await read("Actions")).toBe(`- ${task} [^${note.ref}]`);
  });

  test("Japanese, by words", async () => {
    const text = "看板が助かったという声が多い。地図が二枚空で失敗だった。今後は月曜に印刷する。";
    const brief = briefFor("retrospective", [item("general_note", "メモ", text)]);
    expect(await readSection(brief, "What went well")).toContain("看板が助かったという声が多い。");
    expect(await readSection(brief, "What went badly")).toContain("地図が二枚空で失敗だった。");
    expect(await readSection(brief, "Actions")).toContain("今後は月曜に印刷する。");
  });

  test("a part without a label of its own keeps the title, and the text before it occurs once", async () => {
    const text = "State on Monday. Lists load faster. The map bug is fixed.";
    const note = item("general_note", "Week notes", text);
    const brief = briefFor("release_notes", [note]);
    expect(await readSection(brief, "Improved")).toBe(
      `- **Week notes.** State on Monday. Lists load faster. [^${note.ref}]`,
    );
    expect(await readSection(brief, "Fixed")).toBe(
      `- **Week notes.** The map bug is fixed. [^${note.ref}]`,
    );
  });
});

describe("built-in drafts: decisions", () => {
  test.each([
    [
      "3 September 2026, Ann and Bo: paper maps stay. Look again in May.",
      "3 September 2026",
      "Ann and Bo",
      "Paper maps stay.",
      "Look again in May.",
    ],
    [
      "6. Oktober 2026, Ann und Bo. Papier bleibt. Neu ansehen, wenn es regnet.",
      "6. Oktober 2026",
      "Ann und Bo",
      "Papier bleibt.",
      "Neu ansehen, wenn es regnet.",
    ],
    [
      "3 September 2026, Nora and Tom K. Paper stays. Look again in May.",
      "3 September 2026",
      "Nora and Tom K",
      "Paper stays.",
      "Look again in May.",
    ],
    [
      "21. Oktober 2026, Ann und Dr. Eggers. Papier bleibt. Neu ansehen im Mai.",
      "21. Oktober 2026",
      "Ann und Dr. Eggers",
      "Papier bleibt.",
      "Neu ansehen im Mai.",
    ],
    [
      "3 september 2026, Ann en Bo. Papier blijft. Opnieuw bekijken in mei.",
      "3 september 2026",
      "Ann en Bo",
      "Papier blijft.",
      "Opnieuw bekijken in mei.",
    ],
    [
      "19 février 2026, comité : le papier reste. À revoir en mai.",
      "19 février 2026",
      "comité",
      "Le papier reste.",
      "À revoir en mai.",
    ],
    [
      "2026年9月15日、役員会。紙の地図を残す。雨が続いたら見直す。",
      "2026年9月15日",
      "役員会",
      "紙の地図を残す。",
      "雨が続いたら見直す。",
    ],
  ])("%s", async (text, date, who, said, review) => {
    const decision = item("decision", "X", text);
    const brief = briefFor("decision_log", [decision]);
    const { ref } = decision;
    expect(await readSection(brief, "Decisions at a glance")).toContain(
      `| **X.** [^${ref}] | ${date} | ${who} |`,
    );
    expect(await readSection(brief, "Decisions and reasons")).toBe(
      `- **X.** ${said} (${date}) [^${ref}]`,
    );
    expect(await readSection(brief, "When to revisit")).toBe(`- **X.** ${review} [^${ref}]`);
  });
});

test.each([
  ["Cause: rain. Effect: empty maps.", "Cause | Effect", "Rain. | Empty maps.", "Response: foil."],
  ["Ursache: Regen. Folge: leer.", "Ursache | Folge", "Regen. | Leer.", "Gegenmaßnahme: Folie."],
  ["Oorzaak: regen. Gevolg: leeg.", "Oorzaak | Gevolg", "Regen. | Leeg.", "Maatregel: folie."],
  ["Cause : la pluie. Effet : vide.", "Cause | Effet", "La pluie. | Vide.", "Mesure : un film."],
  ["原因：雨。影響：空の地図。", "原因 | 影響", "雨。 | 空の地図。", "対策：フィルム。"],
])(
  "built-in drafts: the labels of a risk are columns, its countermeasure a response: %s",
  async (text, head, row, response) => {
    const risk = item("risk", "X", `${text} ${response}`);
    const brief = briefFor("risk_register", [risk]);
    const [, label, measure] = /^(\S+?) ?[:：] ?(.+)$/.exec(response) ?? [];
    const write = (columns: string, cells: string) =>
      `| Risk | ${columns} |\n${"| --- ".repeat(columns.split("|").length + 1)}|\n| **X.** [^${risk.ref}] | ${cells} |`;
    const [register] = (await readSection(brief, "Register")).split("\n\n> ");
    expect(register).toBe(write(head, row));
    expect((await readSection(brief, "Responses")).toLowerCase()).toBe(
      write(label ?? "", measure ?? "").toLowerCase(),
    );
  },
);

test.each([
  "Countermeasure: none yet.",
  "Gegenmaßnahme: keine.",
  "Maatregel: nog geen.",
  "Mesure : aucune.",
  "対策：未定。",
])("built-in drafts: a label without an answer is no response to a risk: %s", async (open) => {
  const brief = briefFor("risk_register", [item("risk", "X", `Cause: rain. Effect: dry. ${open}`)]);
  expect(await readSection(brief, "Responses")).toBe("");
  expect(await readSection(brief, "Register")).toContain(open.replace(/^.*[:：] ?/, "").slice(1));
});

test.each(["Plan B: rent two in Bonn.", "Step one: call Ann."])(
  "built-in drafts: a response may begin with a label of its own: %s",
  async (answer) => {
    const brief = briefFor("risk_register", [item("risk", "X", `Rain. Countermeasure: ${answer}`)]);
    expect(await readSection(brief, "Responses")).toContain(answer.split(": ")[1]);
  },
);

test("built-in drafts: the targets of OKRs are impact, even under a heading about plans", async () => {
  const okrs = related(
    "okrs",
    "OKRs",
    "## Objective 1: plan the week\n\n| Key result | Aim |\n| --- | --- |\n| Days | 1 |\n\n## First steps\n\n- [ ] Ask Ann",
  );
  const brief = briefFor("executive_summary", [okrs]);
  expect(await readSection(brief, "Expected impact")).toContain(`| Days | 1 [^${okrs.ref}] |`);
  expect(await readSection(brief, "Decision and next steps")).toBe(`- [ ] Ask Ann [^${okrs.ref}]`);
});

test.each([
  "## Anforderungen\n\nNadeln bleiben.",
  "## Eisen\n\nSpelden blijven.",
  "## 2. Exigences\n\nLes épingles restent.",
  "## 要件\n\nピンは残す。",
])("built-in drafts: a heading in another language finds its section: %j", async (text) => {
  const brief = briefFor("user_story", [related("prd", "X", text)]);
  const said = text.split("\n\n")[1];
  expect(await readSection(brief, "Acceptance criteria")).toContain(said);
});

test("built-in drafts: a title that its text repeats later occurs once", async () => {
  const said = "We stay with the nightly batch for the pilot";
  const text = `Tom reported. ${said}.`;
  const note = item("decision", `Sage: ${said}`, text);
  const brief = briefFor("decision_log", [note]);
  expect(await readSection(brief, "Decisions and reasons")).toBe(
    `- **Sage:** ${text} [^${note.ref}]`,
  );
});

test("built-in drafts: the speaker of a risk is no column of a table", async () => {
  const risk = item("risk", "Jonas: we deliver at a loss", "Jonas: we deliver at a loss in May.");
  const read = (piece: Evidence) =>
    readSection(briefFor("prd", [piece]), "Open questions and risks");
  expect(await read(risk)).not.toContain("|");
  const topic = item("risk", "Battery: empty", "Battery: empty in week 44. Jana: fixed in 2.3.");
  expect(await read(topic)).not.toContain("|");
  const cause = item("risk", "Cause: frost", "Cause: frost. Effect: the pier lifts.");
  expect(await read(cause)).toContain("| Risk | Cause | Effect |");
});

test("built-in drafts: a price comparison has the price first, however long its source", async () => {
  const price =
    "The price is €24 a seat each month, and set-up is €900 once for each new customer.";
  const text = `Our rival. ${price} Its pricing page lists a charge of €3 for each integration, and a discount of 10% from the second year on.`;
  const piece = item("key_competitors", "CrewGrid", text);
  const brief = briefFor("competitive_battlecard", [piece]);
  expect(await readSection(brief, "Price comparison")).toContain(price);
});

test("built-in drafts: a cell that begins like a footnote leaves the others in their columns", async () => {
  const text =
    "## Requirements\n\n| Rule | Limit | Owner |\n| --- | --- | --- |\n| [^1]: X | 5 s | Ann |";
  const brief = briefFor("prd", [related("epic", "Epic", text)]);
  expect(await readSection(brief, "Requirements")).toContain("|  | 5 s | Ann");
});

test.each([
  "Point ouvert : qui paie ?",
  "Open point: who pays?",
  "Offener Punkt: Wer zahlt?",
  "Open punt: wie betaalt?",
])("built-in drafts: an open point is an open question: %s", async (text) => {
  const brief = briefFor("prd", [item("general_note", text, text)]);
  expect(await readSection(brief, "Open questions and risks")).toContain(text.slice(0, 10));
});

test.each([
  ["An SMS code is fi...", "An SMS code is fine."],
  ["…", "A list is enough."],
])("built-in drafts: a title that was cut is not written: %s", async (title, text) => {
  const note = item("user_feedback", title, text);
  expect(await readSection(briefFor("prd", [note]), "Problem")).toBe(`- ${text} [^${note.ref}]`);
});
