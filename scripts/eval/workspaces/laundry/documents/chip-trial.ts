import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const chipTrial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Voorproef De Es, september 2026",
  content_markdown: `Vier weken, één handlezer aan de sorteerlijn, geen poort. Geschreven door Marloes Wiegink, vastgesteld door de stuurgroep op 6 oktober 2026.

## Wat we wilden weten

Of een chip onze was overleeft, en of sorteren er sneller van wordt.

## Wat er gebeurde

- 40 bewoners deden mee, 1.960 stuks kregen een chip.
- 98,6% van de droge stuks werd in één keer gelezen.
- 28 patches lieten los.
- Vermist in die vier weken: 3 stuks. Alle drie zaten zonder chip in de was.
- Eén bewoner heeft een patch uit zijn pet geknipt omdat hij kriebelde.

## Wat goed ging

De afdeling had er geen werk aan. De zorgassistenten hoorden pas achteraf dat het was begonnen.

## Wat anders moet

- Een brief aan de familie vooraf. Vier families belden boos op omdat ze een vreemd plakkertje vonden.
- Patches in de nek en niet in de zij, want daar ligt de naad.
`,
};
