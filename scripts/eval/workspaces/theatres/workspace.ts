import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { barRequirements } from "./documents/bar-requirements";
import { returnCase } from "./documents/return-case";
import { returnItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Volle zalen ook echt vol",
    key_result: "Hooguit 3% lege stoelen op uitverkochte avonden",
    baseline: "7,8% (seizoen 2025–2026)",
    timeframe: "30 juni 2028",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Omzet uit lege stoelen",
    key_result: "€ 45.000 per seizoen aan opnieuw verkochte kaarten",
    timeframe: "30 juni 2028",
    priority: 80,
  },
  {
    goal_type: "constraint",
    title: "Nooit duurder dan het kaartje",
    description: "Niemand verdient aan een teruggegeven stoel, wij ook niet.",
  },
];

export const theatresWorkspace: SampleWorkspace = {
  name: "Theaters aan de Vecht",
  contextItems: [
    {
      label: "company_info",
      title: "Wie we zijn",
      content: `Stichting met drie theaters: Weesp (412 stoelen), Breukelen (260) en Maarssen (538). 27 mensen in dienst, ruim honderd vrijwilligers, 118.000 bezoekers per seizoen.`,
    },
    {
      label: "target_market",
      title: "Voor wie we spelen",
      content: `Publiek tussen Utrecht en Amsterdam, driekwart woont binnen 15 kilometer. Een kaartje kost gemiddeld € 26.`,
    },
    {
      label: "tech_stack",
      title: "Systemen",
      content: `Kassapakket TicketHof, site in Craft CMS, betalingen via Mollie. Fatma bouwt de koppelingen in PHP.`,
    },
    {
      label: "brand_guidelines",
      title: "Toon",
      content: `Gastvrij, nooit deftig. „Bezoeker”, niet „klant”. Geen „beleving”. Bordeaux #6A1F2B.`,
    },
    {
      label: "general_note",
      title: "Artiestenfoyer",
      content: `De droger is kapot, monteur komt woensdag. Geen glitter meer in de wasmachine!`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Kaarten teruggeven",
      description:
        "Bezoekers geven online een kaartje terug en de stoel gaat naar de wachtlijst. Leiding: Anouk de Wit. Proef in Weesp vanaf 12 januari 2027, voor alle bezoekers vanaf 16 februari 2027.",
      archived: false,
      documents: [returnCase],
      contextItems: returnItems,
      goals,
    },
    {
      title: "Pauzedrankje vooraf",
      description:
        "Bezoekers bestellen hun pauzedrankje voor de voorstelling. Leiding: Sjoerd Hamer. Najaar 2027.",
      archived: false,
      documents: [barRequirements],
      contextItems: [
        {
          label: "user_feedback",
          title: "Man in de rij, Breukelen",
          content: `„Ik had net mijn wijn toen de bel ging. Nou, dan giet je dat in één keer naar binnen.”`,
        },
        {
          label: "market_research",
          title: "Pauzes geklokt",
          content: `Tien avonden: 34% van de zaal koopt iets, 11% haakt af in de rij. Wachttijd gemiddeld 9 minuten.`,
        },
        {
          label: "risk",
          title: "Pauze valt uit",
          content: `Soms speelt een gezelschap door. Wat er dan met de bestelling gebeurt, weet niemand.`,
        },
      ],
      goals: [],
    },
  ],
};
