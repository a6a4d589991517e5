import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const auditRetrospective: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Looking back on the audit trail export",
  content_markdown: `# Looking back on the audit trail export

We wanted auditors to serve themselves by 31 March 2026. It shipped on 22 May.

## What went well

- Hartwell Audit tested every second week and found the time zone fault before customers did.
- One export format instead of three saved about six weeks.

## What went badly

- The first export of a large ledger took 11 hours and blocked month-end jobs on 30 April.
- Two of five engineers were on loan to the Kafka upgrade from February.

## What we do differently

| What | Who | By |
| --- | --- | --- |
| Load test with the largest ledger before the first customer | Tomasz Wilk | every launch |
| No loans in the last eight weeks before a date | Grace Adeyemi | from now on |
`,
};
