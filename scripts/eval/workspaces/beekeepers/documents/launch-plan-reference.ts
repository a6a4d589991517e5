import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const dates = ["Timeline and owners", "Audience and phases", "Readiness checklist"];
const back = ["Risks and rollback"];
const aim = ["Launch goal", "After launch"];

/** Little supports it: nothing is announced to anybody outside. */
export const launchPlan: DocumentReference = {
  initiative: "Chargen lückenlos verfolgen",
  type: "launch_plan",
  points: [
    {
      point: "a number on each jar leads to keepers and shops",
      words: ["chargennummer", "imker"],
      sections: ["What is launched", "Positioning and messages"],
    },
    { point: "within 30 minutes", words: ["30 minuten"], sections: aim },
    { point: "a recall of at most 1,200 jars", words: ["1.200"], sections: aim },
    { point: "63 members", words: ["63 mitglieder"], sections: ["Audience and phases"] },
    {
      point: "ten members from 3 May",
      words: ["10 mitglieder"],
      sections: ["Audience and phases", "Timeline and owners"],
    },
    {
      point: "all of them from 21 June",
      words: ["21. juni|21.6"],
      sections: ["Timeline and owners", "Audience and phases", "What is launched"],
    },
    {
      point: "the members are shown on 20 March",
      words: ["einweisung"],
      sections: [...dates, "Channels and material"],
    },
    {
      point: "a test with 20 hobbocks in February",
      words: ["februar", "hobbock"],
      sections: dates,
    },
    {
      point: "on paper if more than 1 in 20 is lost",
      words: ["papier", "1 von 20"],
      sections: [...back, "Timeline and owners"],
    },
    { point: "blocked shelf without a number", words: ["sperrregal"], sections: back },
    { point: "all depends on Kerstin", words: ["kerstin", "ausfällt"], sections: back },
    {
      point: "Kerstin Maaß is responsible",
      words: ["kerstin maaß"],
      sections: ["Timeline and owners"],
    },
    {
      point: "neither a code on the line nor WLAN in the cold store",
      words: ["12 zeichen|wlan"],
      sections: ["Readiness checklist", ...back],
    },
  ],
  wrong: [
    { says: ["oxalsäure|ameisensäure|kanister"], because: "An order of members, another matter." },
    { says: ["likör"], because: "Archived." },
    countered("ohne Zettel", "The blocked shelf; no payment until the keeper calls."),
    {
      says: ["pantone|duzen"],
      sections: ["What is launched", "Launch goal", ...dates, ...back, "After launch"],
      because: "House style belongs to messages and material at best.",
    },
    {
      says: ["1.800|8.500|molkereisoftware"],
      sections: ["What is launched", "Launch goal", "Timeline and owners", "After launch"],
      because: "Turned down.",
    },
    {
      says: ["6,90|drei ländern"],
      sections: ["Launch goal", "Timeline and owners", "Readiness checklist", "After launch"],
      because: "A rival's jar.",
    },
  ],
  belongs: {
    "Chargen lückenlos verfolgen": ["What is launched", "Timeline and owners", "Launch goal"],
    "Probelauf mit Raps, Mai 2026": "anywhere",
    "Annahme mit Nummer, was es können muss": "anywhere",
    "Über uns": ["Audience and phases", "Positioning and messages"],
    "Was vorgeschrieben ist": ["Readiness checklist", "Positioning and messages", ...back],
    Etikett: ["Positioning and messages", "Channels and material"],
    "Wer damit zu tun hat": ["Audience and phases"],
    "Marktleiter Bohn": ["Positioning and messages", "Audience and phases"],
    "Stammtisch Oktober": ["Audience and phases", "Positioning and messages", ...back],
    "Rückruf März 2026, nachgerechnet": ["Positioning and messages", "Launch goal"],
    "Elbkontor Honig": ["Positioning and messages"],
    "Aufkleber für die Hobbocks": ["What is launched", "Channels and material"],
    "Linie + Technik": ["Readiness checklist", ...back],
    "Eine Charge ist ein Kessel": ["What is launched", "After launch", "Timeline and owners"],
    "Wir nehmen Losbuch": ["What is launched", "Timeline and owners", "Readiness checklist"],
    "Hobbock ohne Zettel": [...back, "Readiness checklist"],
    "Hängt alles an Kerstin": [...back, "Readiness checklist"],
    Fahrplan: [...dates, ...back, "Channels and material", "Launch goal"],
    "Schnell wissen, woher und wohin": aim,
    "Rückruf bleibt klein": aim,
    "Die Mitglieder nicht mit Papierkram verjagen": [...aim, ...back, "Readiness checklist"],
  },
};
