import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const priceCase: SampleDocument = {
  type: "business_case",
  status: "approved",
  title: "Business case sturen op uurprijs",
  content_markdown: `Linda Moerman, vastgesteld door het MT op 6 oktober 2026

## Aanleiding

Telers schuiven zelf met lampen en WKK omdat de stroomprijs op één dag een factor tien kan schelen. Wij leveren de knoppen, maar het rekenwerk doen ze in Excel of bij de energiehandelaar.

## Kosten

| | 2027 | per jaar daarna |
|---|---|---|
| Ontwikkeling, 2,5 fte | € 310.000 | € 120.000 |
| Teeltadvies tijdens de bèta | € 35.000 | - |

De rekenkern komt daar nog bij.

## Opbrengst

Bij 140 modules en een prijs die nog vastgesteld moet worden verwachten we dat de module zich in het derde jaar terugverdient.

## Besluit

Akkoord voor de bèta. Over de verkoop beslist het MT op 1 juli 2027.
`,
};
