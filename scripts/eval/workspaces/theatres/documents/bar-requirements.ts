import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const barRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Pauzedrankje: eisen, eerste versie",
  content_markdown: `Verantwoordelijk: Sjoerd Hamer.

## Probleem

11% van de zaal haakt af in de rij, de wachttijd is gemiddeld 9 minuten.

## Gebruikers

Bezoekers met een telefoon.

## Eisen

- Bestellen kan tot tien minuten voor aanvang.
- Het drankje staat klaar binnen twee minuten na de bel.
- De bestelpagina moet fijn aanvoelen.
- Een bestelling is tot aanvang gratis te annuleren.

## Buiten beeld

- Eten
- Fooi

## Open vragen

- Wat doen we als de pauze uitvalt?
- Mag een minderjarige vooraf bestellen? (Sjoerd vraagt het Lies voor 18 december)
`,
};
