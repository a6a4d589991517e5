import { QUOTE_IN } from "@/lib/ai/advisors/shared/wording";
import type { Language } from "@/lib/text/languages";
import { joinWords } from "@/lib/text/phrases";

/** The sections of updates, and the lists below the body. */
export type UpdateHeading =
  | "shipped"
  | "highlights"
  | "feedback"
  | "ideas"
  | "decisions"
  | "limits"
  | "risks"
  | "goals"
  | "money"
  | "dates"
  | "users"
  | "competitors"
  | "internalFigures"
  | "rules"
  | "asks";

/** The words of an update without a model that are not the evidence's, in one language. What only its sender reads stays English. */
export type UpdateWords = {
  headings: Readonly<Record<UpdateHeading, string>>;
  /** Precedes the titles of the sources. */
  sources: string;
  /** The subject line, `topics` being at most two headings. German ones begin with a noun, so that they can stand within it. */
  subject(title: string, topics: readonly string[]): string;
  /** What precedes the first sentence, with the gap before it; `title` is Markdown, `day` a formatted date. */
  opening(title: string, day: string): string;
  /** After the heading of a section that shows some of its points. */
  some(shown: number, all: string): string;
  /** Between the entries of a list in a sentence. */
  separator: string;
  /** Follows the words that it belongs to. */
  inBrackets(text: string): string;
  decide(title: string, said: string): string;
  setTarget(title: string): string;
};

const startLower = (topics: readonly string[], last: string) =>
  joinWords(
    topics.map((topic) => topic.toLowerCase()),
    last,
  );
const inBrackets = (text: string) => ` (${text})`;

export const UPDATE_WORDS: Readonly<Record<Language, UpdateWords>> = {
  en: {
    headings: {
      shipped: "Shipped",
      highlights: "Highlights",
      feedback: "Feedback with figures",
      ideas: "Ideas on record",
      decisions: "Decisions",
      limits: "Limits",
      risks: "Risks",
      goals: "Goals",
      money: "Money",
      dates: "Dates to come",
      users: "Who it is for",
      competitors: "Competitors",
      internalFigures: "Figures, internal until released",
      rules: "Rules behind your answers",
      asks: "Asks",
    },
    sources: "Sources: ",
    subject: (title, topics) => `${title}: ${startLower(topics, "and")}`,
    opening: (title, day) => `**${title}**, as of ${day}. `,
    some: (shown, all) => ` (${shown} of ${all})`,
    separator: "; ",
    inBrackets,
    decide: (title, said) => `Decide${title && ` on “${title}”`}: “${said}”`,
    setTarget: (title) => `Set a target for “${title}”: it has no key result.`,
  },
  de: {
    headings: {
      shipped: "Neuerungen",
      highlights: "Das Wichtigste",
      feedback: "Rückmeldungen mit Zahlen",
      ideas: "Ideenspeicher",
      decisions: "Entscheidungen",
      limits: "Rahmenbedingungen",
      risks: "Risiken",
      goals: "Ziele",
      money: "Finanzen",
      dates: "Termine",
      users: "Zielgruppe",
      competitors: "Wettbewerber",
      internalFigures: "Zahlen, bis zur Freigabe intern",
      rules: "Vorgaben für Antworten an Kunden",
      asks: "Unsere Bitten",
    },
    sources: "Quellen: ",
    subject: (title, topics) => `${title}: ${joinWords(topics, "und")}`,
    opening: (title, day) => `**${title}**, Stand: ${day}. `,
    some: (shown, all) => ` (${shown} von ${all})`,
    separator: "; ",
    inBrackets,
    decide: (title, said) => `Bitte entscheiden Sie${title && ` über „${title}“`}: „${said}“`,
    setTarget: (title) => `Bitte legen Sie für „${title}“ einen Zielwert fest; er fehlt noch.`,
  },
  nl: {
    headings: {
      shipped: "Vernieuwingen",
      highlights: "Belangrijkste punten",
      feedback: "Feedback met cijfers",
      ideas: "Verzamelde ideeën",
      decisions: "Besluiten",
      limits: "Randvoorwaarden",
      risks: "Risico’s",
      goals: "Doelen",
      money: "Financiën",
      dates: "Komende data",
      users: "Doelgroep",
      competitors: "Concurrenten",
      internalFigures: "Cijfers, intern tot ze zijn vrijgegeven",
      rules: "Regels voor antwoorden aan klanten",
      asks: "Onze verzoeken",
    },
    sources: "Bronnen: ",
    subject: (title, topics) => `${title}: ${startLower(topics, "en")}`,
    opening: (title, day) => `**${title}**, stand van zaken op ${day}. `,
    some: (shown, all) => ` (${shown} van ${all})`,
    separator: "; ",
    inBrackets,
    decide: (title, said) => `Graag een besluit${title && ` over “${title}”`}: “${said}”`,
    setTarget: (title) => `Graag een streefwaarde vaststellen voor “${title}”; die ontbreekt nog.`,
  },
  fr: {
    headings: {
      shipped: "Nouveautés",
      highlights: "Points clés",
      feedback: "Retours chiffrés",
      ideas: "Idées recueillies",
      decisions: "Décisions",
      limits: "Contraintes",
      risks: "Risques",
      goals: "Objectifs",
      money: "Finances",
      dates: "Dates à venir",
      users: "Public visé",
      competitors: "Concurrents",
      internalFigures: "Chiffres, internes jusqu’à leur diffusion",
      rules: "Règles à suivre dans les réponses aux clients",
      asks: "Nos demandes",
    },
    sources: "Sources : ",
    subject: (title, topics) => `${title} : ${startLower(topics, "et")}`,
    opening: (title, day) => `**${title}**, point au ${day}. `,
    some: (shown, all) => ` (${shown} sur ${all})`,
    separator: " ; ",
    inBrackets,
    decide: (title, said) => `Décision attendue${title && ` sur « ${title} »`} : « ${said} »`,
    setTarget: (title) => `Merci de fixer une valeur cible pour « ${title} » ; elle manque encore.`,
  },
  ja: {
    headings: {
      shipped: "提供を開始した機能",
      highlights: "要点",
      feedback: "数字で見る利用者の声",
      ideas: "寄せられたアイデア",
      decisions: "決定事項",
      limits: "制約",
      risks: "リスク",
      goals: "目標",
      money: "費用・予算",
      dates: "今後の日程",
      users: "対象者",
      competitors: "競合",
      internalFigures: "公開の承認まで社外秘の数値",
      rules: "お客様への回答で守るルール",
      asks: "お願いしたいこと",
    },
    sources: "情報源：",
    subject: (title, topics) => `${title}：${topics.join("と")}`,
    opening: (title, day) => `**${title}**（${day}現在）\n\n`,
    some: (shown, all) => `（${all}件中${shown}件）`,
    separator: "／",
    inBrackets: (text) => `（${text}）`,
    decide: (title, said) =>
      `${title && `${QUOTE_IN.ja(title)}について`}ご判断ください：${QUOTE_IN.ja(said)}`,
    setTarget: (title) => `${QUOTE_IN.ja(title)}の目標値をお決めください。まだ設定されていません。`,
  },
};

/** Writes a day such as `2026-12-01` in full. */
export function formatDay(day: string, language: Language): string {
  const locale = language === "en" ? "en-GB" : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const written = format.format(new Date(day));
  return language === "fr" ? written.replace(/^1 /, "1er ") : written;
}
