import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const competitiveBattlecard: SampleDocument = {
  type: "competitive_battlecard",
  status: "draft",
  title: "Battlecard: CrewGrid",
  content_markdown: `# Battlecard: CrewGrid

**Owner:** Petra Lindqvist · **Draft of:** 18 November 2026 · **Facts checked:** public pages on 16 November 2026
For sales calls only. Nothing here goes into e-mails or offers.

## In one minute

CrewGrid sells one plan at €35 a technician a month, with a live map for the person at home. It is quick to show and easy to buy. It is weak once a firm has more than one depot, shared parts, or a works council. We met it in 46 of 118 deals in the third quarter of 2026 and won 19 (41%).

| | Roundsman Standard | Roundsman Plus | CrewGrid |
| --- | --- | --- | --- |
| Price a technician a month | €29, with updates €35 | €41 | €35 |
| Person at home sees | time window (add-on) | time window | van on a map |
| Person at home can move the visit | yes, by reply (add-on) | yes, by reply | no, has to call |
| More than one depot in a plan | yes | yes | one depot at a time |
| Parts stock shared between vans | no | yes | no |
| Without a connection | reading; more is not decided | finishing a visit, from January | reading only |
| Contract | monthly | monthly or yearly | yearly |

## When we win

A deal may count in more than one group.

- **Two depots or more.** Won 11 of 15. Ask: "How do you plan a technician who starts in Ghent and ends in Antwerp?"
- **Works council or union.** Won 5 of 7. CrewGrid shows a person's position all day; ours shows a time window.
- **Lift maintenance.** Won 3 of 4, each with a promise about offline visits. Do not promise a date before 12 January 2027.

## When we lose

- **Below 15 technicians, one depot.** Lost 14 of 16. They decide in a week, and our trial needs three set-up calls with us. If there is no second depot in sight, be quick to let go.
- **Demonstration with the map first.** The map looks better than a text message. Show the reply instead: move a visit live, on the buyer's own phone.

## What they say about us

| They say | Answer | Proof |
| --- | --- | --- |
| "With Roundsman customers wait blind" | True until 30 November. From 1 December Plus sends time windows, from 12 January Standard can | Pilot: nobody at home fell from 3.8% to 2.1%, nine firms |
| "The same price, but ours includes everything" | With updates on Standard the price is equal: €35. Theirs has no replies, no second depot | Price pages |
| "They are slow to set up" | Correct for small firms: three set-up calls. For 20 technicians and more both take about two weeks | Our last 30 set-ups: 13 days in the median |
| "Their route planning is old" | It was replaced on 22 September. Travel is down from 24 to 21.1 minutes a visit | October, 187 customers |

## Questions that help the buyer

1. How many calls a day ask where the technician is? What happens to them on a Monday in January?
2. What does a wasted trip cost you? (Our customers say €38.)
3. Does anybody object to being followed on a map?
4. Who answers when a customer wants to move a visit at seven in the evening?

## Do not

- Do not say that the live map is illegal. In Germany it needs a works agreement; that is all we know.
- Do not quote the pilot without saying that the nine firms volunteered.
- Do not offer the add-on for free. The message cost of €2.91 a technician is real; a discount on Plus for the first year is the better gift (Petra Lindqvist approves up to 10%).

## Proof you may use

> "The phone is quiet between eight and ten. That has not happened in the eleven years I have done this."
> Hanneke, dispatcher, Klimaat Noord (64 technicians), released for sales on 9 November

Van Dalen Installatie (38 technicians) moved from CrewGrid to us in May 2026 because of its second depot, and takes calls from prospects.

## Not known yet

- [ ] Does CrewGrid plan replies? A job advertisement of October mentions "two-way messaging". Petra Lindqvist asks two former customers by 2 December.
- [ ] Real price for 50 technicians and more. We have seen €31 once.
- [ ] Their loss rate of seats after a year.

## Sources

CrewGrid's price page and help centre[^1], notes of 46 deals in the third quarter of 2026, and five exit interviews by Lieke Smit.

[^1]: https://crewgrid.example.com/pricing and https://help.crewgrid.example.com, both read on 16 November 2026.
`,
};
