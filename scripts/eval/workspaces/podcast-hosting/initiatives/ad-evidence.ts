import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const adEvidence: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who ad slots are for",
    content: `Two groups.

1. Independents on Pro with 2,000 to 50,000 downloads an episode who sell two or three host-read spots themselves. About 640 shows.
2. Small networks, 5 to 40 shows, where one person does ads on top of another job. 210 accounts.

Not for brand podcasts, not for public broadcasters, and not for anybody who sells through an agency.`,
  },
  {
    label: "user_feedback",
    title: "Interview 3: Marsha Okafor, The Allotment Hour",
    content: `214 episodes, about 9,000 downloads each, sells her own ads. 4 November, 40 minutes. Best bits:

> The first eighty episodes still advertise a mattress firm that went bust in 2021. Every month somebody writes to tell me the code doesn't work.

> People find the show in February, when they start planning, and they begin at episode one. That's my best audience and I earn nothing from them.

She would not want "a robot choosing what I recommend".`,
  },
  {
    label: "user_feedback",
    title: "Ticket 48817 (cancellation)",
    content: `Hi team

Just to let you know we'll be moving our twelve shows to Castlane at the end of the month. Nothing wrong with you lot, support's been lovely. But they can change an ad after it's out and you can't, and I've got a sponsor who pulled out of a £4k deal because of it.

Thanks for everything
Ros
Deep Field Audio (Network, £214 a month)

> Sent from my iPad`,
  },
  {
    label: "market_research",
    title: "Exit survey Q3",
    content: `238 Pro and Network accounts cancelled July to September, 131 answered.

| Main reason | Answers |
| --- | --- |
| Can't change ads after publishing | 49 |
| Stopped the show | 44 |
| Price | 21 |
| Something else | 17 |

So 37% leave over ads. In Q3 last year it was 22%.`,
  },
  {
    label: "market_research",
    title: "how old is what people listen to",
    content: `Ifeoma, ClickHouse, October. Pro + Network: 61.2m downloads, 58% of them episodes older than 90 days.

We also listened to 50 shows that carry ads: 44 had at least one expired ad in an old episode.`,
  },
  {
    label: "key_competitors",
    title: "Castlane",
    content: `Self-serve dynamic ads since 2022, on every plan. £24 a month for roughly what Pro is. Takes 30% of whatever it sells for you in its marketplace. Re-encodes everything to 96 kbps mono, which music shows hate; support is a forum. 60% of the people who leave us over ads go there.`,
  },
  {
    label: "key_competitors",
    title: "Podwharf",
    content: `The big-network option: from £450 a month, yearly contract. Forecasts how many downloads a campaign will get, and agencies trust its numbers. Doesn't take shows under 20,000 downloads an episode, so we rarely meet.`,
  },
  {
    label: "feature_idea",
    title: "Mark a slot on the waveform",
    content: `Drag a marker on the waveform, or type 12:30. Snaps to silence. The alpha had a crude version; about three days to finish it.`,
  },
  {
    label: "feature_idea",
    title: "Swap an ad across the back catalogue",
    content: `Pick pre-, mid- or post-roll and a range of episodes, and replace the ad in all of them in one go. 9 of 12 people we interviewed asked for this before we'd said anything. Two weeks, Marek reckons.`,
  },
  {
    label: "feature_idea",
    title: "Ads that stop by themselves",
    content: `End date, or a cap on downloads, whichever comes first. After that the slot is silent or falls back to the house ad. 5 of 12. A week.`,
  },
  {
    label: "feature_idea",
    title: "Ads by country",
    content: `Different ad for listeners in Ireland, say. 3 of 12, all of them networks. Needs a MaxMind licence, £9,000 a year, plus three weeks of work.`,
  },
];
