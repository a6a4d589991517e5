import { QUOTE_IN } from "@/lib/ai/advisors/shared/wording";
import type { Language } from "@/lib/text/languages";

type BattlecardHeading =
  | "positioning"
  | "strengths"
  | "weaknesses"
  | "advantages"
  | "objections"
  | "gaps";

/** What a battlecard that is handed on as a text has around its points, in one language. */
type BattlecardFrame = {
  title(name: string): string;
  headings: Readonly<Record<BattlecardHeading, string>>;
  /** Precedes the titles of the sources. */
  sources: string;
  objection(said: string, response: string): string;
};

const { en, de, nl, fr, ja } = QUOTE_IN;

export const BATTLECARD_FRAMES: Readonly<Record<Language, BattlecardFrame>> = {
  en: {
    title: (name) => `Battlecard: ${name}`,
    headings: {
      positioning: "Positioning",
      strengths: "Their strengths",
      weaknesses: "Their weaknesses",
      advantages: "Our advantages",
      objections: "Objections and answers",
      gaps: "Not known yet",
    },
    sources: "Sources: ",
    objection: (said, response) => `${en(said)} ${response}`,
  },
  de: {
    title: (name) => `Wettbewerbsvergleich: ${name}`,
    headings: {
      positioning: "Positionierung",
      strengths: "Stärken des Wettbewerbers",
      weaknesses: "Schwächen des Wettbewerbers",
      advantages: "Unsere Vorteile",
      objections: "Einwände und Antworten",
      gaps: "Noch nicht bekannt",
    },
    sources: "Quellen: ",
    objection: (said, response) => `${de(said)} ${response}`,
  },
  nl: {
    title: (name) => `Concurrentievergelijking: ${name}`,
    headings: {
      positioning: "Positionering",
      strengths: "Sterke punten van de concurrent",
      weaknesses: "Zwakke punten van de concurrent",
      advantages: "Onze voordelen",
      objections: "Bezwaren en antwoorden",
      gaps: "Nog niet bekend",
    },
    sources: "Bronnen: ",
    objection: (said, response) => `${nl(said)} ${response}`,
  },
  fr: {
    title: (name) => `Fiche concurrent : ${name}`,
    headings: {
      positioning: "Positionnement",
      strengths: "Leurs points forts",
      weaknesses: "Leurs points faibles",
      advantages: "Nos avantages",
      objections: "Objections et réponses",
      gaps: "À compléter",
    },
    sources: "Sources : ",
    objection: (said, response) => `${fr(said)} ${response}`,
  },
  ja: {
    title: (name) => `競合比較資料：${name}`,
    headings: {
      positioning: "競合の位置づけ",
      strengths: "競合の強み",
      weaknesses: "競合の弱み",
      advantages: "当社の強み",
      objections: "反論と回答",
      gaps: "まだ分かっていないこと",
    },
    sources: "情報源：",
    objection: (said, response) => `${ja(said)}→ ${response}`,
  },
};
