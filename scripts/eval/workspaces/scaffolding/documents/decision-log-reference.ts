import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const choice = ["Options and criteria", "Decisions and reasons"];
const glance = ["Decisions at a glance", "Decisions and reasons"];
const open = ["Open questions"];

/** One decision is all that there is; the rest of the sections have little. */
export const decisionLog: DocumentReference = {
  initiative: "Handover certs on the phone",
  type: "decision_log",
  points: [
    { point: "SiteSlip is bought", words: ["siteslip"], sections: glance },
    { point: "on 4 November", words: ["4 nov"], sections: glance },
    { point: "by Pete and Gemma", words: ["pete", "gemma"], sections: glance },
    {
      point: "41% in the same day",
      words: ["41 %|87"],
      sections: ["Context"],
    },
    { point: "£2,350 a month credited", words: ["2,350"], sections: ["Context"] },
    { point: "a build for £18,000", words: ["18,000"], sections: choice },
    { point: "WhatsApp has no signature", words: ["whatsapp"], sections: choice },
    {
      point: "£9 a month or £1,512 a year",
      words: ["1,512|9 a month"],
      sections: [...choice, "Consequences", "Decisions at a glance"],
    },
    {
      point: "looked at again after 12 months",
      words: ["12 months|a year|twelve months"],
      sections: ["When to revisit", ...glance],
    },
    {
      point: "who signs on a domestic",
      words: ["domestic", "customer|who signs"],
      sections: open,
    },
    {
      point: "designed jobs: not sorted",
      words: ["drawing|tg20"],
      sections: [...open, "Consequences"],
    },
  ],
  wrong: [
    { says: ["forklift|big mark"], because: "Yard business." },
    { says: ["password"], because: "Archived." },
    {
      says: ["we build|decided to build|have one built by"],
      sections: ["Decisions at a glance", "Consequences"],
      because: "Building was turned down.",
    },
    {
      says: ["text him a link|photo of the tag|baseplate"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
      because: "Ideas, not decisions.",
    },
    countered("old hands|over 55", "Steve spends a fortnight with each of them."),
  ],
  belongs: {
    "Handover certs on the phone": ["Context"],
    "What the app has to do": "anywhere",
    Us: ["Context"],
    "Daz (chargehand)": ["Context"],
    "Kirkwood Homes rang, not happy": ["Context"],
    "Karen's count": ["Context"],
    "Pennine Access": ["Context"],
    "text him a link": open,
    "Phones / signal": ["Context", "Options and criteria", "Consequences"],
    regs: ["Context", "Options and criteria"],
    "Buying SiteSlip, not having one built": [
      ...glance,
      "Options and criteria",
      "Consequences",
      "When to revisit",
    ],
    "Old hands won't use it": ["Consequences", "When to revisit", ...open],
    "Designed jobs": [...open, "Consequences", "When to revisit"],
    "dates, roughly": ["Consequences", "When to revisit", "Context"],
    "Certs in the same day": ["Context", "Options and criteria", "When to revisit"],
    "Stop giving hire away": ["Context", "Options and criteria", "When to revisit"],
    "No driving back for a signature": ["Context", "Options and criteria", "When to revisit"],
  },
};
