import type { PasteReference } from "../../reference";

const initiative = "Dynamic ad slots";

const channel: PasteReference = {
  name: "Slack channel",
  initiative,
  parts: [
    { is: "frame", text: "#ad-slots, export of 23 November 2026" },
    { is: "noise", text: "marek [09:02] morning ☕ trains are a mess, in by 10" },
    {
      is: "technical_constraint",
      text: "marek [10:14] heads-up, fastly compute only gives us 128 MB of memory per request, so the whole file can't be spliced in one piece. has to be streamed in chunks",
    },
    {
      is: "user_feedback",
      text: "beth [10:31] from a customer just now, Knitwits (Pro): “Do I have to upload all 160 episodes again to use this? I'll be drawing my pension before I'm done.”",
    },
    { is: "noise", text: "tomasz [10:32] 😂" },
    {
      is: "feature_idea",
      text: "tomasz [10:40] could we let hosts hear an ad in place before it goes live? ten seconds either side of the slot",
    },
    {
      is: "risk",
      text: "ifeoma [11:05] what worries me is bots. a scraper pulls every episode, the sponsor pays for ears that aren't there, and it's our number they'll shout about",
    },
    {
      is: "decision",
      text: "priyanka [11:20] ok, decided with marek: three mid-rolls per episode at most during the beta. we considered no limit at all but nobody wants to be the host with nine ads",
    },
    { is: "noise", text: "beth [11:21] 🙌 🙌" },
    {
      is: "market_research",
      text: "ifeoma [13:47] pulled the numbers for the 25 beta shows: 1,312 episodes, 71% of october's downloads went to ones older than 90 days",
    },
    {
      is: "goal",
      text: "priyanka [14:02] target for the beta: by 26 february 18 of the 25 shows have swapped an ad in an old episode. today it's 0",
    },
    {
      is: "external_link",
      text: "marek [14:30] good article on chapters and spliced audio: https://podnotes.example/chapters-and-splicing",
    },
    { is: "noise", text: "tomasz [15:55] anyone else's vpn down?" },
    {
      is: "noise",
      text: "priyanka [16:20] yes, being looked at. standup at 10 tomorrow, not 9:30",
    },
  ],
};

const interview: PasteReference = {
  name: "Interview with a producer",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Interview 13 · Yusuf Demir, Halfpenny Audio (nine shows) · 18 November 2026, Zoom",
    },
    { is: "noise", text: "[00:03] PN: Is the red light on for you too? Good." },
    { is: "noise", text: "[00:15] YD: You froze for a second there. No, fine now." },
    {
      is: "target_users",
      text: "[01:02] YD: The people who'd use this at networks of our size are producers like me. Nobody has an ad team, I edit three shows and do the ads on a Thursday night.",
    },
    {
      is: "user_feedback",
      text: "[02:40] YD: Last month I re-exported forty-one episodes because a meal-kit firm changed its code. Two evenings. I got one wrong, and that's of course the one they listened to.",
    },
    {
      is: "key_competitors",
      text: "[05:12] YD: We had a quote from Podwharf: £540 a month, two years minimum, and their account manager has to move a slot for you. The forecasting was brilliant, I'll give them that.",
    },
    { is: "noise", text: "[06:30] YD: Sorry, that's the dog. Biscuit, no." },
    {
      is: "feature_idea",
      text: "[07:10] YD: It would be great if I could give a sponsor a login, read-only, with just their own campaign, so that I can stop sending screenshots.",
    },
    {
      is: "risk",
      text: "[09:25] YD: My fear is the loudness. If an ad comes in six decibels hotter than my host, people will rip their earbuds out and not come back.",
    },
    {
      is: "compliance_requirements",
      text: "[11:48] YD: And the CAP code says gambling ads must not be aimed at under-18s, so legally I have to keep that sponsor out of the two school shows and be able to prove it.",
    },
    {
      is: "user_feedback",
      text: "[13:02] YD: The thing you do well, by the way, is answer. I've never waited more than an hour for Beth.",
    },
    {
      is: "goal",
      text: "[14:20] PN: Then let's write down a target: changing a campaign on all nine shows takes under ten minutes by May 2027, against two evenings today.",
    },
    {
      is: "noise",
      text: "[14:55] PN: Lovely, I'll stop the recording. Your voucher is in the mail.",
    },
  ],
};

const review: PasteReference = {
  name: "Product review",
  initiative,
  parts: [
    { is: "frame", text: "# Product review, Tuesday 24 November 2026" },
    {
      is: "noise",
      text: "Present: Priyanka, Marek, Ifeoma, Hannah, Beth (first half). Apologies: Tomasz.",
    },
    { is: "frame", text: "## Ad slots" },
    {
      is: "decision",
      text: "- Agreed: Starter accounts see the slot editor greyed out, with a line about Pro. Hiding it was the alternative, but then support gets the question by mail.",
    },
    {
      is: "technical_constraint",
      text: "- Marek: every chapter mark after a slot has to be shifted by the length of the ad, and apps cache the chapters file for up to a week.",
    },
    {
      is: "compliance_requirements",
      text: "- Hannah has the lawyers' answer: under GDPR a sponsor may be given counts, never a listener's IP address or user agent.",
    },
    {
      is: "risk",
      text: "- Ifeoma is worried that Apple takes a spliced file for a changed episode and downloads it again for every subscriber. Nobody knows yet how likely that is.",
    },
    {
      is: "feature_idea",
      text: "- Idea from Beth: mail the host a week before an ad runs out, with a button to extend it.",
    },
    {
      is: "key_competitors",
      text: "- Castlane has announced that from March it will cut old ads out of recordings automatically, at £6 a month extra.",
    },
    { is: "frame", text: "## Numbers" },
    {
      is: "market_research",
      text: "- Of 1,118 trials in October, 232 asked about ads before they paid (21%).",
    },
    {
      is: "goal",
      text: "- Target: fewer than 60 support tickets about ads a month by July 2027. October had 143.",
    },
    { is: "frame", text: "## Any other business" },
    {
      is: "noise",
      text: "- Christmas do is on the 17th, tell Hannah about allergies by Friday.",
    },
    { is: "noise", text: "- Next review 8 December, same link." },
  ],
};

export const pastes: readonly PasteReference[] = [channel, interview, review];
