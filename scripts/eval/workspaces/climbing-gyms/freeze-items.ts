import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const freezeItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who freezes, and who has to deal with it",
    content: `Three kinds of members freeze: students who leave town for the summer, injured people (fingers, ankles) and travelers. Students are the biggest lot, 52% of all freezes start in May or June.

On the other side are the desk staff, mostly part-timers under 25 who know the gym's rules from a binder, and the owner, who sets the rules.

Corporate passes and punch cards are out, they don't renew by themselves.`,
  },
  {
    label: "user_feedback",
    title: "Dana Whitlock, Granite Union, Spokane",
    content: `Owner of two gyms, on our call of October 8: "I have a nineteen-year-old who spends her whole Sunday shift in the freeze inbox. I pay her to belay birthday parties. And when she gets the date wrong, it's me who calls the bank."`,
  },
  {
    label: "user_feedback",
    title: "App store + tickets, Aug/Sept (copied together)",
    content: `App store, 1 star: "Had finger surgery. Took four emails and a phone call to freeze my membership. FOUR. Typed with one hand. Still got billed in August."

#46112: hi I moved to Tucson in MAY how am I still a member

#46390: "Your coworker told me freezing is free and then there's $10 on my card??" (gym has a fee since 2023, new hire didn't know)

#46544 - asks to freeze husband + 2 kids but not herself. Took the gym 3 tries, they ended up making a new family plan

#47001: thanks Chelsea at the desk who fixed it in five minutes, give her a raise

#47203 same as 46112. Moved, kept paying for 4 months, wants it all back`,
  },
  {
    label: "user_feedback",
    title: "Owners' circle, freeze session",
    content: `Eleven owners on the call, October 22. Notes by Marisol, unedited.

- 7 of 11 want it tomorrow
- 4 said they would leave it switched off: "why would I make leaving easier"
- Kurt (Basecamp Tulsa) wants a doctor's note for medical freezes. Two others laughed
- Everybody: families!! One kid breaks an arm, you freeze the kid and not the parents
- two of them do freezes in a Google Sheet because our screen takes "like eleven clicks"`,
  },
  {
    label: "market_research",
    title: "Desk log, October 2026",
    content: `Five gyms logged each request for three weeks.

| Measure | Result |
| --- | --- |
| Requests per gym and month | 38 |
| Staff time per request, median | 9 min |
| Emails back and forth, median | 3 |
| Entered with a wrong date or fee | 22% |
| Refunds because of that | $1,140 in three weeks |`,
  },
  {
    label: "market_research",
    title: "Exit survey of former members",
    content: `903 replies from 31 gyms. 41% didn't know that a freeze existed and would have taken it. 17% named the hassle of getting out as a reason they won't come back. 58% had already been away from the gym for six weeks when they cancelled.`,
  },
  {
    label: "market_research",
    title: "What other subscriptions do",
    content: `Tess went through 14 apps (gyms, meal kits, streaming) and counted the taps to stop paying. Best: 3. Worst: a phone number. Median 7. Nine of the 14 offer a pause on the way out.`,
  },
  {
    label: "key_competitors",
    title: "FitPilot",
    content: `Generalist, $129 flat. Freeze and cancel in a web portal. Can't do a family plan at all: every kid is an account with a card. Lost Peak & Pine in Asheville to them on price in May, got them back in September.`,
  },
  {
    label: "feature_idea",
    title: "Offer a freeze before the goodbye",
    content: `On the way to cancelling, show what a freeze would cost and the date it would end, next to the cancel button. 41% of those who left say they would have taken it.`,
  },
  {
    label: "feature_idea",
    title: "Thaw date and a heads-up",
    content: `The member picks the day the freeze ends and gets a push and an email five days before billing starts again, with a button to extend.`,
  },
  {
    label: "feature_idea",
    title: "House rules as settings",
    content: `Owner sets: shortest and longest freeze, freeze fee, notice for cancelling, how many freezes a year. The app shows exactly those rules and nothing else. Replaces the binder.`,
  },
  {
    label: "feature_idea",
    title: "Freeze one kid, keep the family",
    content: `Pick the people of a family plan one by one; the price of the rest is recalculated on the spot.`,
  },
  {
    label: "feature_idea",
    title: "Win-back text",
    content: `60 days after somebody left: "we reset the cave, come see". Not for the first version, Marisol wants to see the numbers first.`,
  },
  {
    label: "technical_constraint",
    title: "Paywright and its file",
    content: `14% of members still pay by ACH through Paywright. Changes go in as a file that has to be uploaded by the 25th; whatever comes later is for the month after next. No API, they have been "working on it" since 2021. The app must not promise these people a date that the file can't keep.`,
  },
  {
    label: "technical_constraint",
    title: "Old app versions",
    content: `A third of phones run a Chalkbag that is more than six months old. If we build the flow natively those members won't see it, so it's a web page inside the app.`,
  },
  {
    label: "compliance_requirements",
    title: "Cancel the way you joined",
    content: `Memo from Ruth Abelson (counsel), November 3:

> The FTC's click-to-cancel rule was vacated in July 2025. California's automatic renewal law, as amended, has applied since July 1, 2025: who signed up online must be able to cancel online. A save offer may be shown if the way to cancel stays in plain sight.

38 of our gyms are in California. Her advice: build for California and use it everywhere. The confirmation has to be sent by email and kept for three years.`,
  },
  {
    label: "decision",
    title: "We take no cut of freeze fees",
    content: `October 27, Greg Lindqvist. The gym keeps the whole freeze fee. We had looked at $1 per freeze, about $95,000 a year, and turned it down because owners would have one more reason to leave the thing off.`,
  },
  {
    label: "decision",
    title: "One save offer, never two",
    content: `November 10, Priya Raman with Ruth. There is one screen with the freeze offer and the cancel button on it. No survey in between, no "are you sure". Two screens converted better in Tess's test (19% against 16%) but that is the pattern California goes after.`,
  },
  {
    label: "risk",
    title: "A wave of cancellations in the first month",
    content: `Owners fear that everyone who has been meaning to leave will do it in the first week. Mitigation: off by default, the gym's notice period stays, and pilot gyms get a weekly sheet of who left and who froze. Owner: Marisol Vega.`,
  },
  {
    label: "risk",
    title: "Billed twice at the thaw",
    content: `If a freeze ends on the day the billing job runs, an ACH member can be drawn twice. Happened to 19 people in June, when it was done by hand. No fix so far.`,
  },
  {
    label: "general_note",
    title: "Dates, as of Nov 16",
    content: `- Jan 26: webinar for owners (Marisol)
- Feb 1: six pilot gyms switched on, one flag per gym
- Feb 22: look at the numbers, go or no go (Priya, Dale, Marisol)
- Mar 15: setting appears for everyone
- Before May, because that is when the students freeze
- Back out: if more than 3 billing errors per 1,000 freezes in a week, the flag goes off in all gyms. Dale's call, any hour. The desk can still do it the old way.`,
  },
  {
    label: "general_note",
    title: "Pilot gyms",
    content: `| Gym | State | Members | Pays via |
| --- | --- | --- | --- |
| Granite Union (2 sites) | WA | 4,900 | Stripe |
| Basecamp Tulsa | OK | 1,700 | Stripe |
| Peak & Pine | NC | 2,300 | Stripe |
| Crux Fresno | CA | 3,050 | Paywright |
| Tamarack | MT | 640 | Stripe |

That's five, the sixth backed out on Friday. Need another one with Paywright.

- [x] addendum signed by Granite, Tamarack
- [ ] Fresno: their lawyer has it
- [ ] find no. 6 (Marisol, before the holidays)
- [ ] who answers the phone on the first weekend??`,
  },
  {
    label: "general_note",
    title: "Chili cook-off",
    content: `Friday Dec 4 in the bouldering cave at the office. Sign up with Ben. Dale's entry from last year is disqualified for life.`,
  },
];
