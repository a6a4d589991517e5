import type { PasteReference } from "../../reference";

const initiative = "Handover certs on the phone";

const chat: PasteReference = {
  name: "WhatsApp group",
  initiative,
  parts: [
    { is: "frame", text: "WhatsApp Chat with Phone certs" },
    {
      is: "noise",
      text: "16/11/2026, 06:12 - Gemma H: Morning all, this is the group for the phone certs, nowt else on here please",
    },
    { is: "noise", text: "16/11/2026, 06:14 - Daz: 👍" },
    {
      is: "user_feedback",
      text: "16/11/2026, 06:31 - Lee: Showed it the site manager at Scholes. He said “I'd sign that all day long but my thumb covers half the box and I can't see what I'm putting my name to”",
    },
    {
      is: "noise",
      text: "16/11/2026, 06:33 - Daz: which wagon has the 21 footers on",
    },
    {
      is: "technical_constraint",
      text: "16/11/2026, 09:05 - Sam (SiteSlip): Hi all, the app needs Android 12 or newer, and a PDF can't be bigger than 10 MB, which is about six photos.",
    },
    {
      is: "feature_idea",
      text: "16/11/2026, 12:20 - Daz: could it not remember the last job, so you dont have to put the address in again when your going back to same plot",
    },
    {
      is: "decision",
      text: "16/11/2026, 15:48 - Gemma H: Right, spoke to Pete. We've decided only the site manager or our own contracts manager can sign, no assistants. Pete did think about letting anybody with a CSCS card but that wouldnt stand up",
    },
    {
      is: "risk",
      text: "16/11/2026, 16:02 - Steve M: What worries me is a lad doing it in the cab before anybody's walked the scaffold. Too easy on a phone, that",
    },
    { is: "noise", text: "16/11/2026, 16:03 - Lee: <Media omitted>" },
    {
      is: "goal",
      text: "17/11/2026, 06:20 - Gemma H: What I'm after by the end of June 2027 is no more than 3 certs a week that Karen has to chase. It's 29 a week now",
    },
    {
      is: "key_competitors",
      text: "17/11/2026, 06:25 - Lee: Pennine have a QR code on their tags now, scan it and up comes the cert. Every new job since October",
    },
    {
      is: "noise",
      text: "17/11/2026, 06:26 - Gemma H: Yard at 7 tomorrow not half six, gates are on a timer",
    },
    { is: "noise", text: "17/11/2026, 06:26 - Daz: lie in 🎉" },
  ],
};

const meeting: PasteReference = {
  name: "Monday meeting",
  initiative,
  parts: [
    { is: "frame", text: "Monday meeting 23/11, yard office" },
    { is: "noise", text: "Present: Pete, Gemma, Steve, Karen. Daz late (puncture)." },
    { is: "frame", text: "Certs" },
    {
      is: "market_research",
      text: "Karen has been through October: 228 handovers, 101 certs in on the day (44%), 6 never turned up. Fridays are the worst.",
    },
    {
      is: "risk",
      text: "Steve is afraid the lads will put any load class in just to get past the box, and if a deck gets overloaded it's our name at the bottom. Nobody had an answer.",
    },
    {
      is: "decision",
      text: "Agreed: photos are a must on anything over 4 lifts and up to the lad below that. Making them a must everywhere was talked about and thrown out, too slow on house extensions.",
    },
    {
      is: "compliance_requirements",
      text: "Gemma asked the safety adviser. Names and signatures are personal data under GDPR, so clients have to be told what we keep and how long for.",
    },
    {
      is: "user_feedback",
      text: "Beaumont rang Karen on Thursday to complain: “You handed over eleven plots and I've got nine certs, so tell me which two I can't put my brickies on.”",
    },
    {
      is: "feature_idea",
      text: "Karen would like a text at six every morning with yesterday's jobs that have no cert, before the gangs go out.",
    },
    { is: "frame", text: "Target" },
    {
      is: "goal",
      text: "Pete wants rows about start dates down to one a month by September 2027. There were 9 in October.",
    },
    { is: "frame", text: "AOB" },
    { is: "noise", text: "Somebody has had the good kettle out of the canteen." },
    { is: "noise", text: "Next one is the 30th, half seven. Pete's getting the butties in." },
  ],
};

const call: PasteReference = {
  name: "Call with a site manager",
  initiative,
  parts: [
    { is: "frame", text: "Call with Ryan Oldroyd, Beaumont Homes, 19 Nov, typed up by Gemma" },
    {
      is: "noise",
      text: "RO: Can you hear me? I'm in the cabin, it's the heater making that noise.",
    },
    { is: "noise", text: "GH: Yes, go on. Thanks for making the time." },
    {
      is: "user_feedback",
      text: "RO: Nine times out of ten I'm other side of the site when your lads finish, and they leave the pad on my desk under a mug. I've signed for scaffold I never walked round, and I don't like it.",
    },
    {
      is: "target_users",
      text: "RO: The people you're making it for are one site manager and one or two assistants on every site. All in by half seven, and none of them sits at a computer before dinner time.",
    },
    {
      is: "feature_idea",
      text: "RO: What would be good is one page that lists every scaffold on my site and when each one is next due inspecting.",
    },
    { is: "noise", text: "RO: Hang on, there's a delivery. … Right, sorry about that." },
    {
      is: "compliance_requirements",
      text: "RO: By law the seven-day reports have to be on site until the job's done, the HSE inspector told us so in August. There and then, not on Monday.",
    },
    {
      is: "key_competitors",
      text: "RO: I'll be honest with you, Northern Tube on our Ossett job charge £12 a week for theirs, photos and all. But there's nobody to ring after five.",
    },
    {
      is: "decision",
      text: "GH: We've settled that the PDF goes to the site's inbox and not to anybody's own address, because site managers move on.",
    },
    { is: "noise", text: "GH: That's everything I had, I'll let you get on." },
    { is: "noise", text: "RO: Champion. Ta-ra." },
  ],
};

export const pastes: readonly PasteReference[] = [chat, meeting, call];
