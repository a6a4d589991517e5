import type { PasteReference } from "../../reference";

const initiative = "Boarding by number plate";

const meeting: PasteReference = {
  name: "Operations meeting",
  initiative,
  parts: [
    { is: "frame", text: "Operations meeting, Carrick terminal, Tue 17 Nov 2026" },
    { is: "noise", text: "In the room: Morag, Dev, Callum, Captain Laird. Apologies from Eilidh." },
    { is: "noise", text: "Minutes of last time taken as read." },
    { is: "frame", text: "Lanes and signs" },
    {
      is: "decision",
      text: "Agreed that motorhomes go through the booth for the first season, whatever the camera says. Length decides where they stand on deck and a plate doesn't give it. Measuring by laser was considered and dropped as too dear.",
    },
    {
      is: "technical_constraint",
      text: "Dev: Helm can only be queried four times a second before it locks the bookings table, so each gate has to keep its own copy of the sailing's list.",
    },
    { is: "frame", text: "What we're hearing" },
    {
      is: "user_feedback",
      text: "Captain Laird passed on what Mrs Geddes told him on the stairs: “I don't mind a camera, I mind not knowing whether it saw me. Give me a green light or something.”",
    },
    {
      is: "risk",
      text: "Callum is worried that cars will come through the gate so fast that the marshalling yard fills up before the previous sailing has unloaded. Nobody has worked out what happens then.",
    },
    { is: "frame", text: "Target for shadow running" },
    {
      is: "goal",
      text: "By 31 March 2027 the cameras match at least 96% of booked cars without help. The spring trial managed 93.8%.",
    },
    { is: "frame", text: "AOB" },
    {
      is: "feature_idea",
      text: "Morag suggests letting regulars register up to three plates on one resident's card.",
    },
    {
      is: "noise",
      text: "Someone has parked in the harbourmaster's space again. You know who you are.",
    },
    { is: "noise", text: "Next meeting Tuesday 1 December, 0930, bring your own mugs." },
  ],
};

const thread: PasteReference = {
  name: "E-mail thread with Harbourgate",
  initiative,
  parts: [
    { is: "frame", text: "From: Fiona Stott <fstott@harbourgate.example>\nTo: Dev Anand" },
    { is: "frame", text: "Subject: Re: Re: Carrick site survey" },
    { is: "noise", text: "Hi Dev," },
    {
      is: "noise",
      text: "Lovely to meet you all last week, and thanks again for the bacon rolls.",
    },
    {
      is: "technical_constraint",
      text: "The lamp post by gate 2 sways by up to 9 cm in a gale and the camera cannot focus on anything that moves more than 3. It needs its own mast with a concrete base.",
    },
    {
      is: "key_competitors",
      text: "You asked about Northway. They have since dropped their check-in cut-off to 10 minutes and started charging £6 for a change of vehicle.",
    },
    {
      is: "compliance_requirements",
      text: "Under GDPR you are the controller of the images and we are the processor, so a data processing agreement has to be signed before we switch anything on.",
    },
    { is: "noise", text: "Kind regards\nFiona" },
    { is: "frame", text: "On 13 Nov 2026, at 15:47, Dev Anand wrote:" },
    { is: "noise", text: "Hello Fiona," },
    {
      is: "feature_idea",
      text: "Could you add a way for the deckhand to photograph the car when the camera has failed, so that the booking still ends up with a picture?",
    },
    { is: "noise", text: "I'm on leave from the 23rd, so shout before then." },
    { is: "noise", text: "Cheers, Dev" },
  ],
};

const sheet: PasteReference = {
  name: "Comments log from the vessels",
  initiative,
  parts: [
    { is: "frame", text: "date,vessel,logged by,entry" },
    {
      is: "user_feedback",
      text: '02/11,Sula,K. Ross,"Passenger with a hire car: the booking has last week\'s registration on it and the man at the booth treated me as if I had stolen the thing."',
    },
    { is: "noise", text: "03/11,Fulmar,J. Tait,test entry please delete" },
    {
      is: "user_feedback",
      text: '05/11,Sula,K. Ross,"Builder, twice a week: by the time I am checked in the bacon rolls are finished. He says he would pay a pound more to drive straight on."',
    },
    {
      is: "feature_idea",
      text: '06/11,Fulmar,J. Tait,"Suggestion from the crew: show the deckhand which cars have a dog in them, so they can be put near the door."',
    },
    { is: "noise", text: "07/11,Sula,K. Ross,nothing to report" },
    {
      is: "market_research",
      text: '09/11,office,E. Muir,"Counted over October: 2,204 cars through Carrick, 287 with a plate other than the one booked, that is 13%."',
    },
    {
      is: "risk",
      text: '11/11,Fulmar,J. Tait,"Worry from the bridge: if the gate waves through a car that is not on the list, our head count is wrong and we may have to turn back."',
    },
    {
      is: "key_competitors",
      text: '12/11,office,E. Muir,"Northway is advertising free changes for islanders until March, on the side of the Portlennan bus."',
    },
    { is: "noise", text: "13/11,Sula,K. Ross,nothing to report" },
    {
      is: "decision",
      text: '16/11,office,M. Sinclair,"Decided today: the gate camera faces the front of the car, not the rear, because towed trailers hide the rear plate."',
    },
  ],
};

export const pastes: readonly PasteReference[] = [meeting, thread, sheet];
