import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const decisionLog: SampleDocument = {
  type: "decision_log",
  status: "approved",
  title: "Decision log: smarter daily routes",
  content_markdown: `# Decision log: smarter daily routes

**Kept by:** Isabel Faro · **From** 12 March **to** 9 November 2026 · Closed

A decision stands until a later one replaces it. Each entry says what else was possible and what we would look at to change our mind.

| # | Date | Decision | Made by | State |
| --- | --- | --- | --- | --- |
| 1 | 12 March 2026 | Build on an open-source solver | Marit de Vries, Sven Kuiper | stands |
| 2 | 23 April 2026 | Minutes of travel a visit is the one measure | Isabel Faro | stands |
| 3 | 11 June 2026 | A pinned visit is never moved | Isabel Faro | stands |
| 4 | 2 July 2026 | Nothing changes within 90 minutes of a visit | Isabel Faro, Lieke Smit | stands |
| 5 | 27 August 2026 | Off until a firm switches it on | Isabel Faro, Lieke Smit | replaced by 7 |
| 6 | 15 October 2026 | Wait 90 seconds before planning again | Sven Kuiper | stands |
| 7 | 9 November 2026 | On for new customers, asked once for the others | Marit de Vries | stands |

## 1. Build on an open-source solver

**Why.** We need skills, promised times, more than one depot and parts in the van. The two services we tried covered three of the four.
**Instead of.** *Service A* at €1.10 a technician a month (€130,000 a year at our size); *service B* cheaper, but outside the EU; improving our own code of 2021, which nobody on the team had written.
**Price.** Two engineers for five months, and we own the faults.
**We would change our mind if** keeping it alive took more than 20 days a year.

## 2. Minutes of travel a visit is the one measure

**Why.** Dispatchers understand it, and it moves when either routes or promised times are better.
**Instead of.** Kilometres (cities look good, the countryside bad), visits a day (depends on the season), fuel (we do not have it).
**Weak spot.** A visit moved to another day lowers it too. We count moved visits beside it.

## 3. A pinned visit is never moved

**Why.** In nine interviews the reason for planning by hand was always a fact that we do not know: "she wants the same man", "the dog". A pin says so with one click.
**Instead of.** Reasons to choose from (nobody keeps lists up to date), a penalty in the solver (then it moves once, and trust is gone).
**Price.** At more than 30% pinned visits the gain is below one minute. 8 firms are there.

## 4. Nothing changes within 90 minutes of a visit

**Why.** The technician is on the way or the customer has been told. Lieke Smit's team counted 212 complaints in 2025 about plans that changed at the last moment.
**Instead of.** 60 minutes (too short outside cities) or a limit of each firm (one more setting nobody finds).

## 5. Off until a firm switches it on

**Why.** It changes the dispatcher's morning. We did not want 412 firms to call on one day.
**Instead of.** On for everybody with a way back; on by depot in waves of 50.
**What happened.** 201 firms tried it within six weeks and 187 stayed. Of the other 211, 160 never opened the page that explains it. See 7.

## 6. Wait 90 seconds before planning again

**Why.** October's map bill was heading for €3,400 against a limit of €2,600. Dispatchers move visits in bursts, and each move started a new plan.[^1]
**Instead of.** A cheaper map service (four weeks of work, worse in Belgium), a limit for each firm (the busiest firms would suffer).
**Result.** 58% fewer plans. November runs at about €2,300.
**Side effect.** Times offered to people at home by arrival updates can be 90 seconds old.

## 7. On for new customers, asked once for the others

**Why.** Adoption stopped at 45%. New firms have no habits to break.
**How.** From 1 December new customers start with it. The others see one question on the dispatch board with a comparison of their own last week: minutes driven, minutes it would have been.
**We would change our mind if** more than 10% of firms that accept go back within a month (7% until now: 14 of 201).

## Left open

- Explaining a route ("why does he drive past his own house?") was asked for by 6 of 9 dispatchers. Not decided; handed to Marit de Vries for the second quarter of 2027.

[^1]: Ruben Haas, analysis of 13 October: 71% of new plans were started within two minutes of the one before.
`,
};
