import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const boxRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Meetbox draadloos, eerste eisen",
  content_markdown: `Eigenaar: Sander Kok. Voor telers met een Cirro 6 die vaker dan eens per jaar van teelt wisselen.

## Probleem

Van de 2 uur en 10 minuten die het plaatsen kost gaat 95 minuten op aan kabel trekken, en bij elke teeltwissel sneuvelen er kabels.

## Eisen

- De meetbox zendt elke 60 seconden temperatuur, RV en CO2.
- Valt de verbinding langer dan 5 minuten weg, dan regelt de Cirro op de laatste goede waarde en geeft alarm.
- De behuizing is robuust en fijn in gebruik.
- De batterij gaat twee jaar mee bij één meting per minuut.
- De meetbox is leverbaar voor een scherpe prijs.

## Niet

- Bodemvocht en EC
- Cirro 5

## Open vragen

- Wie vervangt de batterij, de teler of wij?
- Werkt de zender boven 92% RV? (Sander meet het bij Koornneef, voor 29 januari)
`,
};
