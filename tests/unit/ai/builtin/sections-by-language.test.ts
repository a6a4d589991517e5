import { describe, expect, test } from "vitest";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { ContextLabel, DocumentType } from "@/lib/schemas/enums";
import { briefFor, draft, item, readSection } from "./pieces";

/** Finds the heading of the section that has the text of an item. */
async function findSection(type: DocumentType, label: ContextLabel, text: string) {
  const brief = briefFor(type, [item(label, "Card", text)]);
  for (const { heading } of BUILT_IN_TYPES[type].outline)
    if ((await readSection(brief, heading)).includes("**Card.**")) return heading;
  return "";
}

describe("built-in drafts: the words of a section are known in five languages", () => {
  test.each([
    ["launch_plan", "general_note", "Rundmail an alle am 1. April.", "Channels and material"],
    ["launch_plan", "general_note", "Persbericht: Anil, 2 maart.", "Channels and material"],
    ["launch_plan", "general_note", "Communiqué le 2 mars.", "Channels and material"],
    ["launch_plan", "general_note", "店員の研修は2月26日まで。", "Channels and material"],
    ["launch_plan", "general_note", "The livegang is on 3 May.", "Timeline and owners"],
    ["prd", "decision", "Mise en service en mars, gare par gare.", "Rollout"],
    ["prd", "general_note", "Der Prototyp liegt bei Jonas.", "User experience"],
    [
      "release_notes",
      "general_note",
      "Alle müssen sich bis Mai melden.",
      "Changes that need action",
    ],
    ["release_notes", "general_note", "Hulp: de statuspagina.", "Availability and help"],
    ["risk_register", "general_note", "Noodplan: de kassa opent de poort.", "Contingency plans"],
    ["risk_register", "decision", "La revue des risques est le lundi.", "Review"],
    ["competitive_battlecard", "user_feedback", "14 gingen zu Blockwerk.", "Where they win"],
    ["competitive_battlecard", "user_feedback", "Bezwaar: te ver weg.", "Objections and answers"],
    ["competitive_battlecard", "general_note", "Ask them how they count.", "Questions to ask"],
    ["competitive_battlecard", "general_note", "Unsere Preise: 49 €.", "Price comparison"],
  ] as const)("%s, %s: %s", async (type, label, text, heading) => {
    expect(await findSection(type, label, text)).toBe(heading);
  });

  const DATED = [
    "- [x] Contract, 3 May\n- [ ] Texts, until 12 June\n- [ ] Desk, in July",
    "- Räume bis 3. Mai\n- Texte ab Juni\n- Halle ab 1. Juli",
    "| Étape | Date |\n|---|---|\n| Contrat | 3 mai |\n| Textes | 12 juin |\n| Salle | 1er juillet |",
    "- 本館は2月16日から\n- 別館は3月2日\n- 新館は3月16日",
  ];
  test.each(DATED)("three dated entries are a schedule: %j", async (text) => {
    expect(await findSection("launch_plan", "general_note", text)).toBe("Timeline and owners");
    expect(await findSection("prd", "general_note", text)).toBe("Rollout");
    const two = text.replace(/\n[^\n]*$/, "");
    expect(await findSection("launch_plan", "general_note", two)).toBe("");
    const party = item("general_note", "Sommerfest", text);
    expect(await readSection(briefFor("prd", [party]), "Rollout")).not.toContain("Sommerfest");
  });

  test("a schedule is under its dates, whatever its entries name", async () => {
    const text = "- 15 December: design ready\n- 18 January: test\n- 1 February: pilot";
    expect(await findSection("prd", "general_note", text)).toBe("Rollout");
    expect(await findSection("prd", "general_note", "The design is ready.")).toBe(
      "User experience",
    );
  });

  test.each([
    "Pilot with one branch from 1 March, the others follow on 1 June.",
    "Pilot in einer Filiale ab 1. März, die übrigen folgen am 1. Juni.",
    "Proef in één winkel vanaf 1 maart, de andere volgen op 1 juni.",
    "Pilote dans une agence dès le 1er mars, les autres suivent le 1er juin.",
    "3月1日から1店舗で試行し、残りは6月1日に続く。",
  ])("a coming step of the rollout is under its dates, once: %s", async (text) => {
    for (const label of ["decision", "general_note"] as const) {
      expect(await findSection("launch_plan", label, text)).toBe("Timeline and owners");
      expect(await findSection("prd", label, text)).toBe("Rollout");
    }
    const written = await draft(briefFor("launch_plan", [item("decision", "Card", text)]));
    expect(written.split("**Card.**")).toHaveLength(2);
  });

  test.each([
    "The price rises to 12 € on 1 March.",
    "The form gets a text field after the pilot of 1 March.",
    "The pilot of 3 May 2025 showed that parents call, so the form has a phone number.",
    "Pilots rest for ten hours.",
    "Experimental prices are forbidden until 1 March 2027.",
    "Versuche mit Preisen sind bis 1. März 2027 verboten.",
    "Pilot customers get the map and the export, as agreed for 1 March 2027.",
    "L'expérience des chauffeurs compte : deux ans au moins le 1 mars 2027.",
    "Ab 1. März gilt der neue Tarif.",
    "Le prix passe à 12 € le 1er mars.",
  ])("another decision with a date is not: %s", async (text) => {
    expect(await findSection("launch_plan", "decision", text)).toBe("What is launched");
  });

  test.each([
    "- 2009: founded\n- 2015: Munich\n- 2021: 40 people",
    "- 3 May 2019: Roto, 400 €\n- 4 June 2019: Roto, 80 €\n- 5 July 2019: Roto, 90 €",
    "- Statista 2024\n- Gartner 2025\n- ISO 27001:2022",
  ])("dates that are over, and years, are no schedule: %j", async (text) => {
    expect(await findSection("launch_plan", "general_note", text)).toBe("");
  });

  test.each([
    ["launch_plan", "general_note", "The line is under pressure.", "Channels and material"],
    ["launch_plan", "general_note", "Zwei Tage Schulung zu je 950 €.", "Channels and material"],
    ["ai_implementation_spec", "user_feedback", "How full is it?", "Errors and edge cases"],
    ["release_notes", "general_note", "Sam from support helped us.", "Availability and help"],
    ["release_notes", "general_note", "Wurde noch nicht ausgeliefert.", "New"],
    ["competitive_battlecard", "user_feedback", "Zwölf kamen zu uns.", "Where they win"],
    ["competitive_battlecard", "user_feedback", "Sie gingen zu Fuß.", "Where they win"],
    ["competitive_battlecard", "general_note", "Open question: who pays?", "Questions to ask"],
    ["competitive_battlecard", "general_note", "Ask Lars about capacity.", "Questions to ask"],
  ] as const)("%s, %s, not by chance: %s", async (type, label, text, heading) => {
    expect(await findSection(type, label, text)).not.toBe(heading);
  });

  test.each([
    "Schulklassen gehören nicht zum Vorhaben.",
    "Gutscheine kommen erst später.",
    "School classes stay outside this project.",
    "Payment in advance is not planned.",
    "Cadeaubonnen komen pas later.",
    "Le paiement d'avance n'est pas prévu.",
  ])("a decision that leaves its subject out is a non-goal: %s", async (text) => {
    expect(await findSection("prd", "decision", text)).toBe("Non-goals");
  });

  test("an idea that leaves out a part of itself is still wanted", async () => {
    const text = "Das Handy zeigt den Nachweis. Ein Konto ist nicht vorgesehen.";
    expect(await findSection("prd", "feature_idea", text)).toBe("Requirements");
  });

  test.each([
    ["prd", "Constraints and dependencies"],
    ["launch_plan", "Launch goal"],
  ] as const)("%s: the costs of a pilot or a training are costs", async (type, heading) => {
    const text = "£9,000 for the software of the pilot, £4,400 for training.";
    const note = item("general_note", "What the pilot costs", text);
    expect(await readSection(briefFor(type, [note]), heading)).toContain(text);
  });
});

