import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const risks = ["Dependencies and risks"];
const work = ["In scope", "Stories"];
const target = ["Outcome", "Done when"];

export const epic: DocumentReference = {
  initiative: "Offline regions",
  type: "epic",
  points: [
    {
      point: "a whole region without signal",
      words: ["region", "without signal"],
      sections: ["Outcome", "In scope"],
    },
    { point: "95% of downloads finish", words: ["95 %"], sections: target },
    { point: "24,000 subscriptions", words: ["24,000"], sections: target },
    {
      point: "17% fail because the phone sleeps",
      words: ["17 %", "sleep"],
      sections: ["Background"],
    },
    { point: "388 left because of it", words: ["388"], sections: ["Background"] },
    { point: "stops at 80-something percent", words: ["80-something"], sections: ["Background"] },
    {
      point: "wardens, shepherds and rescue",
      words: ["wardens", "rescue"],
      sections: ["Users"],
    },
    { point: "draw a region and see its size", words: ["rectangle", "size"], sections: work },
    { point: "carry on from the last tile", words: ["last tile"], sections: work },
    {
      point: "no sharing between phones",
      words: ["phone to phone|sharing between phones|wi-fi direct"],
      sections: ["Out of scope"],
    },
    {
      point: "not for those who print",
      words: ["print"],
      sections: ["Out of scope", "Users"],
    },
    { point: "one archive per zoom group", words: ["archive"], sections: [...risks, ...work] },
    { point: "copies expire after 30 days", words: ["30 days"], sections: [...risks, "In scope"] },
    { point: "the Easter weekend has no plan", words: ["94 %|good friday"], sections: risks },
  ],
  wrong: [
    { says: ["5B6B3A|conquer"], because: "House style is no content." },
    { says: ["tilly|cheese"], because: "The dog." },
    { says: ["lancaster|own area|settle"], because: "Another initiative." },
    countered("stale paths", "The date stands on the map, and the app asks after 60 days."),
    {
      says: ["wi-fi direct"],
      sections: ["In scope", "Stories", "Outcome", "Done when"],
      because: "Left out of the first release.",
    },
    {
      says: ["49 a year|volunteers"],
      sections: ["Outcome", "In scope", "Stories", "Done when", ...risks],
      because: "A rival's product is no work and no risk of ours.",
    },
    {
      says: ["1,900"],
      sections: ["Outcome", "In scope", "Stories", "Done when"],
      because: "Saved only by what was turned down.",
    },
  ],
  belongs: {
    "Offline regions": ["Outcome", "In scope", "Background", "Done when", ...risks],
    "Offline regions, requirements draft 2": "anywhere",
    "Fellside in brief": ["Background", "Users"],
    "Where we sell": ["Users", "Background", "Out of scope"],
    "How it is built": [...risks, "Background"],
    Trailpost: ["Background"],
    "Who downloads maps": ["Users", "Out of scope"],
    "Iona, hut warden, Glen Affric": ["Background", "Users"],
    "Store reviews, September (two stars and below)": ["Background", "Users"],
    "Download logs, August 2026": ["Background", ...target],
    "Cancellation survey": ["Background"],
    "Draw your own region": work,
    "Carry on where it stopped": work,
    "Share a region phone to phone": ["Out of scope"],
    "What phones allow": [...risks, "In scope"],
    "SD cards": [...risks, "In scope"],
    "What the map licence says": [...risks, "In scope", "Done when"],
    "Regions are archives, not tiles": ["In scope", "Out of scope", "Background", ...risks],
    "No updates on mobile data": ["In scope", "Out of scope", "Background", ...risks],
    "Stale paths": [...risks, ...work],
    "Everyone downloads on Good Friday": risks,
    Dates: [...risks, "Done when", "In scope", "Stories"],
    "Downloads that finish": target,
    "Paying walkers": target,
    "It fits on an old phone": [...target, ...risks, "In scope"],
    "No grey squares on the hill": target,
  },
};
