import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const okrs: SampleDocument = {
  type: "okrs",
  status: "draft",
  title: "Objectives for the first quarter of 2027: small crews",
  content_markdown: `# Objectives for the first quarter of 2027: small crews

**Owner:** Isabel Faro · **First draft:** 18 November 2026 · To be agreed with Marit de Vries by 11 December

> Draft. Numbers marked with ? are guesses until Ruben Haas has looked at the third quarter.

## Why now

We sell to firms with 10 technicians and more. In the third quarter 212 firms with 3 to 9 asked for a trial. We had time for 38, and 4 became customers. A firm of six pays €174 a month; the three set-up calls cost us about €390, so it takes more than two months to earn them back.

Smarter daily routes brought a surprise: firms with 10 to 15 technicians gain the most from planning, 4.2 minutes a visit. Smaller ones may gain even more (?), if they ever get that far.

The company wants €5.0 million of recurring revenue by the end of 2027, from €3.85 million. New customers are to bring two thirds of the difference, about €770,000.

## Objective 1: a small crew plans its first week without us

| Key result | Today | Aim, 31 March 2027 |
| --- | ---: | ---: |
| Days from sign-up to the first planned week, median | 13 | 1 |
| Sign-ups that finish set-up with no help | 0% | 60% |
| Trials that become customers | 11% | 25% (?) |

## Objective 2: small crews are worth it

| Key result | Today | Aim, 31 March 2027 |
| --- | ---: | ---: |
| New customers with 3 to 9 technicians in the quarter | 4 | 30 (?) |
| Our time for each of them in the first month | 6.5 h | 0.5 h |
| Still customers after 60 days | not known | 85% |

Thirty firms of six technicians on Standard are €63,000 a year. That is small; the point of the quarter is to learn whether 100 or more a quarter are possible afterwards.

## What must not get worse

- Trials of firms with 10 technicians and more that become customers: not below **34%**.
- Support tickets: not above 1,550 in the quarter (1,480 in the third quarter of 2026).
- No new engineer. The team is Isabel Faro, Eva Brandt for half of her time, and two engineers from smarter daily routes.

## First steps

- [ ] Where did the 174 firms go that we turned away? Ruben Haas, 27 November
- [ ] Ten conversations with owners of small firms, five of them on Servana, Isabel Faro, by 11 December
- [ ] Watch three owners try the present set-up alone, Eva Brandt, week of 30 November
- [ ] Sketch: plan the first week from a spreadsheet, Eva Brandt, 11 December

## Open questions

1. **Who is it really for?** An owner with three technicians drives himself; one with nine has somebody in the office half the day. These are probably two products.
2. Do small firms stay, or do they close, merge and change tools every year? If fewer than 70% stay for a year, the sums above are wrong.
3. Do we need a cheaper plan? Servana asks for €24. Daniel Okafor would rather give three months at half price.
4. Everything here happens in the browser, so the app freeze from 14 December does not matter. But January is the month in which nobody has time to try software. Is 31 March too early?
5. What do we do with the sales team's 38 trials a quarter: stop at once, or run both until April?

## Not part of this quarter

Payment by card (invoices are fine for 30 firms), languages other than Dutch and German, and anything in the technician app.
`,
};
