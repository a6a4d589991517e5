import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const retrospective: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Retrospective: smarter daily routes",
  content_markdown: `# Retrospective: smarter daily routes

**Held on** 6 November 2026, actions updated on 13 November · **Led by** Lieke Smit · **Present:** Isabel Faro, Sven Kuiper, Eva Brandt, Ruben Haas, Mehmet Yildiz, two engineers, Ronald (dispatcher, Van Dalen Installatie) for the first half hour

## In three sentences

The optimiser works: travel is down by 12%, and firms that use it plan by hand far less. Too few use it, because we left the first step to them and did not show what they would gain. Map costs got away from us for seven weeks because nobody looked at them daily.

## What we aimed at and what came

| Goal | Before | Aim | Result, 31 October | |
| --- | ---: | ---: | ---: | --- |
| Travel a visit | 24 min | 20 min | 21.1 min | missed by 1.1 |
| Customers that use it | 0% | 60% | 45% (187) | missed |
| Map costs a month | €2,250 | €2,600 at most | €3,400 | missed, mended on 9 November |
| Routes changed by hand | 72% | none set | 19% | |
| Shipped | | 8 September | 22 September | two weeks late |

Travel is measured at the 187 firms that use it, between 1 and 31 October. Firms that switched it on early are probably the keenest, so **the figure for all may be worse**.

## How it went

- **March to June.** Solver chosen and proven with data of three firms. Faster than planned.
- **July.** Nine interviews with dispatchers. Pinned visits became part of the first version: three weeks more, and everyone would do it again.
- **August.** Test with 22 firms. Two had technicians without skills, whose plan was empty. Found by the customer, not by us.
- **8 September.** Release moved: visits with two technicians came apart.
- **22 September.** Release. 74 firms in the first week, 42 in the second, then fewer each week.
- **15 October.** First look at the map bill.

## What went well

1. **Talking to dispatchers before building the board.** Pins were not in our plan. They are now used by 96% of firms.
2. **A test with real weeks.** Replaying old weeks found 31 faults before any customer saw them.
3. **Side-by-side comparison.** Support got 40 tickets in the first month; we had expected 150.

## What did not

1. **Off by default without a reason to switch on.** 160 firms never opened the page. We had no number of *their own* to show.
2. **Nobody owned the map costs.** The limit was a goal, and no one was named beside it.
3. **Skills were a precondition we did not check.** 61 firms had fewer than half of their technicians filled in.
4. **No explanation of a route.** One strange route costs more trust than fifty good ones earn: 14 firms went back, 9 of them after a single day.

> "Tell me why it does something, then I will believe it."
> Ronald, Van Dalen Installatie

## What surprised us

- Firms with 10 to 15 technicians gain most (4.2 minutes), not large ones (2.1). We had sold it to the large ones first.
- Fewer changes in the morning mean that dispatchers start the day 35 minutes later, and two owners asked whether they now need fewer dispatchers. We have no good answer to that yet.

## What we do differently

- [x] On for new customers, one question with their own numbers for the others: decided on 9 November, Marit de Vries
- [x] Wait 90 seconds before planning again: live since 9 November, Sven Kuiper
- [ ] Each limit in a plan has a name and a weekly look, first used for message costs of arrival updates: Tom Verhoeven, from 1 December
- [ ] Check of preconditions before a feature is offered (skills, addresses, phone numbers): Eva Brandt, 15 January 2027
- [ ] "Why this route" as a proposal with three sketches: Isabel Faro, 29 January 2027

## For the next initiative

Arrival updates start with 6% of Plus seats and aim at 60% in four months. Ask on day one: *what does a firm see about itself before it switches on?*

## Not agreed

Whether 20 minutes was ever within reach. Sven Kuiper thinks that pins make it impossible (without them the same weeks give 19.6). Isabel Faro thinks that pins are the reason why anybody uses it. Both may be right; we keep the pins.
`,
};
