import type { PasteReference } from "../../reference";

const swap = "Fixed-price overhaul with a swap machine";

const minutes: PasteReference = {
  name: "Monday meeting",
  initiative: swap,
  parts: [
    { is: "frame", text: "MONDAY MEETING 23/11/26, lunch room" },
    {
      is: "noise",
      text: "Present: Phil, Nadia, Deb, Marcus, Sanjay, Lorraine. Tash late (tram).",
    },
    { is: "frame", text: "1. Swap machines" },
    {
      is: "decision",
      text: "Decided to paint a number on every Lario and log it by that number, not by serial. Sanjay wanted barcodes, voted down 4 to 1, nobody carries a scanner.",
    },
    {
      is: "technical_constraint",
      text: "Marcus measured the tail lift of the second van: it takes 150 kg, so two Larios at once are too much for it together with a bloke standing on it.",
    },
    {
      is: "risk",
      text: "Deb is worried that a bad swap at 5 am leaves a café with two dead machines and no tech awake to ring. Nobody is rostered before seven at present.",
    },
    {
      is: "feature_idea",
      text: "Sanjay suggests a cardboard template of the Lario's footprint that we post to the café, so they can try it on the bench themselves.",
    },
    { is: "frame", text: "2. Letters" },
    {
      is: "user_feedback",
      text: 'Lorraine read out an answer from a café in Coburg: "Sounds good but you lost me at hold on the card. I\'ve been with you for eighteen years."',
    },
    {
      is: "goal",
      text: "Phil wants 60 swaps booked by 31 March 2027, there are 7 names on the list so far.",
    },
    { is: "noise", text: "3. Kitchen roster: Deb does this week, Marcus next." },
    { is: "frame", text: "4. Other" },
    {
      is: "key_competitors",
      text: "Tash saw an Espresso Medics van in Northcote with a sticker offering a free loan machine for jobs over $4,000.",
    },
    { is: "noise", text: "Closed 12.40. Pies were cold again." },
  ],
};

const mail: PasteReference = {
  name: "Mail from a roaster",
  initiative: swap,
  parts: [
    {
      is: "frame",
      text: "From: Jacinta Moore <jacinta@northsideroasters.example>\nTo: Nadia Petrakis\nSubject: RE: swap machines, our questions",
    },
    { is: "noise", text: "Hi Nadia," },
    { is: "noise", text: "Thanks for your patience, it's been mad here with Christmas blends." },
    {
      is: "user_feedback",
      text: "Our cafés hate one thing above all: you say Tuesday and the bloke turns up on Wednesday. Two of them told me they'd rather wait a month for a day that holds.",
    },
    {
      is: "market_research",
      text: "I went through our own book as promised. Of 60 machines on loan 23 were overhauled in the last two years, 31 never, and for 6 we simply don't know.",
    },
    {
      is: "feature_idea",
      text: "Could there be one page where I see all our machines and which of them is with you at the moment? A shared spreadsheet would do.",
    },
    {
      is: "compliance_requirements",
      text: "Our lawyer points out that under the WorkSafe rules whoever lends the machine has to hand over written operating instructions with it. That would be you for the swap machine.",
    },
    {
      is: "goal",
      text: "What we'd commit to is 24 machines overhauled by 30 June 2028. We did 11 last financial year.",
    },
    {
      is: "risk",
      text: "What worries me is that a café gets your Lario, likes it and asks us why our old machine isn't as good. Then we may lose the account, and I don't know what I'd say.",
    },
    { is: "noise", text: "I'm away from 18 December, back on the 12th." },
    { is: "noise", text: "Cheers\nJacinta" },
    { is: "noise", text: "Sent from my phone, excuse the thumbs" },
  ],
};

const sheet: PasteReference = {
  name: "Log of the phone, copied from the sheet",
  initiative: "Water filters by subscription",
  parts: [
    { is: "frame", text: "date;who;what" },
    {
      is: "user_feedback",
      text: '16/11;Lorraine;"Café in Footscray, quite cross: paid $190 for a cartridge last year and the steam still tastes of pool. Wants to know what the thing is good for."',
    },
    { is: "noise", text: "16/11;Tash;wrong number, wanted the bottle shop" },
    {
      is: "market_research",
      text: '17/11;Marcus;"Tested hardness at 14 cafés this month: 12 under 40 ppm, the two in Werribee over 110."',
    },
    {
      is: "key_competitors",
      text: '18/11;Tash;"AquaRound has started a filter service in the CBD, $39 a month with a water test, contract runs two years."',
    },
    { is: "noise", text: "18/11;Lorraine;-" },
    {
      is: "feature_idea",
      text: '19/11;Deb;"Idea: a colour dot on the cartridge for the half-year it went in, so you can see from the ladder whether it\'s due."',
    },
    {
      is: "technical_constraint",
      text: '19/11;Sanjay;"Two of the five heads have no shut-off valve, you can only change the cartridge with the water to the whole shop turned off."',
    },
    {
      is: "decision",
      text: '20/11;Nadia;"Agreed with Tash that the round starts with the suburbs west of the river, because that is where the water is hard. The north comes later or not at all."',
    },
    { is: "noise", text: "20/11;Tash;phone flat, missed two calls" },
    {
      is: "risk",
      text: '23/11;Phil;"Worry: if a driver leaves a head dripping and the café floods overnight, we are liable, and the insurer has not been asked whether that is covered."',
    },
  ],
};

export const pastes: readonly PasteReference[] = [minutes, mail, sheet];
