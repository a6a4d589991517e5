import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const adLimits: readonly SampleContextItem[] = [
  {
    label: "technical_constraint",
    title: "Bitrates have to match",
    content: `An ad can only be spliced into an MP3 that has the same sample rate, channels and constant bitrate, otherwise Apple Podcasts clicks or skips. 23% of our masters are VBR. Those have to be re-encoded once, to 128 kbps CBR: 41 TB in all, about £3,900 of Fargate time.`,
  },
  {
    label: "technical_constraint",
    title: "Byte ranges",
    content: `Players fetch a bit, go away and come back hours later for the rest. The same listener must get the same spliced file for 24 hours or the audio tears in the middle of a word.

So we need a manifest per (truncated IP, user agent, episode), kept for a day. Fastly's edge dictionaries are far too small, it'll be DynamoDB.`,
  },
  {
    label: "compliance_requirements",
    title: "ASA: ads must be recognisable",
    content: `CAP code 2.1: listeners have to be able to tell that it's an ad, host-read ones too. Responsibility lies with the show, but our terms have to say so. Hannah has paragraph 8 with the solicitors, promised for 15 January.`,
  },
  {
    label: "compliance_requirements",
    title: "Consent",
    content: `J. Whitlock (lawyer), 3 Nov: picking an ad by country is fine without consent. By postcode, or from what someone listened to before, needs a consent that no podcast app can collect. So no profiles, and IP addresses are truncated before anything is written to disk.`,
  },
  {
    label: "decision",
    title: "ADR-061 We splice ourselves",
    content: `Status: accepted, 29 October 2026 (Marek Zielinski, Priyanka Nair)

A new Go service, \`splice\`, next to \`feedr\`.

Considered and rejected:
- AdWeave: £0.35 per thousand downloads, so about £14,000 a month at 40 million, and logs would leave the EU
- Insertion in the player: no app supports it

To be revisited if the 95th percentile of first byte isn't under 400 ms by the end of February.`,
  },
  {
    label: "decision",
    title: "Shows sell, we don't (2027)",
    content: `Leadership, 5 November. In 2027 shows sell their own ads and keep all of it: 0% commission, and no marketplace. A 10% share was discussed. It would need people who chase invoices, and 8 of the 12 interviewees already have their sponsors. Included in Pro and Network at no extra charge, not in Starter.`,
  },
  {
    label: "decision",
    title: "In and out for April",
    content: `Priyanka, Marek, Tomasz, 12 Nov.

In: marking slots, swapping an ad across episodes, ads that stop by themselves, a report per show and month.

Out: ads by country. Only three asked, and that isn't worth £9,000 a year.`,
  },
  {
    label: "risk",
    title: "Downloads counted twice",
    content: `A spliced file has a different length, so a resumed download can look like a new one. If our numbers jump, the IAB audit in June fails and networks can't invoice on them. Mitigation: count manifests, not bytes, and run old and new counting in parallel for two weeks of the beta. Owner: Ifeoma Adeyemi.`,
  },
  {
    label: "risk",
    title: "Six in the morning",
    content: `Networks publish at 6 am and their listeners' apps all download within twenty minutes. With six shows \`splice\` was at 90% CPU. For everybody we'd need around 700 requests a second; we have never tested more than 50. No plan for it and no owner so far.`,
  },
  {
    label: "general_note",
    title: "Beta and after",
    content: `| When | What | Who |
| --- | --- | --- |
| 18 Jan 2027 | first 5 shows | Priyanka |
| 1 Feb | all 25 beta shows | Priyanka |
| 26 Feb | go or no-go, by first byte and by support tickets | Priyanka, Marek |
| 15 Mar | help pages and pricing page ready | Beth |
| 12 Apr | on for Pro and Network | Marek |

Way back: switch the flag off for a show, and its feed points to the original file within 10 minutes. Whoever is on call may do it.`,
  },
  {
    label: "general_note",
    title: "standup 12/11",
    content: `marek away 21 dec - 4 jan. ffmpeg 7 on staging broke loudness, reverted. bristol office: fire drill thurs, coffee machine STILL descaling. [ ] someone book the big room for demo`,
  },
];
