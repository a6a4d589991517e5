import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { boxRequirements } from "./documents/box-requirements";

export const sensorBox: SampleInitiative = {
  title: "Draadloze meetbox",
  description:
    "Een meetbox voor temperatuur, RV en CO2 die zonder kabel tussen het gewas hangt. Trekker: Sander Kok. Op zijn vroegst voorjaar 2028.",
  archived: false,
  documents: [boxRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "Koornneef Phalaenopsis",
      content: `"Bij elke teeltwissel trekken mijn jongens een kabel kapot. Vorig jaar elf keer. Ik heb een la vol stekkers."`,
    },
    {
      label: "market_research",
      title: "Uren per plaatsing, 2025",
      content: `Uit de werkbonnen: 318 meetboxen geplaatst, gemiddeld 2 uur en 10 minuten, waarvan 95 minuten kabel trekken.`,
    },
    {
      label: "technical_constraint",
      title: "Radio in een natte kas",
      content: `Bij RV boven 92% en vol gewas haalt de zender 40 meter in plaats van 160. Stalen goten maken het erger.`,
    },
    {
      label: "feature_idea",
      title: "Melding als de natte bol droogstaat",
      content: `Nu merkt de teler het pas als de ramen gek doen. Te zien aan twee voelers die precies gelijk lopen.`,
    },
    {
      label: "decision",
      title: "Batterij, geen zonnecel",
      content: `1 september 2026, Sander. Onder het scherm komt te weinig licht voor een zonnecel. Batterij moet twee jaar mee.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Snel opgehangen",
      key_result: "Een meetbox hangt in hooguit 20 minuten",
      baseline: "2 uur en 10 minuten (2025)",
      timeframe: "eind 2028",
    },
  ],
};
