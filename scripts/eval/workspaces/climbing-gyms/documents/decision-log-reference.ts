import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const made = ["Decisions and reasons", "Decisions at a glance"];
const compared = ["Options and criteria", "Decisions and reasons"];
const open = ["Open questions"];

export const decisionLog: DocumentReference = {
  initiative: "Front desk without internet",
  type: "decision_log",
  points: [
    {
      point: "the browser keeps the data",
      words: ["browser"],
      sections: [...made, "Options and criteria"],
    },
    { point: "nothing to ship, six weeks", words: ["six weeks"], sections: compared },
    {
      point: "a Raspberry Pi was looked at",
      words: ["raspberry", "140|fourteen weeks"],
      sections: compared,
    },
    { point: "an LTE router was looked at", words: ["lte", "45"], sections: compared },
    {
      point: "only desks of the last 12 hours have data",
      words: ["12 hours"],
      sections: ["Consequences", "Decisions and reasons"],
    },
    { point: "no cards while offline", words: ["card", "cash|prepaid"], sections: made },
    { point: "2.3% bounced", words: ["2.3 %"], sections: compared },
    {
      point: "cards: again in May 2027",
      words: ["may 2027"],
      sections: ["When to revisit"],
    },
    { point: "waivers on paper", words: ["paper", "waiver|visitor"], sections: made },
    {
      point: "a pad of 50 in the drawer",
      words: ["pad of 50"],
      sections: ["Consequences", "Decisions and reasons"],
    },
    {
      point: "Dale decided on October 14",
      words: ["october 14|oct 14|14 october|10-14", "dale"],
      sections: made,
    },
    {
      point: "Greg decided on October 21",
      words: ["october 21|oct 21|21 october|10-21", "greg"],
      sections: made,
    },
    {
      point: "41 of 212 gyms lost the connection",
      words: ["41 of 212"],
      sections: ["Context", "Options and criteria"],
    },
    {
      point: "who pays for the second visit is open",
      words: ["punch", "pays"],
      sections: open,
    },
  ],
  wrong: [
    { says: ["4A5459|stoked|exclamation mark"], because: "House style is no content." },
    { says: ["freeze fee|save offer|finger surgery"], because: "Another initiative." },
    { says: ["sandbagged|slab"], because: "Another initiative." },
    { says: ["shoe demo"], because: "Archived." },
    {
      says: ["amber bar"],
      sections: ["Decisions at a glance", "Decisions and reasons"],
      because: "An idea, nobody decided it.",
    },
    {
      says: ["249|0.6 %"],
      because: "A rival's price has no part in these decisions.",
    },
    countered("banned", "Bans arrive within a minute; the age of the copy turns red."),
  ],
  belongs: {
    "Front desk without internet": ["Context"],
    "Offline desk, requirements v0.2": "anywhere",
    "Chockstone in five lines": ["Context"],
    "Which gyms we sell to": ["Context"],
    "What it runs on": ["Context", "Options and criteria"],
    "Card numbers": ["Context", "Options and criteria"],
    "Lost River Bouldering, Labor Day": ["Context"],
    "A year of outages": ["Context", "Options and criteria"],
    "The browser keeps the data, no box in the gym": [...made, ...compared, "Consequences"],
    "No cards while offline": [...made, ...compared, "Consequences", "When to revisit"],
    "Paper waivers stay in the drawer": [...made, ...compared, "Consequences"],
    "Somebody banned walks in": ["Consequences", "Context", ...open],
    "Last punch used twice": ["Consequences", "Context", ...open],
    "What the desk PCs can take": ["Context", "Options and criteria"],
    "What may lie on that PC": ["Context", "Options and criteria"],
    "Amber bar": open,
    "The line keeps moving": ["Context", "Options and criteria"],
    "Nothing to plug in": ["Context", "Options and criteria"],
    "Gyms stay and grow": ["Context"],
  },
};
