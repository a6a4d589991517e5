import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const qrConcept: SampleDocument = {
  type: "prd",
  status: "archived",
  title: "Konzept QR-Codes (2024)",
  content_markdown: `Stand Februar 2024, nicht weiterverfolgt.

## Idee

Auf jedes Gerät kommt ein QR-Code, die Spätschicht scannt beim Ausladen mit dem Privathandy.

## Aufwand

14 Handyhalterungen, Etikettendrucker 640 €.
`,
};
