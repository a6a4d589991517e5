import type { PasteReference } from "../../reference";

const initiative = "Repairs you can book yourself";

const mails: PasteReference = {
  name: "Mail thread with Kim",
  initiative,
  parts: [
    {
      is: "frame",
      text: "From: Kim Sutcliffe\nTo: Bev Okafor\nCc: Jonny Pike\nSent: Tuesday 17 November 2026 16:52\nSubject: RE: RE: RE: slots (was: Christmas do)",
    },
    { is: "noise", text: "Hiya Bev,\nHope the knee's on the mend. Sorry it's taken me so long." },
    {
      is: "technical_constraint",
      text: "First thing: the lads' phones are the old Samsungs, and they only pick up new jobs when they're back in signal. In the tower blocks that can be an hour or more.",
    },
    {
      is: "user_feedback",
      text: "Mr Kowalczyk at number 9 stopped me on the stairs. He said, \"I don't need an app, love, I need somebody to turn up when they say.\" Couldn't really argue with that.",
    },
    {
      is: "feature_idea",
      text: "Here's a thought though. Why not let people swap slots with each other? If Mrs Bell doesn't need her Thursday she could offer it round.",
    },
    {
      is: "risk",
      text: "What keeps me up is the evenings. If two of the lads go off sick there's nobody else signed up, and then we've promised 7 pm slots we can't keep.",
    },
    {
      is: "decision",
      text: "Oh, and Dawn and I agreed yesterday that joinery jobs over half a day can't be booked online. Somebody has to look at them first, otherwise it's a wasted trip all over again.",
    },
    {
      is: "noise",
      text: "Right, I'm off to fetch our Maisie from swimming.\nTa-ra,\nKim x",
    },
    {
      is: "noise",
      text: "Kim Sutcliffe | Trades Supervisor | Marrow Lane Homes\nPlease think of the trees before you print this email.",
    },
    { is: "frame", text: "On 12 Nov 2026, at 09:14, Bev Okafor wrote:" },
    {
      is: "goal",
      text: "What I'd love to aim for is four out of five evening jobs done on the first visit by the end of June.",
    },
    { is: "noise", text: "Does that sound daft? Shout if so. B" },
  ],
};

const visit: PasteReference = {
  name: "Notes from the day at Don Valley",
  initiative,
  parts: [
    { is: "frame", text: "Day out at Don Valley Homes, Weds 18 Nov – my scribbles" },
    {
      is: "noise",
      text: "Me, Jonny, and Priti till lunch. Parking was a nightmare.\nThey've got a proper coffee machine (!)",
    },
    { is: "frame", text: "What they've got" },
    {
      is: "key_competitors",
      text: "FixMate puts the price up to £3.10 a home from April, and they're tied in for three years. They did say the photo bit works a treat.",
    },
    {
      is: "market_research",
      text: "In their first year 44% of repairs were booked online, missed visits went from 21% to 12%. That's out of 38,000 jobs so it's not nothing.",
    },
    {
      is: "user_feedback",
      text: "One of their tenants was in reception and we got chatting: \"It's grand till you need to change it. Then you're back in the queue with Vivaldi.\"",
    },
    { is: "frame", text: "What I'd pinch" },
    {
      is: "feature_idea",
      text: "A big red button on the first page for water coming through the ceiling, that rings straight through instead of offering slots.",
    },
    {
      is: "compliance_requirements",
      text: "Their solicitor made them keep a record of every damp report with the time it came in, for the ombudsman, six years. We'll need the same.",
    },
    {
      is: "external_link",
      text: "They sent us their leaflet for tenants: https://donvalley.example.org/fixmate-leaflet.pdf",
    },
    { is: "frame", text: "Afterwards" },
    {
      is: "target_users",
      text: "Worth remembering it's mostly the daughters who book, not the tenants: about a third of their bookings are somebody doing it for mum.",
    },
    {
      is: "noise",
      text: "Owe Priti £4.20 for the sandwich\nThank-you card to Sharon, second class will do",
    },
  ],
};

const group: PasteReference = {
  name: "Comments under the Facebook post",
  initiative,
  parts: [
    { is: "frame", text: "Marrow Lane Homes · 16 November at 18:00 · 47 comments" },
    { is: "noise", text: "Shaz T: first!! 😂" },
    {
      is: "user_feedback",
      text: "Leanne Marsh: been ringing since Monday about my kitchen tap, 40 mins on hold twice. if I could just pick a time after school run I'd be made up",
    },
    {
      is: "noise",
      text: "Shaz T: @Leanne Marsh hun are you out friday x\nLeanne Marsh: @Shaz T yesss x",
    },
    {
      is: "user_feedback",
      text: "Gordon Pell: And what about those of us without these phones? My wife is 81. Are we to shout out of the window?",
    },
    {
      is: "feature_idea",
      text: "Abdul R.: could you put the jobs you've already reported on there as well, so I can see if next door has told you about the gutter?",
    },
    { is: "noise", text: "Win a £500 supermarket voucher, click the link in my bio" },
    {
      is: "user_feedback",
      text: "Tracey Lomas: they came on time and he took his boots off. credit where it's due 👏",
    },
    {
      is: "risk",
      text: "Councillor J. Frith: My worry is that the loudest get the early slots and the ones with damp wait at the back.",
    },
    {
      is: "noise",
      text: "Most relevant is selected, so some comments may have been filtered out.",
    },
  ],
};

export const pastes = [mails, visit, group];
