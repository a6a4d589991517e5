import type { SampleContextItem } from "@/lib/domain/workspace/sample";

/** What is known about users, rivals and limits of the cleanup. */
export const evidence: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who has to do the cleaning",
    content: `Two people per customer, roughly. The platform engineer (one per 35 to 40 developers) who owns the Burgee account and gets blamed for the mess, and the developer who made the flag and has long since moved to another team.

PMs flip flags but never delete them, so they're not our users here. Neither are agencies with fewer than 20 flags.`,
  },
  {
    label: "user_feedback",
    title: "Call notes: Tolbooth Payments, 22 Sep",
    content: `Marit Solheim, staff engineer. 160 devs, Enterprise, GitHub.

- 2,300 flags, "and I could tell you what 200 of them do"

> In May somebody switched off a flag that nobody recognised and refunds stopped for 40 minutes. Since then people are scared to touch any of them.

- cleanup day twice a year, last one: 11 people, 74 flags gone
- would merge a PR from us if her tests are green. Would NOT let us merge it
- (also wants SAML group mapping, told her Q1)`,
  },
  {
    label: "user_feedback",
    title: "Ticket #48112",
    content: `hi, is there ANY way to see which flags are safe to delete?? "last modified" is useless, a flag can sit untouched for a year and still be 50/50. we have 640 and are going through them by hand. thx
dom @ parcelhen`,
  },
  {
    label: "user_feedback",
    title: "#cleanup-beta, week 3",
    content: `Copied from the shared channel by Ines.

**joe (Fernway):** merged 6 this morning, the coffee took longer
**anneli (Kivi):** one of ours dropped the else branch but left the import behind, linter went red. not a big thing but it was the first one my team saw
**joe (Fernway):** same here, twice
**raj (Lumen Dental):** can it pls not open 30 at once. my reviewers have muted the bot`,
  },
  {
    label: "market_research",
    title: "How stale are they? (data pull, 14 Sept)",
    content: `All 1,140 paying orgs, flags older than 30 days, kill switches left out.

| Flags that… | Number | Share |
| --- | --- | --- |
| have served one value to everybody for 90+ days | 194,000 | 47% |
| … for 30 to 89 days | 49,000 | 12% |
| still decide something | 169,000 | 41% |

Median org: 118 stale ones. Worst tenth: over 900. The query is in the data repo, ask Petra.`,
  },
  {
    label: "market_research",
    title: "Why they left, FY26",
    content: `61 accounts churned between October 2025 and September 2026; we have a reason for 54.

- price: 19
- too many flags, lost trust in them: 14
- in-house or open source: 12
- bought or closed down: 9

The 14 were worth £322k of ARR. Small n, I know.`,
  },
  {
    label: "market_research",
    title: "Developer survey, August",
    content: `203 answers. Taking one flag out of the code by hand costs 50 minutes (median, incl. review). 68% have put it off at least once. 31% say that flipping an old flag has caused an incident where they work.`,
  },
  {
    label: "key_competitors",
    title: "Switchyard",
    content: `US, about three times our size. "Sweep" since February 2026: finds stale flags, opens PRs. GitHub only, and only JS/TS and Python. $12 per developer per month on top of the plan (their pricing page, 3 Nov). Needs write access to every repo and has no other way of handing over a change.

To be fair, their stale list is good, it shows the last day on which each value was served. We've lost four deals to them since April; Sweep came up in two.`,
  },
  {
    label: "key_competitors",
    title: "Openflag",
    content: `Open source, self-hosted, free. A command line tool lists where a flag is used (last release: March 2024), nothing removes it. We meet them below 50 developers and hardly ever above.`,
  },
  {
    label: "technical_constraint",
    title: "What the parser can and can't follow",
    content: `Built on tree-sitter. For GA: TypeScript/JavaScript, Go, Python, Java. No Ruby, no C#.

Keys that are put together at run time (\`"exp-" + name\`) can't be followed, that's 7% of call sites in the beta repos. Such flags are listed but get no PR. Repos over 4 GB time out: 2 of 31 in the beta.`,
  },
  {
    label: "technical_constraint",
    title: "GitHub limits",
    content: `5,000 API requests an hour per installation. A scan takes about 140 per repo, so we do it nightly and not on each push. To open PRs the app needs \`contents: write\`, which it doesn't have today. An admin of every single org has to approve the new permission.`,
  },
  {
    label: "compliance_requirements",
    title: "Customers' source code",
    content: `Gone through with Orla Byrne (counsel) on 30 September:

1. Code is read in memory and nothing is kept for more than 15 minutes
2. eu-west-1 only
3. Addendum to the DPA signed by the customer before the first scan
4. Write permission has to be in SOC 2 scope. The auditor needs the description before the window opens on 1 February 2027.`,
  },
];