describe("built-in drafts: a retrospective takes items that begin with how it went", () => {
  const LABELS = ["general_note", "market_research", "feature_idea"] as const;

  test.each([
    ["Went well: the handover.", "Went badly: the sign-up."],
    ["Gut lief: die Übergabe.", "Schlecht lief: die Anmeldung."],
    ["Ging goed: de overdracht.", "Ging slecht: de aanmelding."],
    ["Bien passé : la remise.", "Mal passé : l'inscription."],
    ["良かった点：引き渡し。", "悪かった点：申し込み。"],
  ])("%s %s", async (well, badly) => {
    for (const label of LABELS) {
      const brief = briefFor("retrospective", [item(label, "Retro", `${well}\n\n${badly}`)]);
      const text = await draft(brief);
      // The headings say the labels.
      const [good, bad] = [well, badly].map((said) => said.replace(/^[^:：]+[:：] ?/, ""));
      const inSection = async (heading: string) =>
        (await readSection(brief, heading)).toLowerCase();
      expect(await inSection("What went well")).toContain(good?.toLowerCase());
      expect(await inSection("What went badly")).toContain(bad?.toLowerCase());
      expect(text.toLowerCase().split(good?.toLowerCase() ?? "")).toHaveLength(2);
    }
  });

  test.each([
    ["market_research", "Good: 40 %, bad: 12 %."],
    ["market_research", "The survey went well: 40 answers."],
    ["brand_guidelines", "Went well: say so."],
    ["key_competitors", "What went well: their launch in May. It has 300 customers."],
    ["decision", "We extend the pilot by two weeks. Went well: the training."],
  ] as const)("but no others: %s, %s", async (label, text) => {
    const brief = briefFor("retrospective", [item(label, "Card", text)]);
    expect(await readSection(brief, "What went well")).toBe("");
  });
});

