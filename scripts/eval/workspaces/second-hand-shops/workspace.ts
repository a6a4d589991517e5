import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { businessCase } from "./documents/business-case";
import { collectionItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "minder voor niks rijden",
    key_result: "Hooguit 8% van de ritten voor niks",
    baseline: "18% (september 2026)",
    timeframe: "eind 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "niet meer hoeven bellen",
    description: "Je kunt 's avonds op de bank regelen dat we komen.",
    key_result: "Hooguit 250 telefoontjes per maand over ophalen",
    baseline: "655",
    timeframe: "december 2027",
  },
];

export const secondHandWorkspace: SampleWorkspace = {
  name: "Kringloop De Omkeer",
  contextItems: [
    {
      label: "company_info",
      title: "over ons",
      content: `Stichting sinds 1996. Winkels in Doetinchem (met magazijn), Terborg, Doesburg en 's-Heerenberg. 22 mensen in dienst, zo'n 130 vrijwilligers en 40 mensen via de gemeente (re-integratie, taakstraf). Omzet 2025 € 1,34 mln. Twee bussen, de oude is uit 2011.`,
    },
    {
      label: "brand_guidelines",
      title: "hoe we schrijven",
      content: `Gewoon doen. Jij, geen u. Spullen, geen goederen. Nooit "afval" of "rommel", het is van iemand geweest. Groen is #3F7D4E.`,
    },
    {
      label: "external_link",
      title: "subsidie ambachtscentrum",
      content: `Provincie geeft tot € 25.000 voor een circulair ambachtscentrum, aanvragen voor 1 april. Iets voor het repaircafé in Terborg? Harrie kijkt ernaar.`,
      source_url: "https://subsidies.example/circulair-ambachtscentrum",
    },
    {
      label: "general_note",
      title: "kerstborrel",
      content: `vr 18 dec 16.00 magazijn. Iedereen neemt een hapje mee, Henny doet de loterij. Niet weer die karaokeset.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "iedereen houdt een plek",
      description:
        "Wat we ook veranderen, de mensen die bij ons werken houden werk dat bij ze past.",
    },
  ],
  initiatives: [
    {
      title: "Ophalen boeken via de site",
      description:
        "Mensen kiezen zelf op de site een dag waarop we hun spullen gratis komen halen, in plaats van te bellen. Trekker: Marloes te Brake.",
      archived: false,
      documents: [businessCase],
      contextItems: collectionItems,
      goals,
    },
    {
      title: "Webshop voor boeken en platen",
      description: "Gestopt in 2024, inpakken kostte meer dan de plaat opbracht.",
      archived: true,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "platenverzamelaar uit Utrecht",
          content: `"Hoes stond als nieuw omschreven, er zat een koffiekring op."`,
        },
      ],
      goals: [],
    },
  ],
};
