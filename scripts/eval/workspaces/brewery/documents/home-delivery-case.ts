import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const homeDeliveryCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Kästen bis an die Tür: lohnt sich das?",
  content_markdown: `Entwurf, Veronika Zeller, 9. November 2026

## Ausgangslage

Der Absatz in Kästen ist 2025 um 4 % gefallen, der in Fässern gleich geblieben. In Memmingen bekommt man unser Bier in drei Getränkemärkten.

## Vorschlag

Freitags und samstags eine Tour mit dem Sprinter, Bestellschluss am Vorabend. Die Lieferung kostet 3,50 €.

## Geld

Webseite: 12.800 €. Ein Fahrer halbtags: 21.500 € im Jahr.

## Wovon wir ausgehen

- Nach einem Jahr bestellen vermutlich 400 Haushalte, im Schnitt zwei Kästen im Monat.
- Die Leute stellen das Leergut hoffentlich sortiert vor die Tür.
- Der alte Sprinter hält noch mindestens zwei Jahre.

## Wie weiter

Veronika besucht im Februar die drei Getränkemärkte.
`,
};
