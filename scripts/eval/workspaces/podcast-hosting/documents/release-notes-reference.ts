import type { DocumentReference } from "../../../reference";

const fresh = ["New", "Highlights"];
const act = ["Changes that need action"];
const where = ["Availability and help"];

/** Nothing is released yet: there is little for most sections, and nothing that was fixed. */
export const releaseNotes: DocumentReference = {
  initiative: "Dynamic ad slots",
  type: "release_notes",
  points: [
    {
      point: "ads are spliced in, so old episodes earn",
      words: ["old episodes", "earn"],
      sections: fresh,
    },
    { point: "slots on the waveform", words: ["waveform|marking slots"], sections: fresh },
    {
      point: "replace an ad in many episodes at once",
      words: ["replace|swap", "episodes|catalogue"],
      sections: fresh,
    },
    {
      point: "ads end at a date or a number of downloads",
      words: ["end date|cap on|stop by themselves"],
      sections: fresh,
    },
    {
      point: "a report per show and month",
      words: ["report"],
      sections: [...fresh, "Improved"],
    },
    {
      point: "cut the old ad out of the recording",
      words: ["cut", "old ad"],
      sections: [...act, "Known issues"],
    },
    {
      point: "VBR files are re-encoded",
      words: ["vbr"],
      sections: [...act, "Known issues", "Improved"],
    },
    {
      point: "no ads by country yet",
      words: ["country"],
      sections: ["Known issues", ...where],
    },
    {
      point: "Pro and Network from 12 April",
      words: ["12 apr", "pro"],
      sections: [...where, "Highlights"],
    },
    {
      point: "included at no extra charge",
      words: ["extra charge|included"],
      sections: [...where, ...fresh],
    },
  ],
  wrong: [
    { says: ["F26B38|exclamation|next room"], because: "House style is no content." },
    { says: ["transcript|whisper|gpu"], because: "Another initiative." },
    { says: ["pipbox|van westendorp|price for life"], because: "Other initiatives." },
    { says: ["audiogram"], because: "Archived." },
    { says: ["coffee|fire drill"], because: "Chatter of a stand-up." },
    {
      says: ["castlane|podwharf|adweave"],
      because: "Customers are not told about rivals and bids.",
    },
    {
      says: ["churn|268|330,000|96,000|deep field"],
      because: "Our figures, and who left, are not for customers.",
    },
    {
      says: ["country|maxmind"],
      sections: ["New", "Highlights", "Improved"],
      because: "Out for April.",
    },
  ],
  belongs: {
    "Dynamic ad slots": [...fresh, ...where],
    "Alpha with six shows": "anywhere",
    "Who ad slots are for": [...where, "Highlights"],
    "Interview 3: Marsha Okafor, The Allotment Hour": ["Highlights"],
    "Mark a slot on the waveform": fresh,
    "Swap an ad across the back catalogue": fresh,
    "Ads that stop by themselves": fresh,
    "Ads by country": ["Known issues", ...where],
    "Bitrates have to match": [...act, "Known issues", "Improved"],
    "Byte ranges": ["Known issues"],
    "ASA: ads must be recognisable": act,
    Consent: ["Known issues", ...act, ...where],
    "Shows sell, we don't (2027)": [...where, ...fresh],
    "In and out for April": [...fresh, "Known issues", ...where],
    "Downloads counted twice": ["Known issues"],
    "Six in the morning": ["Known issues"],
    "Beta and after": where,
    "Nobody waits for an ad": ["Improved", "Highlights"],
    "The back catalogue pays": fresh,
    "No slots, no change": [...act, ...where, "Highlights", "Improved"],
  },
};
