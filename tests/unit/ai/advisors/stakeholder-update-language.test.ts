import { expect, test } from "vitest";
import { formatUpdate } from "@/app/components/advice/markdown";
import { checkAnswer } from "@/lib/ai/advisors/stakeholder-update/check";
import { applyRules } from "@/lib/ai/advisors/stakeholder-update/rules";
import { formatDay, UPDATE_WORDS } from "@/lib/ai/advisors/stakeholder-update/update-words";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { AUDIENCES, type Audience } from "@/lib/schemas/enums";
import { LANGUAGES, type Language } from "@/lib/text/languages";
import { goal, initiative, item } from "../builtin/pieces";

type Plan = {
  title: string;
  description: string;
  goals: [title: string, keyResult?: string, baseline?: string, timeframe?: string][];
  decision: [title: string, text: string];
  budget: [title: string, text: string];
  dates: [title: string, text: string];
  risk: [title: string, text: string];
};

/** The same small plan in each language. */
const PLANS: Readonly<Record<Language, Plan>> = {
  en: {
    title: "Route cards",
    description: "Drivers read the stops from paper and call the office when a road is closed.",
    goals: [["Fewer calls", "under 5 a day", "14 a day", "May 2027"], ["Happy drivers"]],
    decision: ["Cards stay", "They are with the drivers until we replace them."],
    budget: ["Printer", "The 12,000 euros for it are not approved yet."],
    dates: ["Schedule", "- 3 May 2027 printer\n- 1 June 2027 training"],
    risk: ["Frost", "The printer may fail in winter."],
  },
  de: {
    title: "Tourenkarten",
    description: "Die Fahrer lesen die Halte vom Papier und rufen im Büro an, wenn es staut.",
    goals: [["Weniger Anrufe", "unter 5 am Tag", "14 am Tag", "Mai 2027"], ["Gute Laune"]],
    decision: ["Karten bleiben", "Sie liegen bei den Fahrern, bis wir sie ersetzen."],
    budget: ["Drucker", "Die 12.000 Euro für ihn sind noch nicht genehmigt."],
    dates: ["Zeitplan", "- 3. Mai 2027 Drucker\n- 1. Juni 2027 Schulung"],
    risk: ["Frost", "Der Drucker kann im Winter ausfallen."],
  },
  nl: {
    title: "Routekaarten",
    description: "De chauffeurs lezen de stops van het papier en bellen naar kantoor bij een file.",
    goals: [["Minder bellen", "5 per dag", "14 per dag", "mei 2027"], ["Goede sfeer"]],
    decision: ["Kaarten blijven", "Ze zijn bij de chauffeurs tot wij ze met een app vervangen."],
    budget: ["Printer", "De 12.000 euro voor het apparaat is nog niet goedgekeurd."],
    dates: ["Planning", "- 3 mei 2027 printer\n- 1 juni 2027 training"],
    risk: ["Vorst", "De printer op het depot kan het in de winter niet aan."],
  },
  fr: {
    title: "Fiches de tournée",
    description:
      "Les chauffeurs lisent les arrêts sur papier et appellent le bureau en cas de bouchon.",
    goals: [["Moins d’appels", "5 par jour", "14 par jour", "mai 2027"], ["Bonne humeur"]],
    decision: ["Les fiches sont gardées", "Nous les laissons aux chauffeurs avec leur stylo."],
    budget: ["Imprimante", "Les 12 000 euros pour cette machine ne sont pas encore approuvés."],
    dates: ["Calendrier", "- 3 mai 2027 imprimante\n- 1 juin 2027 formation"],
    risk: ["Gel", "L’imprimante du dépôt peut tomber en panne cet hiver."],
  },
  ja: {
    title: "配送カード「みち」",
    description: "運転手は紙で停車先を確認し、道路が通れないときは事務所に電話をかけている。",
    goals: [["電話を減らす", "1日5件未満", "1日14件", "2027年5月"], ["運転手の満足"]],
    decision: ["カードは残す", "新しい仕組みに置き換わるまで運転手が持つ。"],
    budget: ["印刷機", "費用の12,000ユーロは未承認です。"],
    dates: ["日程", "- 2027年5月3日 印刷機の設置\n- 2027年6月1日 研修"],
    risk: ["凍結", "印刷機は古く、冬に止まるおそれがある。"],
  },
};

async function tell(language: Language, audience: Audience = "executive") {
  const { title, description, goals, decision, budget, dates, risk } = PLANS[language];
  const evidence = [
    { ...initiative(description), title },
    ...goals.map(([name, keyResult = null, baseline = null, timeframe = null]) =>
      goal("success_metric", name, { keyResult, baseline, timeframe }),
    ),
    item("decision", ...decision),
    item("general_note", ...budget),
    item("general_note", ...dates),
    item("risk", ...risk),
  ];
  const subject = { type: "initiative" as const, id: "1", title };
  const options = { audience, today: "2026-12-01", language: chooseLanguage(evidence) };
  const material = { subject, text: "", evidence, options };
  const head = { method: "rules" as const, model: null, generated_at: "", subject };
  return { ...head, ...(await checkAnswer(applyRules(material), material)) };
}

