import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const serviceCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Monteursapp: loont het?",
  content_markdown: `Concept 1, Ruud Zuidgeest, 9 november 2026

## Het probleem

Een op de drie storingen kost twee bezoeken. Een tweede bezoek kost ons € 185.

## Het voorstel

Een app met alarmen, tekeningen en historie, en een lijst van onderdelen die mee moeten.

## Het geld

Bouwen kost € 96.000. In 2025 deden we 1.318 tweede bezoeken, samen € 243.830.

## Waar we op rekenen

- Met de juiste onderdelen in de bus vervalt naar schatting de helft van de tweede bezoeken.
- De monteurs vullen de werkbon voortaan waarschijnlijk meteen in, en niet op vrijdagmiddag.
- De tekeningen die we hebben kloppen.

## Vervolg

Ruud rijdt in december met drie monteurs mee.
`,
};
