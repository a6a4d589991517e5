import type { AdvisorReference } from "../../reference";
import { countered } from "../countered";

const initiative = "Chip in bewonersgoed";

export const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      {
        says: ["bewonerslijst"],
        because: "Er staat zelf bij dat er nog geen antwoord op is.",
      },
      { says: ["launch plan|lanceerplan|lanceringsplan"], because: "Er is er geen." },
      { says: ["prd"], because: "Er is er geen geschreven." },
    ],
    mustNot: [
      countered("patch laat los", "Een waszakje voor wol en elke week een steekproef."),
      countered("karren ernaast", "Afscherming en een gele lijn."),
      { says: ["no decision"], because: "Er zijn drie beslissingen." },
      { says: ["no goals|no target"], because: "Er zijn vijf doelen, drie met cijfers." },
      { says: ["users are not described"], because: "“Voor wie we het doen”." },
      { says: ["bestelapp|linnendirect|membraan|tunnel 2"], because: "Een ander initiatief." },
      { says: ["voorproef", "not approved|is a draft"], because: "Die is vastgesteld." },
      { says: ["31.000|14 maanden"], because: "Gearchiveerd." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Bestelapp: loont het?",
    must: [
      { says: ["60 %"], because: "“We gaan ervan uit”." },
      { says: ["op de vloer een telefoon"], because: "“Vermoedelijk”." },
      { says: ["tijd over"], because: "Staat onder de aannames, en niemand heeft het bekeken." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "Een kop zegt het." },
      { says: ["118 naleveringen"], because: "Geteld." },
      { says: ["tweede offerte"], because: "Een voornemen, geen aanname." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Bestelapp, eerste eisen",
    must: [
      { says: ["intuitief"], because: "Niet te toetsen." },
      { says: ["maakt de accounts aan"], because: "Een vraag zonder naam en datum." },
      {
        says: ["goal|outcome|metric", "figure|number|measur|baseline|target"],
        because: "Geen doel met een cijfer.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers"], because: "Jeroen Aalbers." },
      {
        says: ["al ingepakt", "nobody|no date|no person"],
        because: "Dirk, uiterlijk 11 december.",
      },
      {
        says: ["10 minuten|14.00 uur|twee keer zo hoog", "vague|tested"],
        because: "Toetsbaar.",
      },
      { says: ["no non-goals|no out of scope"], because: "Er staan er twee." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["1 februari"], because: "De proef begint, de locaties gaan ernaar vragen." },
      { says: ["12 april"], because: "De andere locaties willen weten wanneer." },
      { says: ["niets extra|geen toeslag"], because: "De eerste vraag van een instelling." },
      {
        says: ["schadeformulieren|aanbesteding van najaar|5,8|in het vest van de buurvrouw"],
        because: "Hoe klanten er nu over denken.",
      },
    ],
    mustNot: [
      { says: ["2E7D5B|ontzorgen"], because: "Huisstijl." },
      { says: ["bestelapp|membraan|tunnel 2|linnendirect"], because: "Een ander initiatief." },
      { says: ["heftruck|keurmeester"], because: "Een los briefje." },
      countered("patch laat los", "Een waszakje voor wol en elke week een steekproef."),
      { says: ["31.000|14 maanden"], because: "Gearchiveerd." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Nedertex Zorg",
    must: [
      { says: ["1,15"], because: "Hun toeslag." },
      { says: ["familieportaal|90 locaties|sinds 2024"], because: "Waar zij sterk zijn." },
      { says: ["9 dagen|minimaal 60"], because: "Waar zij zwak zijn." },
    ],
    mustNot: [
      { says: ["no price"], because: "De toeslag is bekend." },
      { says: ["geen antwoord op"], because: "Onze eigen zorg is geen argument." },
      { says: ["86.400|79.900"], because: "Onze eigen inkoop is geen argument." },
      { says: ["nordchip|datatextil"], because: "Leveranciers, geen wasserijen." },
      { says: ["linnendirect|bestelapp"], because: "Een ander initiatief." },
    ],
  },
];
