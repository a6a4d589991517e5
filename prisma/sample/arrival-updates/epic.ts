import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const epic: SampleDocument = {
  type: "epic",
  status: "approved",
  title: "Epic: replies that move a visit",
  content_markdown: `# Epic: replies that move a visit

**Owner:** Tom Verhoeven · **Team:** platform (Sven Kuiper, 3 engineers) · **Design:** Eva Brandt
**Sprints:** 23 to 25, from 12 October to 20 November 2026

## Outcome

A person who cannot be at home answers the message, picks another time, and the dispatcher sees a visit that needs no phone call. We are done when **half of the people who want to move a visit do so without a call**; in the pilot, replies arrived but a dispatcher had to handle each one.

## Who

- **The person at home** reads one message on a lock screen, in Dutch, French or German, and has no account.
- **The dispatcher** plans 80 to 120 visits a day on two screens and must never find that the plan moved by itself without a trace.
- **The technician** gets the new plan as usual and is not asked anything.

## In scope

1. A reply with a digit from 1 to 3 picks one of three offered times.
2. Offered times come from free places in the plan: same skill, same depot, at least four working hours ahead.
3. The dispatch board shows a moved visit in another colour until somebody has seen it.
4. A firm can demand approval by the dispatcher before a move takes effect.
5. Any other reply is answered once, with the firm's phone number.

## Out of scope

- Cancelling by reply. Firms lose money on cancelled visits; 8 of 9 pilot firms said no.
- Free text understood by a language model. Worth trying later; 3.5% of messages are affected.
- Choosing a technician.

## Stories

| # | Story | Points | State |
| --- | --- | :-: | --- |
| 1 | As a person at home, I get three times I can choose from, so that I need not call | 8 | done |
| 2 | As a person at home, I hear within a minute whether my choice worked | 3 | done |
| 3 | As a dispatcher, I see which visits were moved, by whom and from when | 5 | done |
| 4 | As a dispatcher, I can undo a move and the person is told | 5 | in test |
| 5 | As an operations manager, I decide whether moves need approval | 3 | done |
| 6 | As a person at home, I get the firm's number when I write something else | 2 | done |
| 7 | As an operations manager, I see each month how many moves went without a call | 3 | to do |

29 points in total, 21 done.

## Acceptance for the whole epic

- [x] Two people who choose the same place within a second: one gets it, the other gets new offers
- [x] A choice that arrives after 21:00 is confirmed at 08:00
- [x] Nothing is offered on a day that the firm has closed
- [ ] A move that is undone restores the old place if it is still free, else asks the dispatcher
- [ ] French texts reviewed by Bakker & Zoon's Liège branch

## What limits us

| Limit | Consequence |
| --- | --- |
| WhatsApp allows buttons, SMS does not | digits for both, so that there is one way to explain it |
| 160 characters a message | times without the date when it is the same day |
| Optimiser runs at 05:30 and after each change | offers may be up to 90 seconds old; the choice is checked again |
| No app release from 14 December to 4 January | everything here is server side and dispatch board |
| Phone numbers are deleted after 90 days | the history keeps that a visit was moved, not by which number |

## Dependencies

- Free places come from the route optimiser that shipped on 22 September ("Smarter daily routes"). Its answer time for one depot is 1.2 seconds in the median and 6 at worst; at 6 we fall back to times from the opening hours.
- Templates with digits must be approved by the provider. Dutch and French are; two of five in German are not.

## Trade-offs we made

**Three times, not a calendar.** A link to a calendar would offer more choice. In the test with 12 people, 11 answered the message and 5 opened the link. Three times also leak less of the plan.

**Approval is off by default.** With approval, the answer took 38 minutes in the median, and a third of people called anyway. A firm can switch it on.

## Open questions

1. Should the technician's name appear in the offers? Works councils say no, people at home like it. Tom Verhoeven asks the legal adviser by 27 November.
2. What happens to a visit with two technicians? Today it gets no offers (4% of visits). Is that good enough for lift firms?
3. Story 7 needs to know about calls. Only 60 customers have connected their telephone system. Do we estimate for the others or leave the report out?
`,
};
