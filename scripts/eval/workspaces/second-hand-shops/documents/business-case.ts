import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const businessCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Boeken of blijven bellen?",
  content_markdown: `Klad voor het bestuur, Marloes te Brake, 30 oktober 2026

## Waarom

Henny zit vijf ochtenden per week aan de telefoon en de bussen rijden elke week een keer of negen voor niks.

## Wat het kost

Bas rekent € 3.800 voor het formulier en de agenda, eenmalig. Daarna € 22 per maand.

## Wat het oplevert

Een rit voor niks kost ons € 34 aan diesel en uren. Met 20 van die ritten per maand minder scheelt dat € 8.160 per jaar.

## Waar we van uitgaan

- De helft van de mensen boekt binnen een jaar zelf, schatten we.
- Wie foto's stuurt, laat vermoedelijk ook de slechte kant zien.
- De gemeente blijft de re-integratieplekken op de bus betalen.

## Hoe verder

Het bestuur beslist op 1 december over het geld.
`,
};
