import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const returnCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "Businesscase kaarten teruggeven, versie 2",
  content_markdown: `Anouk de Wit, 16 november 2026

## Waar het om gaat

Op een uitverkochte avond blijft 7,8% van de stoelen leeg, terwijl er gemiddeld 88 mensen op de wachtlijst staan.

## Voorstel

Zelf bouwen op TicketHof, met een wachtlijst per sms.

## Kosten en opbrengsten

Eenmalig € 31.500, daarna € 4.200 per jaar aan sms en onderhoud. Opbrengst in het tweede seizoen € 45.000.

## Aannames

- We gaan ervan uit dat de helft van de lege stoelen op tijd wordt teruggegeven.
- Waarschijnlijk kiest een derde voor een tegoed.
- De producenten zullen vermoedelijk geen aandeel vragen.

## Wat nodig is

Bram beslist op 10 december over het geld.
`,
};