describe("built-in drafts: the label of a line about a competitor decides its section", () => {
  test.each([
    ["Strength: late hours.", "Weakness: no lift.", "Price: £9.", 'Objection: "Far." Answer: No.'],
    ["Stärke: Preis.", "Schwäche: kein Lift.", "Preis: 9 Euro.", "Einwand: „Weit.“ Antwort: Nein."],
    ["Sterk: lang open.", "Zwak: geen lift.", "Prijs: 9 euro.", "Bezwaar: ver. Antwoord: nee."],
    ["Force : tard.", "Faiblesse: rien.", "Prix : 9 €.", "Objection : « Loin. » Réponse : non."],
    [
      "強み：夜も開く。",
      "弱み：予約がない。",
      "価格：月九千円。",
      "反論：遠い。回答：送迎がある。",
    ],
  ])("%s %s %s %s", async (strength, weakness, price, objection) => {
    const text = [strength, weakness, price, objection].join(" ");
    const rival = item("key_competitors", "Bob", text);
    const read = (heading: string) =>
      readSection(briefFor("competitive_battlecard", [rival]), heading);
    expect(await read("Where they win")).toContain(strength);
    expect(await read("Where we win")).toContain(weakness);
    expect(await read("Price comparison")).toContain(price);
    expect(await read("Objections and answers")).toContain(objection);
    expect(await read("Competitor at a glance")).toMatch(/^- \*\*Bob[.。]\*\* \[/);
  });

  test.each([
    ["No ropes and no courses for children.", "Where we win"],
    ["Keine Seile und keine Kurse.", "Where we win"],
    ["Geen keurmerk.", "Where we win"],
    ["Pas de parking.", "Where we win"],
    ["Keine Vertragsbindung.", "Where they win"],
    ["Sans engagement.", "Where they win"],
    ["Etwa 12 % billiger.", "Where they win"],
    ["It is a question of taste.", "Competitor at a glance"],
  ])("or else its words: %s", async (text, heading) => {
    const rival = item("key_competitors", "Bob", `Bob. ${text}`);
    expect(await readSection(briefFor("competitive_battlecard", [rival]), heading)).toContain(text);
  });

  test("a risk whose lines all have labels is still in the register", async () => {
    const risk = item("risk", "Gate", "Countermeasure: the desk opens it. Sign: three reports.");
    expect(await readSection(briefFor("risk_register", [risk]), "Register")).toContain("Gate");
  });

  test("rules are named as no proof, and goals as no prices", async () => {
    const rule = item("compliance_requirements", "Records", "Kept for 12 months.");
    const text = await draft(briefFor("competitive_battlecard", [rule]));
    expect(text).toContain(`*Records* [^${rule.ref}]. A rule is no proof.`);
  });
});

test("built-in drafts: what an idea does instead of something else is no improvement yet", async () => {
  const idea = item("feature_idea", "Card", "Instead of a scanner at each gate, one at the pier.");
  const brief = briefFor("release_notes", [idea]);
  expect(await readSection(brief, "Improved")).not.toContain("scanner");
  expect(await readSection(brief, "New")).toContain("Card");
});
