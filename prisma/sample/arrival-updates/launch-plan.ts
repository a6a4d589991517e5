import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const launchPlan: SampleDocument = {
  type: "launch_plan",
  status: "in_review",
  title: "Launch plan: arrival updates",
  content_markdown: `# Launch plan: arrival updates

**Owner:** Tom Verhoeven · **Launch lead:** Lieke Smit · **Sales:** Petra Lindqvist
**Version of:** 19 November 2026 · **For review by:** Marit de Vries, until 24 November

## What we launch

Messages that tell people at home when the technician will be there, with a reply that moves the visit. Details are in "Business case: arrival updates" and "Epic: replies that move a visit".

## Targets

| Target | By | Number |
| --- | --- | ---: |
| Plus seats that send updates | 31 March 2027 | 60% |
| Standard seats with the add-on | 31 March 2027 | 500 |
| Standard seats with the add-on | 31 December 2027 | 1,722 |
| Nobody at home, at firms that use it | 31 March 2027 | 2.2% or less |
| Support tickets about it | first four weeks | under 60 |

## Phases

| Phase | Date | Who | Switch |
| --- | --- | --- | --- |
| 0 | until 30 November | the 9 pilot firms move to the final texts | on |
| 1 | Tuesday 1 December 2026 | Plus, Netherlands and Belgium: 88 customers, 2,410 seats | offered, firm turns it on |
| 2 | Tuesday 12 January 2027 | Standard add-on, Netherlands and Belgium | bought in settings |
| 3 | February 2027, date open | Germany, both plans | after templates and legal review |

We start on a Tuesday because Mondays have a third more visits. Phase 2 falls on the day offline visits opens to everybody; see the open questions.

## Message

> Your customers know when you come. They answer if it does not suit, and your phone stays quiet.

- **For owners:** 1.7 fewer wasted trips in every 100 visits in our pilot; at €38 each, about €1,300 a month for a firm of 24.
- **For dispatchers:** a third fewer calls about arrival times.
- **For works councils:** time windows, never positions.

We do not say "live tracking", and we do not compare with CrewGrid outside sales calls.

## Work before phase 1

- [x] Prices decided, 6 November
- [x] Dutch and French message texts approved by the provider
- [x] Help pages in Dutch, French and English
- [ ] Undo of a move tested (story 4), Sven Kuiper, 25 November
- [x] Notice of the new subprocessor sent, 30 October
- [ ] Two objections to it answered, Lieke Smit, 27 November
- [ ] Monthly cost report ready, Ruben Haas, 27 November
- [ ] Support team of 7 trained, two lessons of 45 minutes, 26 and 27 November
- [ ] Battlecard on CrewGrid reviewed, Petra Lindqvist, 27 November
- [ ] Rehearsal of switching off, Sven Kuiper, 27 November

## On the day

| Time | What | Who |
| --- | --- | --- |
| 07:00 | Look at overnight numbers, go or no-go | Tom Verhoeven |
| 09:30 | Switch offered to Plus, 20 customers | Sven Kuiper |
| 11:00 | Cost, failures and opt-outs checked; the other 68 | Sven Kuiper |
| 11:15 | E-mail to owners and dispatchers, note on the board | Lieke Smit |
| 15:00 | Calls to the ten largest firms | Petra Lindqvist, Lieke Smit |
| 17:30 | First summary to the company | Tom Verhoeven |

## When we stop

We switch off for everybody, within five minutes, if one of these happens:

1. A message reaches the wrong person (one proven case).
2. More than 2% of messages fail for 15 minutes.
3. More than 3% of people opt out on a day with at least 1,000 messages.

Switching off stops new messages; moves already confirmed stay. The dispatcher sees a notice, and people with a confirmed move get no second message. Sven Kuiper decides until 18:00, whoever is on call after that.

## Risks

| Risk | What we do |
| --- | --- |
| German templates are not approved by mid January | Phase 3 moves; Petra Lindqvist tells the 12 firms that wait |
| Dispatchers turn it on for business addresses too and costs rise | Off by default, price shown beside the switch, report every month |
| People reply with questions about invoices | One automatic answer with the firm's number |
| Heating season: nobody has time to look at something new | Set up in 10 minutes; otherwise we come back in January |

## Measuring

Ruben Haas publishes each Monday: seats switched on, messages by channel, cost per technician, nobody at home, opt-outs, moves. First review on 15 December, decision on phase 2 on 6 January.[^1]

## Open questions

1. Phase 2 and offline visits on one day: one announcement for both, or the add-on a week later? Marketing prefers one, support prefers two.
2. Do pilot firms on Standard (3 of 9) keep it free until January? Proposed: yes, until 12 January.
3. Is 60% of Plus by 31 March realistic when only 6% use it today? Smarter daily routes reached 45% in six weeks with much more training.

[^1]: The same meeting decides on offline visits. Marit de Vries chairs.
`,
};
