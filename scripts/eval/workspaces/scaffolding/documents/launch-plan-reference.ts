import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const when = ["Timeline and owners", "Audience and phases"];
const ready = ["Readiness checklist", "Timeline and owners"];
const risks = ["Risks and rollback", "Readiness checklist"];

export const launchPlan: DocumentReference = {
  initiative: "Handover certs on the phone",
  type: "launch_plan",
  points: [
    {
      point: "a cert on the phone, signed on the glass",
      words: ["phone", "glass|sign"],
      sections: ["What is launched"],
    },
    { point: "95% the same day", words: ["95 %"], sections: ["Launch goal", "After launch"] },
    { point: "under £500 a month credited", words: ["500"], sections: ["Launch goal"] },
    {
      point: "Daz's and Lee's gangs start on 11 January",
      words: ["11 jan", "two gangs|lee"],
      sections: when,
    },
    {
      point: "everybody from 1 March",
      words: ["1 march", "everybody|everyone|all gangs"],
      sections: when,
    },
    {
      point: "Steve shows the other gangs from 8 February",
      words: ["8 feb", "steve"],
      sections: [...when, "Readiness checklist"],
    },
    { point: "templates by 7 December", words: ["templates"], sections: ready },
    {
      point: "a letter with the January statements",
      words: ["letter", "january statements|clients"],
      sections: ["Channels and material", ...ready],
    },
    {
      point: "a cert before the lads drive off",
      words: ["before", "drive off|wagon"],
      sections: ["Positioning and messages", "What is launched"],
    },
    {
      point: "back to pads above 1 cert in 10",
      words: ["1 cert in 10|one cert in ten|1 in 10|10 %"],
      sections: ["Risks and rollback"],
    },
    {
      point: "Steve spends a fortnight with the three old hands",
      words: ["fortnight|two weeks|2 weeks"],
      sections: risks,
    },
    { point: "designed jobs: nobody has it", words: ["drawing|tg20"], sections: risks },
    {
      point: "one site in five has no signal",
      words: ["no signal|without signal|1 site in 5|one site in five"],
      sections: risks,
    },
    {
      point: "sit down on 29 January",
      words: ["29 jan"],
      sections: ["After launch", ...when, "Risks and rollback"],
    },
  ],
  wrong: [
    { says: ["forklift|big mark"], because: "Yard business." },
    { says: ["log in|password"], because: "Archived." },
    {
      says: ["18,000"],
      sections: ["What is launched", "Launch goal", "Positioning and messages"],
      because: "The quotation that was turned down.",
    },
    countered("old hands|over 55", "Steve spends a fortnight with each of them."),
    {
      says: ["2,350|credit note"],
      sections: ["Positioning and messages", "Channels and material"],
      because: "Our losses are nothing to tell clients.",
    },
    { says: ["went live|has launched|live since"], because: "It starts on 11 January." },
  ],
  belongs: {
    "Handover certs on the phone": ["What is launched", ...when, "Launch goal"],
    "What the app has to do": "anywhere",
    Us: ["Audience and phases", "Positioning and messages", "What is launched"],
    "Daz (chargehand)": ["Positioning and messages", "What is launched", "Audience and phases"],
    "Kirkwood Homes rang, not happy": [
      "Positioning and messages",
      "What is launched",
      "Audience and phases",
      "Launch goal",
    ],
    "Karen's count": ["Launch goal", "After launch", "What is launched"],
    "Pennine Access": ["Positioning and messages"],
    "photo of the tag": ["What is launched", "After launch", "Positioning and messages"],
    "text him a link": ["What is launched", "After launch", "Risks and rollback"],
    "Phones / signal": [...risks, "What is launched"],
    regs: risks,
    "Buying SiteSlip, not having one built": ["What is launched", "After launch", ...ready],
    "Old hands won't use it": [...risks, "Audience and phases", "Timeline and owners"],
    "Designed jobs": risks,
    "dates, roughly": [
      ...when,
      ...risks,
      "Channels and material",
      "After launch",
      "What is launched",
    ],
    "Certs in the same day": ["Launch goal", "After launch"],
    "Stop giving hire away": ["Launch goal", "After launch"],
    "No driving back for a signature": ["Launch goal", "After launch", "Positioning and messages"],
  },
};
