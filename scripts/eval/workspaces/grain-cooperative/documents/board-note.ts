import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const boardNote: SampleDocument = {
  type: "executive_summary",
  status: "draft",
  title: "Notitie voor de ledenraad (concept)",
  content_markdown: `Van: Marloes Huizinga. Voor de ledenraad van 14 januari 2027. Nog niet rondsturen!

## Waar het om gaat

Leden wachten zes weken op een brief met vocht en prijs. Handelaren zijn sneller. We verwachten dat leden die hun cijfers zien, minder snel vertrekken.

## Voorstel

Elke levering staat binnen een dag in het portaal. We bouwen het zelf, op de koppeling van AgriSoft.

## Wat het kost

€ 164.000 eenmalig en € 27.000 per jaar. De brieven vallen weg; dat scheelt ongeveer € 18.000 per jaar.

## Risico's

Vijf locaties wegen nog op papier. Jelle Wiersma zet daar tablets neer.

## Wat we vragen

- Akkoord op het budget, 14 januari
- Een lid van de raad dat met de proef meedenkt
- Iets doen voor leden zonder computer
`,
};
