import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const results = ["Objectives and key results"];
const work = ["Initiatives"];
const limits = ["Guardrails", "Dependencies and risks"];
const risks = ["Dependencies and risks"];

export const okrs: DocumentReference = {
  initiative: "Dynamic ad slots",
  type: "okrs",
  points: [
    { point: "churn of 1.6%, from 2.4%", words: ["1.6", "2.4 %"], sections: results },
    { point: "300 shows, from 6", words: ["300 shows"], sections: results },
    { point: "400 ms, from 1,150", words: ["400 ms", "1,150"], sections: results },
    {
      point: "a host knows what old episodes earned",
      words: ["old episodes", "earn"],
      sections: [...results, "Period and focus"],
    },
    {
      point: "MRR of £330,000",
      words: ["330,000"],
      sections: [...results, "Period and focus"],
    },
    {
      point: "on for Pro and Network on 12 April",
      words: ["12 apr"],
      sections: ["Period and focus", ...work, "Check-ins and scoring", ...results],
    },
    {
      point: "swap an ad in many episodes",
      words: ["swap|replace", "episodes|catalogue"],
      sections: work,
    },
    {
      point: "no slots, same bytes",
      words: ["same bytes"],
      sections: ["Guardrails"],
    },
    { point: "no profiles of listeners", words: ["profiles"], sections: limits },
    {
      point: "no marketplace",
      words: ["marketplace"],
      sections: ["Not in this period"],
    },
    {
      point: "no ads by country in April",
      words: ["country"],
      sections: ["Not in this period"],
    },
    {
      point: "load at six in the morning",
      words: ["700|90 %|never tested"],
      sections: risks,
    },
    {
      point: "counting must hold for the audit in June",
      words: ["audit|iab"],
      sections: limits,
    },
    {
      point: "go or no-go on 26 February",
      words: ["26 feb"],
      sections: ["Check-ins and scoring"],
    },
  ],
  wrong: [
    { says: ["F26B38|exclamation|next room"], because: "House style is no content." },
    {
      says: ["transcript|whisper|gpu|70 % of new"],
      because: "Another initiative, with its own goal.",
    },
    {
      says: ["75 % of started|pipbox|van westendorp|price for life"],
      because: "Other initiatives.",
    },
    { says: ["audiogram"], because: "Archived." },
    { says: ["coffee|fire drill"], because: "Chatter of a stand-up." },
    {
      says: ["adweave"],
      sections: [...results, "Period and focus"],
      because: "Rejected in ADR-061.",
    },
    {
      says: ["96,000|1,575"],
      sections: results,
      because: "Costs and a forecast of a draft are no key results.",
    },
    countered("counted twice|different length", "Manifests are counted, in parallel at first."),
  ],
  belongs: {
    "Dynamic ad slots": ["Period and focus", ...work, ...results],
    "Alpha with six shows": "anywhere",
    "Ad slots: does it pay?": "anywhere",
    "Tidecast in a paragraph": ["Period and focus"],
    Stack: risks,
    "Who pays us": ["Period and focus"],
    "IAB podcast measurement guidelines": limits,
    "How we work": ["Period and focus", "Check-ins and scoring"],
    "A third of a million": [...results, "Period and focus"],
    "Stay independent": ["Guardrails", ...results, "Period and focus"],
    "Who ad slots are for": ["Period and focus", "Not in this period"],
    "Interview 3: Marsha Okafor, The Allotment Hour": ["Period and focus"],
    "Ticket 48817 (cancellation)": ["Period and focus"],
    "Exit survey Q3": ["Period and focus"],
    "how old is what people listen to": ["Period and focus"],
    Castlane: ["Period and focus", ...risks],
    Podwharf: ["Period and focus", ...risks],
    "Mark a slot on the waveform": work,
    "Swap an ad across the back catalogue": work,
    "Ads that stop by themselves": work,
    "Ads by country": ["Not in this period"],
    "Bitrates have to match": limits,
    "Byte ranges": limits,
    "ASA: ads must be recognisable": limits,
    Consent: [...limits, "Not in this period"],
    "ADR-061 We splice ourselves": [...work, ...risks, "Check-ins and scoring"],
    "Shows sell, we don't (2027)": ["Not in this period", "Guardrails", "Period and focus"],
    "In and out for April": [...work, "Not in this period"],
    "Downloads counted twice": limits,
    "Six in the morning": risks,
    "Beta and after": [...work, "Check-ins and scoring", "Period and focus", ...risks],
    "Shows that stay": results,
    "Slots in use": results,
    "Nobody waits for an ad": [...results, "Guardrails"],
    "The back catalogue pays": results,
    "No slots, no change": ["Guardrails", ...results],
  },
};
