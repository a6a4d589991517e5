import type { PasteReference } from "../../reference";

const thread: PasteReference = {
  name: "mail thread with Brightwater",
  initiative: "Consolidation for groups",
  parts: [
    {
      is: "frame",
      text: "From: Ines Marchetti <ines@brightwater.example>\nTo: Owen Hughes\nDate: Thu, 19 Nov 2026 17:22\nSubject: Re: Re: design partner?",
    },
    { is: "noise", text: "Hi Owen,\nsorry for the delay, half the office has the flu." },
    {
      is: "user_feedback",
      text: "We looked at your draft API. The elimination call is what we need, but we close 41 entities on one evening and \"eventually consistent\" gives me hives. If the number can still move after I've read it, I can't sign it.",
    },
    {
      is: "feature_idea",
      text: "Could you add a way to lock a group period, so that later postings go into the next one?",
    },
    {
      is: "compliance_requirements",
      text: "Our auditors (PHK) also require that every elimination names the person who approved it.",
    },
    {
      is: "risk",
      text: "One warning: our contract with the current tool renews on 1 March. If we can't see a working version by mid-February we are bound for another year.",
    },
    {
      is: "noise",
      text: "Will you be at the fintech dinner on Tuesday?\nBest, Ines\n-- \nInes Marchetti, Group Controller, Brightwater plc\nPlease consider the environment before printing this e-mail.",
    },
    { is: "frame", text: "> On 12 Nov 2026, Owen Hughes wrote:" },
    { is: "noise", text: "> Just checking in to see whether you had a chance to look at it!" },
  ],
};

const transcript: PasteReference = {
  name: "planning call transcript",
  initiative: "Webhooks v2",
  parts: [
    { is: "frame", text: "Transcript – Webhooks weekly – 18 Nov 2026" },
    {
      is: "noise",
      text: "00:00:12 Priyanka: can everybody see my screen?\n00:00:19 Tomasz: yes. well, I see your calendar.",
    },
    {
      is: "market_research",
      text: "00:01:40 Tomasz: So numbers. Last week 99.4 percent within sixty seconds, 121 of 318 customers have moved to v2.",
    },
    {
      is: "technical_constraint",
      text: "00:02:31 Tomasz: Replay is limited to 50 events a second per ledger, more than that and the live events starve.",
    },
    {
      is: "user_feedback",
      text: "00:04:05 Priyanka: Lettings Hub, Marcus, said the replay button is great but he pressed it twice and got everything twice.",
    },
    {
      is: "decision",
      text: "00:05:50 Priyanka: OK so we go with one replay at a time per endpoint. Grace is fine with that.",
    },
    {
      is: "risk",
      text: "00:07:15 Tomasz: What worries me is year end. If Payrolla does two paydays on the 23rd we are over 900 a second and everything behind it is late.",
    },
    {
      is: "goal",
      text: "00:08:02 Priyanka: Then let's set ourselves 250 customers on v2 by the end of January.",
    },
    {
      is: "noise",
      text: "00:08:40 Tomasz: my dog wants out, two minutes\n00:08:44 Priyanka: ha, fine, let's stop here. Same time next week.",
    },
  ],
};

export const pastes = [thread, transcript];
