import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const launched = ["What is launched"];
const audience = ["Audience and phases"];
const says = ["Positioning and messages"];
const ready = ["Readiness checklist"];
const time = ["Timeline and owners"];
const back = ["Risks and rollback"];

export const launchPlan: DocumentReference = {
  initiative: "Fixed-price overhaul with a swap machine",
  type: "launch_plan",
  points: [
    {
      point: "a machine is brought, yours is overhauled, one price",
      words: ["machine", "overhaul", "one price"],
      sections: launched,
    },
    { point: "$3,480 plus GST", words: ["3,480"], sections: [...launched, ...says] },
    {
      point: "pouring again after 60 minutes",
      words: ["60 minutes"],
      sections: ["Launch goal", ...says, "After launch"],
    },
    { point: "520 overhauls a year", words: ["520"], sections: ["Launch goal", "After launch"] },
    {
      point: "two-group machines on single phase",
      words: ["two-group", "single phase"],
      sections: audience,
    },
    {
      point: "Geelong and Ballarat from June",
      words: ["geelong", "1 june"],
      sections: [...audience, ...time],
    },
    {
      point: "a letter to 700 cafés",
      words: ["letter", "700"],
      sections: ["Channels and material", ...time],
    },
    {
      point: "a phone script",
      words: ["phone script"],
      sections: ["Channels and material", ...ready, ...time],
    },
    {
      point: "Larios done up by 19 February",
      words: ["19 feb"],
      sections: [...time, ...ready],
    },
    { point: "first swaps on 1 March", words: ["1 march"], sections: [...time, ...audience] },
    {
      point: "tested and tagged before each loan",
      words: ["tested and tagged|test and tag"],
      sections: ready,
    },
    {
      point: "no bookings if 1 swap in 10 takes over two hours",
      words: ["two hours"],
      sections: [...back, "After launch"],
    },
    {
      point: "the machine is handed over only in exchange",
      words: ["in exchange|hold on the card"],
      sections: back,
    },
    { point: "rotten boilers, undecided", words: ["boiler", "900|one in nine"], sections: back },
  ],
  wrong: [
    { says: ["9A5B2E|passion|bean pun"], because: "House style is no content." },
    { says: ["cartridge|softener"], because: "Another initiative." },
    { says: ["domestic"], because: "Archived." },
    { says: ["tyres|ficus|rego"], because: "Has nothing to do with it." },
    {
      says: ["1,288|2,192"],
      sections: [...launched, ...audience, ...says, "Channels and material"],
      because: "What we earn on a job is nothing to tell a café.",
    },
    {
      says: ["3,400"],
      sections: [...launched, ...says],
      because: "The price of the trial; it is $3,480 now.",
    },
    countered("come back", "Only in exchange, and a hold on the card."),
  ],
  belongs: {
    "Fixed-price overhaul with a swap machine": [...launched, ...audience, ...time],
    "Four cafés, one borrowed machine": "anywhere",
    "Who we are": audience,
    "Cafés and roasters": audience,
    "Boilers and leads": ready,
    "Which cafés it suits": audience,
    "Con Stavrou, Sydney Rd": says,
    "Northside Roasters (Jacinta)": [...says, ...audience],
    "Toolbox talk 22 Oct": [...ready, ...back],
    "Job book 2025/26": [...says, "Launch goal"],
    "Ring-around, August": [...says, ...audience],
    "Espresso Medics": says,
    "Cuppa Hire": says,
    "A photo from the bench": [...launched, "After launch"],
    "Quick-connect kit": [...launched, "After launch"],
    "Tune the grinder while we're there": ["After launch"],
    "Power, taps and benches": [...ready, ...back, ...audience],
    "Lending out hot, heavy things": ready,
    "$3,480, one price": [...launched, ...says, "After launch"],
    "Ten Lario second-hand": [...launched, ...ready],
    "Swap machine doesn't come back": back,
    "Rotten boilers": back,
    "When and who": [
      ...time,
      ...ready,
      ...audience,
      ...back,
      "Channels and material",
      "After launch",
    ],
    "Pouring again within the hour": ["Launch goal", "After launch"],
    "More overhauls": ["Launch goal", "After launch"],
    "No fright at the invoice": ["Launch goal", ...says],
    "Bench closes at five thirty": ["Launch goal", ...ready, ...back],
  },
};
