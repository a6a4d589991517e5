import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const orderCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Bestelapp: loont het?",
  content_markdown: `Eerste opzet, Jeroen Aalbers, 16 november 2026

## Aanleiding

In oktober waren er 118 naleveringen. 71 daarvan kwamen door een verkeerd verstaan of overgetikt aantal.

## Voorstel

Een app waarin een hotel bestelt, wijzigt en ziet wat er op de wagen ligt. Bouw door een bureau in Hengelo, offerte € 38.500.

## Wat het oplevert

Een nalevering kost € 38. Vallen die 71 weg, dan scheelt dat zo'n € 32.000 per jaar.

## Aannames

- We gaan ervan uit dat 60% van de hotels binnen een jaar overstapt.
- Housekeeping mag vermoedelijk op de vloer een telefoon bij zich hebben.
- Joyce en Petra hebben straks tijd over voor klantbezoek.

## Vervolg

Jeroen vraagt voor 18 december een tweede offerte op.
`,
};
