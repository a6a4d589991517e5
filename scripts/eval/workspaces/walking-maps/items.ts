import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const regionItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who downloads maps",
    content: `Weekend walkers who plan at home on the sofa and lose signal at the first gate. And about 3,000 people whose work is on the hill: wardens, shepherds, mountain rescue. They want whole national parks, on phones that are four years old.

Not meant here: people who plan on the website and print.`,
  },
  {
    label: "user_feedback",
    title: "Iona, hut warden, Glen Affric",
    content: `"People turn up with your app open on a grey square. I hand them a paper map from the drawer and tell them to go back down." On the phone, October 6.`,
  },
  {
    label: "user_feedback",
    title: "Store reviews, September (two stars and below)",
    content: `- "Downloaded the Cairngorms three times. THREE. Each time it stopped at 80-something percent"
- "took 11 GB of my phone and wouldn't say which region"
- "Lovely maps, useless where I need them"
- "updated overnight on mobile data, that was my month's allowance"`,
  },
  {
    label: "market_research",
    title: "Download logs, August 2026",
    content: `48,200 downloads were started in the app.

| Outcome | Share |
| --- | --- |
| Finished | 71% |
| Phone went to sleep | 17% |
| Storage full | 8% |
| Gave up | 4% |

The median region is 640 MB.`,
  },
  {
    label: "market_research",
    title: "Cancellation survey",
    content: `Of 1,015 people who left in the summer, 388 ticked "maps missing when offline". It is the first reason, ahead of the price (207).`,
  },
  {
    label: "feature_idea",
    title: "Draw your own region",
    content: `Drag a rectangle or pick a route with two kilometres either side, and see the size before the download starts.`,
  },
  {
    label: "feature_idea",
    title: "Carry on where it stopped",
    content: `A download that was cut off continues from the last tile, also after a restart. Ravi thinks four weeks.`,
  },
  {
    label: "feature_idea",
    title: "Share a region phone to phone",
    content: `At the hut, over Wi-Fi Direct, without internet. Nice for rescue teams. Left out of the first release.`,
  },
  {
    label: "technical_constraint",
    title: "What phones allow",
    content: `iOS gives a background download as long as it takes but only for single files, not for 90,000 tiles. So a region has to be one archive per zoom group, cut on our server.`,
  },
  {
    label: "technical_constraint",
    title: "SD cards",
    content: `On Android 11 and later the app may write to an SD card only through the system's picker. Reading from there is about five times slower.`,
  },
  {
    label: "compliance_requirements",
    title: "What the map licence says",
    content: `Tamsin, October 21: the national survey's licence counts every phone with an offline copy as a user. Copies have to expire 30 days after a subscription ends, and we must be able to prove it in an audit.`,
  },
  {
    label: "decision",
    title: "Regions are archives, not tiles",
    content: `October 28, 2026, Ravi Shah and Gillian Bell. We cut one archive per region on the server. Fetching tiles one by one would have saved $1,900 a month in servers, but that is what fails when the phone sleeps.`,
  },
  {
    label: "decision",
    title: "No updates on mobile data",
    content: `November 4, 2026, Gillian Bell. Regions update on Wi-Fi only, and nobody gets a switch for it in the first release. Morven wanted the switch; it can come when somebody asks twice.`,
  },
  {
    label: "risk",
    title: "Stale paths",
    content: `A region that is months old may show a bridge that is gone. Mitigation: the date of the data stands on the map, and after 60 days the app asks for an update. Owner: Tamsin Vole.`,
  },
  {
    label: "risk",
    title: "Everyone downloads on Good Friday",
    content: `Last Easter the tile servers were at 94% for six hours. Archives are bigger. We have no plan for that weekend.`,
  },
  {
    label: "general_note",
    title: "Dates",
    content: `- January 11, 2027: cutting service runs (Ravi)
- February 8: beta, 400 people, wardens first (Morven)
- March 22: everyone, before Easter (Good Friday is March 26)
- Budget: $64,000 for people, $2,300 a month for servers
- If fewer than 85% of beta downloads finish, the old download stays in the app. Gillian decides.`,
  },
];
