import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const orderRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "Bestelapp, eerste eisen",
  content_markdown: `Eigenaar: Jeroen Aalbers. Versie 0.2.

## Probleem

63% van de bestellingen komt per telefoon, de meeste tussen acht en tien. Aantallen worden verkeerd verstaan.

## Eisen

- Een hotel kan tot 14.00 uur bestellen voor de volgende dag. Daarna toont de app alleen het telefoonnummer.
- Elke bestelling staat binnen 10 minuten in TexPro.
- De app is er in het Nederlands, Engels en Pools.
- De app moet lekker snel en intuïtief aanvoelen.
- Wie een aantal invult dat meer dan twee keer zo hoog is als normaal, krijgt een waarschuwing.

## Niet in deze versie

- Facturen bekijken
- Koppeling met het reserveringssysteem

## Open vragen

- Wie maakt de accounts aan als er bij een hotel personeel wisselt?
- Mag een hotel een bestelling intrekken als die al ingepakt is? (Dirk zoekt het uit, uiterlijk 11 december)
`,
};
