import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const businessCase: SampleDocument = {
  type: "business_case",
  status: "approved",
  title: "Business case: arrival updates",
  content_markdown: `# Business case: arrival updates

**Author:** Tom Verhoeven · **Numbers:** Daniel Okafor, Ruben Haas
**Approved:** Nora Willems, 6 November 2026, with the condition in "Decision"

## The decision in short

Release arrival updates to all customers. It costs €148,000 once, of which €96,000 is spent, and brings about €97,000 a year: €46,000 from sales after message costs and €51,000 from customers who stay. It pays back in about 18 months. On sales alone it would take more than three years, so **this is a retention investment that pays for itself**, not a new business.

## The problem

Nobody opens at 3.8% of visits, about 32,000 a month across our customers. A wasted trip costs €38 in the median of 61 answers. For a firm of 24 technicians that is 78 trips and just under €3,000 a month, more than four times what it pays us on Standard.

Of 34 customers who left in the last twelve months, 11 named this as a main reason.

## What the pilot showed

Nine customers, 231 technicians, 5 to 30 October 2026:

| Measure | Before | Pilot |
| --- | ---: | ---: |
| Nobody at home | 3.8% | 2.1% |
| Calls about arrival times, per 100 visits | 29 | 19 |
| People who opted out | | 0.6% |
| Messages with a reply | | 7% |

The nine firms volunteered, so expect less elsewhere. We calculate with half of the effect on retention and none on price.

## Options

| Option | For | Against |
| --- | --- | --- |
| 1. Do nothing | no cost | CrewGrid includes a live map; 7 of 11 went there |
| 2. Live map like CrewGrid | looks better in demonstrations | tracking of employees, works councils in Germany, app work during the freeze |
| **3. Messages with a time window and replies** | proven in the pilot, server side only, legal in all three countries | message costs rise with use |
| 4. Partner's product, €9 a technician | no building | €9 is more than the market pays; data leaves the EU |

## Money

### What a technician costs us

86 visits a month, 55% of them at private addresses, 1.3 messages a visit, 60% by WhatsApp (€0.038) and 40% by SMS (€0.061): **62 messages, €2.91 a month**. To all addresses it would be €5.28.

### A full year

| Line | Calculation | € a year |
| --- | --- | ---: |
| Add-on on Standard | 25% of 6,888 seats × €6 × 12 | 124,000 |
| Upgrades to Plus | 400 seats × €12 × 12 | 57,600 |
| Messages, add-on seats | 1,722 × €2.91 × 12 | −60,100 |
| Messages, Plus seats | 60% of 2,952 × €2.91 × 12 | −61,900 |
| Messages, upgraded seats | 400 × €2.91 × 12 | −14,000 |
| **From sales** | | **45,600** |
| Customers who stay | half of 11 × €9,340 | 51,400 |
| **Total** | | **97,000** |

### What moves the result

- Only 15% of Standard seats buy: total falls to €71,000.
- WhatsApp at 40% instead of 60%: €13,000 more cost.
- No effect on retention: €45,600, payback after three years and three months. We would still have to do it, because deals are lost over it.

## Risks

1. **Price of messages.** Our contract ends on 30 June 2027. A 20% increase costs €27,000 a year. Answer: a second provider can be added in three weeks.
2. **Germany.** Templates refused twice; SMS only would raise the cost of a German seat to €3.76.
3. **Replies that nobody reads.** 3.5% of messages are answered with something other than moving the visit. Answer: an automatic reply with the firm's phone number.

## Decision

Approved for Plus on 1 December 2026 and as an add-on on 12 January 2027. Condition by Daniel Okafor: private addresses only by default, and a report on cost per technician every month. If it is above **€3.20** for two months in a row, the add-on price is reviewed.

## Open questions

- Does a firm that pays the add-on for half of its technicians get a mixed plan? Sales would like it, billing cannot do it before March.
- What is a wasted trip at a business address worth? The survey did not ask.
`,
};
