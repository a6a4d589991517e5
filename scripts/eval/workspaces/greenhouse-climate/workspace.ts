import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { choices } from "./choices";
import { priceCase } from "./documents/price-case";
import { sensorBox } from "./sensor-box";
import { serviceApp } from "./service-app";
import { voices } from "./voices";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Goedkopere stroom",
    key_result: "Bètatelers betalen gemiddeld hooguit 12,1 cent per ingekochte kWh",
    baseline: "13,2 cent (seizoen 2025/26)",
    timeframe: "seizoen 2027/28",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Geen Excel meer om één uur",
    key_result: "De teler is hooguit 5 minuten per dag kwijt aan zijn energieplan",
    baseline: "40 minuten (gemeten bij 9 telers)",
    timeframe: "31 december 2027",
    priority: 80,
  },
  {
    goal_type: "business_outcome",
    title: "Modules verkopen",
    key_result: "140 modules verkocht",
    baseline: "0",
    timeframe: "eind 2028",
    priority: 60,
  },
  {
    goal_type: "constraint",
    title: "Nooit ten koste van het gewas",
    description:
      "De lichtsom, de donkere uren en de temperaturen die de teler instelt gaan altijd voor de prijs.",
  },
];

export const greenhouseWorkspace: SampleWorkspace = {
  name: "Verdaan Kasautomatisering",
  contextItems: [
    {
      label: "company_info",
      title: "Over Verdaan",
      content: `In 1987 begonnen in een schuur in De Lier door Kees Verdaan, nu geleid door zijn zoon Joost. 74 mensen: 19 bij R&D, 16 servicemonteurs. Omzet 2025 € 17,8 mln. Onze klimaatcomputers staan bij 1.150 bedrijven in Nederland en Vlaanderen en bij 180 in Canada en Polen.`,
    },
    {
      label: "tech_stack",
      title: "Waar Cirro op draait",
      content: `Cirro 6: Linux, regelkern in C++, bediening in de browser (TypeScript). Cirro 5: eigen besturing uit 2011. Cirro Online: Go en PostgreSQL in een datacenter in Delft. Twee versies per jaar, maart en september.`,
    },
    {
      label: "target_market",
      title: "Onze markt",
      content: `Nederland heeft zo'n 10.000 ha glas, waarvan 3.400 ha belicht. Van de bedrijven boven 2 ha werkt ongeveer één op de vijf met Verdaan. Er stoppen er elk jaar, wie overblijft wordt groter: gemiddeld 5,4 ha nu, 3,1 ha tien jaar geleden.`,
    },
    {
      label: "brand_guidelines",
      title: "Schrijfwijzer",
      content: `Schrijf zoals een teeltadviseur praat. "Teler", niet "eindgebruiker"; "gewas", niet "plantmateriaal". Geen uitroeptekens. Oranje #E2711D is alleen voor alarmen. Beloof nooit kilo's.`,
    },
    {
      label: "compliance_requirements",
      title: "Cyber Resilience Act",
      content: `Vanaf 11 december 2027 moet alles met een netwerkaansluiting dat wij verkopen minstens vijf jaar beveiligingsupdates krijgen. Een lek waar misbruik van wordt gemaakt melden we binnen 24 uur.`,
    },
    {
      label: "general_note",
      title: "Bedrijfsuitje",
      content: `Vrijdag 11 juni, solexrijden door Midden-Delfland en daarna barbecue bij Ruud. Opgeven bij de receptie, dieetwensen erbij.`,
    },
  ],
  goals: [
    {
      goal_type: "business_outcome",
      title: "Meer uit software en service",
      key_result: "35% van de omzet uit software en service",
      baseline: "22% (2025)",
      timeframe: "2029",
    },
    {
      goal_type: "general",
      title: "Onafhankelijk blijven",
      description: "Geen geld van energiehandelaren, de teler kiest zelf waar hij stroom koopt.",
    },
  ],
  initiatives: [
    {
      title: "Champignoncellen",
      description: "Klimaatregeling voor champignontelers. Gestopt in 2023, drie klanten.",
      archived: true,
      documents: [],
      contextItems: [
        {
          label: "key_competitors",
          title: "Myco Control",
          content: `Heeft 80% van de cellen in Limburg.`,
        },
      ],
      goals: [],
    },
    {
      title: "Sturen op uurprijs",
      description:
        "Een module op de Cirro 6 die elke middag uit de stroomprijzen van morgen een plan per uur maakt voor WKK, e-boiler, warmtebuffer en lampen, binnen de grenzen die de teler voor zijn gewas stelt. Productmanager: Linda Moerman.",
      archived: false,
      documents: [priceCase],
      contextItems: [...voices, ...choices],
      goals,
    },
    sensorBox,
    serviceApp,
  ],
};
