import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const requirements: SampleDocument = {
  type: "prd",
  status: "approved",
  title: "Programma van eisen",
  content_markdown: `Versie 1.0, vastgesteld op 12 november 2026. Eigenaar: Marloes Verstegen.

## Probleem

Bijna een op de vijf bellers hangt op voordat er iemand opneemt. Wie overdag werkt, komt er niet doorheen.

## Voor wie

Bestaande klanten met een hond, kat of konijn. Nieuwe klanten schrijven zich eerst telefonisch in.

## Eisen

- Een eigenaar ziet de vrije tijden van zijn eigen praktijk voor de komende 28 dagen.
- Een afspraak maken lukt in hooguit vier schermen, ook op een telefoon.
- De bevestiging komt binnen twee minuten per mail.
- Afzeggen en verzetten kan tot twee uur van tevoren.
- Het geheel werkt prettig en snel.
- Vraagt iemand om spoed, dan verschijnt het nummer van de praktijk.

## Buiten dit project

- Operaties en gebitsreiniging
- Betalen bij het boeken
- Een eigen app

## Invoering

Eerst Tiel en Druten, daarna in twee groepen de andere negen praktijken.

## Open vragen

- Mag een eigenaar een vaste dierenarts kiezen, of alleen een tijd? (Kamphuis, vóór 4 december)
- Hoe ziet een gezin met drie katten dit in één afspraak?
`,
};
