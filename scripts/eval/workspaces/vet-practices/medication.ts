import type { SampleInitiative } from "@/lib/domain/workspace/sample";

export const medication: SampleInitiative = {
  title: "Herhaalmedicatie thuis",
  description:
    "Chronische medicatie en dieetvoer bestellen via een formulier en thuis laten bezorgen. Trekker: Ilse Bongers. Nog in onderzoek, besluit in het voorjaar.",
  archived: false,
  documents: [
    {
      type: "business_case",
      status: "draft",
      title: "Loont thuisbezorgen?",
      content_markdown: `Concept, Ilse Bongers, november 2026

## Aanleiding

Eigenaren van dieren met hartfalen, schildklierproblemen of epilepsie komen elke maand langs voor een doosje pillen. Steeds vaker bestellen ze hun voer dan elders.

## Wat het kost

Bezorgen kost € 4,95 per pakket. Inpakken doet de apotheekassistente in Arnhem-Zuid, ongeveer zes minuten per stuk.

## Wat we nog niet weten

- Of eigenaren de bezorgkosten willen betalen.
- Wie aansprakelijk is als een pakket in de zon blijft liggen.
`,
    },
  ],
  contextItems: [
    {
      label: "compliance_requirements",
      title: "Medicijnen op recept",
      content: `Receptplichtige diergeneesmiddelen mogen alleen worden geleverd als een van onze dierenartsen het dier in de afgelopen twaalf maanden heeft gezien. Verdovende middelen gaan nooit met de post.`,
    },
    {
      label: "user_feedback",
      title: "Familie Peters, Huissen",
      content: `Hun labrador slikt al vier jaar fenobarbital. "Ik rijd dertig kilometer voor een potje waarvan jullie allang weten dat ik het nodig heb."`,
    },
    {
      label: "market_research",
      title: "Omzet dieetvoer",
      content: `In 2023 nog € 1,9 miljoen, in 2025 € 1,3 miljoen. De afname zit vrijwel helemaal in zakken boven 7 kilo.`,
    },
  ],
  goals: [],
};
