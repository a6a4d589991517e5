import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const accepted = ["Acceptance criteria"];
const errors = ["Edge cases and errors", ...accepted];
const notes = ["Notes for design and engineering", ...accepted];

export const userStory: DocumentReference = {
  initiative: "Handover certs on the phone",
  type: "user_story",
  points: [
    { point: "the chargehand is the user", words: ["chargehand"], sections: ["Story"] },
    {
      point: "so that the cert is there before the wagon leaves",
      words: ["wagon leaves|drive off|driving back|drive back"],
      sections: ["Story", "Context", ...accepted],
    },
    {
      point: "the pink copy can't be read when wet",
      words: ["pink copy|wet"],
      sections: ["Context"],
    },
    { point: "41% in the same day", words: ["41 %|87"], sections: ["Context", "Story"] },
    { point: "brickies stood waiting", words: ["brickies"], sections: ["Context"] },
    { point: "the site manager signs", words: ["signs", "screen|glass"], sections: notes },
    { point: "not without the load class", words: ["load class"], sections: errors },
    {
      point: "PDF within 5 minutes",
      words: ["5 minutes|five minutes"],
      sections: accepted,
    },
    {
      point: "works without signal and sends later",
      words: ["signal"],
      sections: [...errors, ...notes],
    },
    {
      point: "designed jobs can be sent without the drawing number",
      words: ["drawing"],
      sections: errors,
    },
    { point: "gloves, so big buttons", words: ["gloves|big buttons"], sections: notes },
    {
      point: "weekly inspections stay in the book",
      words: ["weekly inspections"],
      sections: ["Not in this story"],
    },
    { point: "no timesheets", words: ["timesheets"], sections: ["Not in this story"] },
  ],
  wrong: [
    { says: ["forklift|big mark"], because: "Yard business." },
    { says: ["password"], because: "Archived." },
    {
      says: ["18,000|5.6m"],
      sections: ["Story", ...accepted, "Edge cases and errors"],
      because: "Money is no behaviour of the app.",
    },
    {
      says: ["65|call out"],
      sections: ["Story", ...accepted, "Edge cases and errors"],
      because: "A rival's charge.",
    },
    {
      says: ["weekly inspections|timesheets"],
      sections: ["Story", ...accepted],
      because: "The notes leave them out.",
    },
    countered("old hands|over 55", "Steve spends a fortnight with each of them."),
  ],
  belongs: {
    "Handover certs on the phone": ["Story", "Context", ...accepted],
    "What the app has to do": "anywhere",
    Us: ["Context"],
    "Daz (chargehand)": ["Context", "Story", "Edge cases and errors"],
    "Kirkwood Homes rang, not happy": ["Context", "Story"],
    "Karen's count": ["Context"],
    "Pennine Access": ["Context"],
    "photo of the tag": [...notes, "Not in this story"],
    "text him a link": [...errors, ...notes, "Not in this story"],
    "Phones / signal": [...errors, ...notes],
    regs: [...accepted, ...notes, "Context"],
    "Buying SiteSlip, not having one built": [
      "Notes for design and engineering",
      "Context",
      "Not in this story",
    ],
    "Old hands won't use it": ["Context", "Edge cases and errors", ...notes],
    "Designed jobs": [...errors, ...notes],
    "dates, roughly": ["Context", "Notes for design and engineering"],
    "Certs in the same day": ["Context", "Story", ...accepted],
    "Stop giving hire away": ["Context", "Story"],
    "No driving back for a signature": ["Context", "Story", ...accepted],
  },
};
