import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { tradesRequirements } from "./documents/trades-requirements";

const trades: SampleInitiative = {
  title: "Deckungskonzept Handwerk",
  description:
    "Ein eigenes Bündel aus Betriebshaftpflicht, Werkverkehr und Elektronik für Betriebe bis 25 Leute, verhandelt mit der Ostfriesischen Feuer. Lead: Gerd Wilken.",
  archived: false,
  documents: [tradesRequirements],
  contextItems: [
    {
      label: "target_users",
      title: "Handwerksbetriebe bis 25 Leute",
      content: `Rund 740 im Bestand, vor allem SHK, Elektro, Maler. Chef entscheidet abends am Küchentisch.`,
    },
    {
      label: "user_feedback",
      title: "Malermeister Onken",
      content: `„Ich hab fünf Policen von drei Gesellschaften und weiß bei keiner, ob das Gerüst mit drin ist.“`,
    },
    {
      label: "market_research",
      title: "Schadenquote Handwerk",
      content: `2021 bis 2025: 54 % über alle Betriebshaftpflichtverträge, Dachdecker 88 %. Die Ostfriesische zeichnet bis 65 %.`,
    },
    {
      label: "key_competitors",
      title: "Handwerkerschutz24",
      content: `Online-Makler, Betriebshaftpflicht ab 189 € im Jahr, keine Dachdecker.`,
    },
    {
      label: "risk",
      title: "Ostfriesische springt ab",
      content: `Wenn die Quote im ersten Jahr über 65 % liegt, können sie kündigen. Zweiter Versicherer wird angefragt, Gerd bis Ende Januar.`,
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "Courtage aus dem Handwerk",
      key_result: "120 Verträge im ersten Jahr",
      timeframe: "Ende 2027",
    },
  ],
};

const takeover: SampleInitiative = {
  title: "Bestand Köhnke übernehmen",
  description:
    "Die Einmannagentur Köhnke in Varel hört auf, wir übernehmen 870 Kunden zum 1. April 2027. Lead: Karin Tams.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "general_note",
      title: "Was wir bekommen",
      content: `870 Kunden, 2.300 Verträge, davon 1.400 auf Papier in 61 Ordnern. Kaufpreis 215.000 € in zwei Raten.`,
    },
    {
      label: "compliance_requirements",
      title: "Einwilligung der Köhnke-Kunden",
      content: `Jeder Kunde muss der Weitergabe seiner Daten zustimmen, Schreiben läuft über Herrn Köhnke selbst. Wer bis 15. März nicht antwortet, wird nicht übernommen.`,
    },
    {
      label: "risk",
      title: "Kunden gehen mit Herrn Köhnke",
      content: `Viele kennen ihn aus dem Schützenverein. Er bleibt deshalb ein halbes Jahr auf Minijobbasis.`,
    },
    {
      label: "decision",
      title: "Ratenzahlung",
      content: `14. Oktober 2026: zweite Rate nur, wenn nach zwölf Monaten noch 85 % der Kunden da sind.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Köhnke-Kunden halten",
      key_result: "85 % sind nach zwölf Monaten noch bei uns",
      baseline: "870 Kunden",
      timeframe: "1. April 2028",
    },
  ],
};

const telephone: SampleInitiative = {
  title: "Neue Telefonanlage",
  description: "Die Anlage von 2009 wird durch Telefonie in Teams ersetzt.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "technical_constraint",
      title: "Aufzug und Brandmeldezentrale",
      content: `Hängen noch an zwei analogen Leitungen, die dürfen nicht gekündigt werden.`,
    },
    {
      label: "user_feedback",
      title: "Empfang",
      content: `Frau Siemers: „Ich will sehen, wer frei ist, bevor ich durchstelle. Und bitte keine Warteschleife mit Panflöte.“`,
    },
  ],
  goals: [],
};

const comparison: SampleInitiative = {
  title: "Vergleichsrechner auf der Website",
  description:
    "Rechner für Kfz und Hausrat. Im März 2025 eingestellt, 11 Abschlüsse in einem Jahr.",
  archived: true,
  documents: [],
  contextItems: [],
  goals: [],
};

export const otherInitiatives = [trades, takeover, telephone, comparison] as const;