/** The body, and the lines below it that an app shows with the update. */
const read = async (language: Language) => {
  return formatUpdate({ ...(await tell(language)), sources: [] });
};

test("stakeholder update: German evidence has German words around it", async () => {
  expect(await read("de")).toBe(`# Tourenkarten: Ziele und Entscheidungen

**Tourenkarten**, Stand: 1. Dezember 2026. Die Fahrer lesen die Halte vom Papier und rufen im Büro an, wenn es staut.

## Ziele

- Weniger Anrufe: 14 am Tag → unter 5 am Tag (Mai 2027)
- Gute Laune

## Entscheidungen

- Karten bleiben: Sie liegen bei den Fahrern, bis wir sie ersetzen.

## Termine

- Zeitplan: 3. Mai 2027 Drucker; 1. Juni 2027 Schulung

## Risiken

- Frost: Der Drucker kann im Winter ausfallen.

## Unsere Bitten

- Bitte entscheiden Sie über „Drucker“: „Die 12.000 Euro für ihn sind noch nicht genehmigt.“
- Bitte legen Sie für „Gute Laune“ einen Zielwert fest; er fehlt noch.
`);
});

test("stakeholder update: Japanese evidence has Japanese words and marks around it", async () => {
  expect(await read("ja")).toBe(`# 配送カード「みち」：目標と決定事項

**配送カード「みち」**（2026年12月1日現在）

運転手は紙で停車先を確認し、道路が通れないときは事務所に電話をかけている。

## 目標

- 電話を減らす：1日14件 → 1日5件未満（2027年5月）
- 運転手の満足

## 決定事項

- カードは残す：新しい仕組みに置き換わるまで運転手が持つ。

## 今後の日程

- 日程：2027年5月3日 印刷機の設置／2027年6月1日 研修

## リスク

- 凍結：印刷機は古く、冬に止まるおそれがある。

## お願いしたいこと

- 「印刷機」についてご判断ください：「費用の12,000ユーロは未承認です」
- 「運転手の満足」の目標値をお決めください。まだ設定されていません。
`);
});

test.each([
  ["en", "Route cards: goals and decisions", "**Route cards**, as of 1 December 2026. Drivers"],
  ["nl", "Routekaarten: doelen en besluiten", "stand van zaken op 1 december 2026. De chauffeurs"],
  [
    "fr",
    "Fiches de tournée : objectifs et décisions",
    "point au 1er décembre 2026. Les chauffeurs",
  ],
] as const)("stakeholder update: subject and opening in %s", async (language, subject, opening) => {
  const update = await tell(language);
  expect(update.language).toBe(language);
  expect(update.subject_line).toBe(subject);
  expect(update.body_markdown).toContain(opening);
});

const TRANSLATED = LANGUAGES.filter((each) => each !== "en");

test.each(TRANSLATED)(
  "stakeholder update: no audience gets English words in %s",
  async (language) => {
    const own = Object.values(UPDATE_WORDS[language].headings);
    // `Sources` is French too.
    const english = Object.values(UPDATE_WORDS.en.headings).filter((each) => each !== "Sources");
    expect(own.filter((heading) => english.includes(heading))).toEqual([]);
    for (const audience of AUDIENCES) {
      const { body_markdown } = await tell(language, audience);
      expect(body_markdown).not.toMatch(/\b(?:as of|Decisions|Risks|of \d)\b/);
    }
  },
);

test("stakeholder update: no heading joins two things, since a subject line joins two headings", () => {
  for (const language of LANGUAGES) {
    const headings = Object.values(UPDATE_WORDS[language].headings).join("|");
    expect(headings).not.toMatch(/ (?:and|und|en|et) /);
  }
  const { subject, headings } = UPDATE_WORDS.de;
  expect(subject("Karten", [headings.decisions, headings.ideas])).toBe(
    "Karten: Entscheidungen und Ideenspeicher",
  );
});

test("stakeholder update: what only its sender reads is in the language of the app", async () => {
  const updates = await Promise.all(TRANSLATED.map((language) => tell(language)));
  for (const { summary } of updates)
    expect(summary).toBe("In this update: Goals, Decisions, Dates to come and Risks.");
});

test("stakeholder update: a short German description among English items leaves it in English", async () => {
  const evidence = [
    initiative("Die Fahrer lesen die Halte vom Papier."),
    item("decision", "Cards stay", "They are with the drivers until the office has replaced them."),
  ];
  const subject = { type: "initiative" as const, id: "1", title: "Cards" };
  const language = chooseLanguage(evidence);
  const options = { audience: "executive" as const, today: "2026-12-01", language };
  const material = { subject, text: "", evidence, options };
  const { body_markdown } = await checkAnswer(applyRules(material), material);
  expect(language).toBe("en");
  expect(body_markdown).toContain("## Decisions");
});

test("stakeholder update: days are written in full", () => {
  expect(LANGUAGES.map((language) => formatDay("2027-03-01", language))).toEqual([
    "1 March 2027",
    "1. März 2027",
    "1 maart 2027",
    "1er mars 2027",
    "2027年3月1日",
  ]);
  expect(formatDay("2027-03-21", "fr")).toBe("21 mars 2027");
});
