import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const consolidationCase: SampleDocument = {
  type: "business_case",
  status: "in_review",
  title: "Business case: consolidation for groups, draft 3",
  content_markdown: `# Business case: consolidation for groups

**Author:** Owen Hughes · **Reviewer:** Grace Adeyemi · **Draft 3, 12 November 2026**

## In short

Groups with several companies want one set of figures through one API. We would build it in two steps for £640,000 and expect £1.1m of annual recurring revenue by the end of 2028. I recommend step 1 now (elimination of intercompany entries and currency translation) and step 2 only if 12 customers have signed by September 2027.

## Problem

Of our 318 customers, 97 keep more than one legal entity with us. They pull each ledger, translate at their own rates and remove intercompany entries in spreadsheets. The median group close takes 9.5 working days, 4 of them for this.

## Options

| Option | Cost | Time | ARR by end of 2028 | Main risk |
| --- | ---: | --- | ---: | --- |
| Do nothing | £0 | – | £0, and about £220k a year at risk | Numera takes the groups |
| Partner with Foliant | £90k + 30% share | 4 months | £350k | their roadmap, their support |
| Build step 1 | £410k | 7 months | £700k | translation rules wrong |
| Build steps 1 and 2 | £640k | 13 months | £1.1m | two teams, one expert |

## Recommendation

Build step 1. The partner's share eats the margin, and elimination is at the core of a ledger: if Foliant does it we become the storage behind Foliant. What speaks against it: only one of us (Mei Tanaka) has ever built consolidation.

## Costs and returns

- Step 1: 5 people for 7 months, £410,000. Running costs £38,000 a year.
- Price £900 a month for up to 5 entities, £120 for each more.
- We assume that 40 of the 97 groups buy within 18 months. Pays back after 21 months.

## What we do first

- [x] Interviews with 14 group controllers, done 30 October
- [ ] Translation rules reviewed by Hartwell Audit, by 18 December
- [ ] Two design partners sign (Brightwater in talks)
- [ ] Decision by the board, 15 January 2027

## Not part of it

Statutory reports (XBRL), minority interests below 20% and transfer pricing.
`,
};
