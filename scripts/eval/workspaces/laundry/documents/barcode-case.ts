import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const barcodeCase: SampleDocument = {
  type: "business_case",
  status: "archived",
  title: "Barcodelabels (2024)",
  content_markdown: `Voorstel van maart 2024, niet doorgegaan.

## Idee

Op elk naamlabel een barcode drukken en die aan de sorteerlijn scannen.

## Kosten en opbrengst

Investering € 31.000 voor twee printers en vier scanners. Terugverdiend in 14 maanden door één sorteerster minder per ploeg.

## Afloop

De barcode was na dertig wasbeurten niet meer te lezen.
`,
};
