import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const summary: SampleDocument = {
  type: "executive_summary",
  status: "in_review",
  title: "Eén A4 voor de partners",
  content_markdown: `## Waar het om gaat

Met Vetslot kunnen klanten zelf een tijd kiezen. Over alle praktijken samen kost dat bijna € 12.000 per jaar.

## Waarom nu

In Zevenaar zijn dit jaar ongeveer 130 klanten naar Dierplus gegaan. We weten niet van allemaal waarom.

## Wat we van de partners vragen

Akkoord op het contract voor twee jaar, en per praktijk één medewerker die de agenda's inricht. Reken op twee dagen per praktijk.
`,
};
