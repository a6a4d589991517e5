import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const build = ["Stories", "In scope"];
const risks = ["Dependencies and risks"];
const done = ["Done when", "Outcome"];

export const epic: DocumentReference = {
  initiative: "Dynamic ad slots",
  type: "epic",
  points: [
    {
      point: "an ad is spliced in during the download",
      words: ["splice|insert|stitch", "download"],
      sections: ["Outcome", "In scope"],
    },
    { point: "churn at 1.6%", words: ["1.6"], sections: done },
    { point: "37% of leavers leave over ads", words: ["37 %|49"], sections: ["Background"] },
    {
      point: "58% of downloads are of old episodes",
      words: ["58 %"],
      sections: ["Background"],
    },
    {
      point: "640 independents and 210 networks",
      words: ["640 shows|2,000|210"],
      sections: ["Users"],
    },
    {
      point: "not for brand podcasts and agencies",
      words: ["brand podcasts|agency|agencies"],
      sections: ["Out of scope", "Users"],
    },
    {
      point: "no ads by country in April",
      words: ["country"],
      sections: ["Out of scope"],
    },
    {
      point: "no marketplace in 2027",
      words: ["marketplace"],
      sections: ["Out of scope"],
    },
    { point: "slots on the waveform", words: ["waveform|marking slots"], sections: build },
    {
      point: "replace an ad in many episodes at once",
      words: ["replace|swap", "episodes|catalogue"],
      sections: build,
    },
    {
      point: "ads end at a date or a number of downloads",
      words: ["end date|cap on|stop by themselves"],
      sections: build,
    },
    {
      point: "load at six in the morning",
      words: ["700|90 %|never tested"],
      sections: risks,
    },
    { point: "first byte within 400 ms", words: ["400 ms"], sections: done },
    { point: "300 shows with an ad", words: ["300 shows"], sections: done },
  ],
  wrong: [
    { says: ["F26B38|exclamation|next room"], because: "House style is no content." },
    { says: ["transcript|whisper|gpu|libel"], because: "Another initiative." },
    { says: ["pipbox|van westendorp|price for life"], because: "Other initiatives." },
    { says: ["audiogram"], because: "Archived." },
    { says: ["coffee|fire drill"], because: "Chatter of a stand-up." },
    {
      says: ["adweave"],
      sections: ["Outcome", "Stories", "Done when"],
      because: "Rejected in ADR-061.",
    },
    {
      says: ["country|maxmind"],
      sections: ["Stories", "Done when", "Outcome"],
      because: "Out for April.",
    },
    countered("counted twice|different length", "Manifests are counted, in parallel at first."),
  ],
  belongs: {
    "Dynamic ad slots": ["Outcome", "In scope", "Background"],
    "Alpha with six shows": "anywhere",
    "Ad slots: does it pay?": "anywhere",
    "Tidecast in a paragraph": ["Background"],
    Stack: risks,
    "Who pays us": ["Background", "Users"],
    "IAB podcast measurement guidelines": [...risks, "Background"],
    "How we work": risks,
    "A third of a million": ["Outcome", "Background", "Done when"],
    "Stay independent": ["Outcome", "Background"],
    "Who ad slots are for": ["Users", "Out of scope"],
    "Interview 3: Marsha Okafor, The Allotment Hour": ["Background", "Users"],
    "Ticket 48817 (cancellation)": ["Background", "Users"],
    "Exit survey Q3": ["Background"],
    "how old is what people listen to": ["Background", "Users"],
    Castlane: ["Background"],
    Podwharf: ["Background"],
    "Mark a slot on the waveform": build,
    "Swap an ad across the back catalogue": build,
    "Ads that stop by themselves": build,
    "Ads by country": ["Out of scope"],
    "Bitrates have to match": [...risks, "In scope"],
    "Byte ranges": [...risks, "In scope"],
    "ASA: ads must be recognisable": [...risks, "Done when"],
    Consent: [...risks, "Out of scope", "In scope"],
    "ADR-061 We splice ourselves": [...risks, "Background", "In scope"],
    "Shows sell, we don't (2027)": ["Out of scope", "Background", "In scope"],
    "In and out for April": ["In scope", "Out of scope"],
    "Downloads counted twice": risks,
    "Six in the morning": risks,
    "Beta and after": [...risks, "Done when", "Background"],
    "Shows that stay": done,
    "Slots in use": done,
    "Nobody waits for an ad": done,
    "The back catalogue pays": done,
    "No slots, no change": [...done, "Out of scope", ...risks],
  },
};
