import type { DocumentReference } from "../../../reference";

const news = ["Highlights", "New"];
const action = ["Changes that need action"];
const issues = ["Known issues"];
const help = ["Availability and help"];

export const releaseNotes: DocumentReference = {
  initiative: "Fixed-price overhaul with a swap machine",
  type: "release_notes",
  points: [
    {
      point: "a machine is brought, yours is overhauled, one price",
      words: ["machine", "overhaul", "one price"],
      sections: news,
    },
    { point: "$3,480 plus GST", words: ["3,480"], sections: [...news, ...help] },
    { point: "from 1 March in metro", words: ["1 march"], sections: [...help, ...news] },
    { point: "from 1 June in Geelong and Ballarat", words: ["geelong", "1 june"], sections: help },
    {
      point: "a 20 A outlet is needed",
      words: ["20 a"],
      sections: [...action, ...issues],
    },
    {
      point: "on 15 A it runs one boiler",
      words: ["15 a", "boiler"],
      sections: [...issues, ...action],
    },
    {
      point: "not for three-group machines",
      words: ["three-group"],
      sections: [...issues, ...help],
    },
    {
      point: "they do not fit under a low shelf",
      words: ["54 cm|low shelf"],
      sections: [...issues, ...action],
    },
  ],
  wrong: [
    { says: ["9A5B2E|passion|bean pun"], because: "House style is no content." },
    { says: ["cartridge|softener"], because: "Another initiative." },
    { says: ["domestic"], because: "Archived." },
    { says: ["tyres|ficus|rego"], because: "Has nothing to do with it." },
    { says: ["1,288|2,192|46,700"], because: "Customers do not read what we earn." },
    { says: ["leasing|210"], because: "How we came by the machines is no news." },
    { says: ["overtime|apprentices"], because: "Ours to settle, not the customers'." },
    { says: ["medics|cuppa"], because: "Release notes are silent about rivals." },
    {
      says: ["grinder|burrs"],
      sections: [...news, "Improved"],
      because: "It does not come at the start.",
    },
  ],
  belongs: {
    "Fixed-price overhaul with a swap machine": [...news, ...help],
    "Four cafés, one borrowed machine": [...news, "Improved"],
    "Which cafés it suits": [...help, ...issues],
    "A photo from the bench": news,
    "Quick-connect kit": [...news, "Improved"],
    "Power, taps and benches": [...issues, ...action],
    "$3,480, one price": [...news, ...help],
    "Swap machine doesn't come back": action,
    "When and who": help,
    "Pouring again within the hour": news,
    "No fright at the invoice": [...news, "Improved"],
  },
};
