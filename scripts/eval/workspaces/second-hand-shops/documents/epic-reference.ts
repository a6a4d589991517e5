import type { DocumentReference } from "../../../reference";

const doubts = ["Dependencies and risks"];
const work = ["In scope", "Stories"];
const why = ["Background", "Outcome"];

export const epic: DocumentReference = {
  initiative: "Ophalen boeken via de site",
  type: "epic",
  points: [
    {
      point: "mensen kiezen zelf een dag op de site",
      words: ["kiezen|kiest", "site", "dag"],
      sections: ["Outcome", ...work],
    },
    {
      point: "39 van de 212 ritten voor niks",
      words: ["39|18 %"],
      sections: [...why, "Done when"],
    },
    { point: "655 telefoontjes per maand", words: ["655"], sections: [...why, "Done when"] },
    {
      point: "eerste vrije plek na 13 dagen",
      words: ["13 dagen"],
      sections: why,
    },
    {
      point: "drie keer bellen, drie keer in gesprek",
      words: ["in gesprek"],
      sections: ["Background", "Users"],
    },
    {
      point: "60-plussers die kleiner gaan wonen",
      words: ["60 plus|zestigplus"],
      sections: ["Users"],
    },
    {
      point: "kinderen die een ouderlijk huis leegmaken",
      words: ["ouderlijk huis"],
      sections: ["Users"],
    },
    {
      point: "hooguit 8% voor niks",
      words: ["8 %", "ritten|rijden"],
      sections: ["Outcome", "Done when"],
    },
    {
      point: "hooguit 250 telefoontjes",
      words: ["250"],
      sections: ["Outcome", "Done when"],
    },
    { point: "twee foto's per meubel", words: ["foto", "meubel"], sections: work },
    {
      point: "bedrijven en scholen niet via de site",
      words: ["bedrijven", "scholen"],
      sections: ["Out of scope", "Users"],
    },
    {
      point: "het papieren schrift geeft dubbele boekingen",
      words: ["schrift", "dubbel"],
      sections: [...doubts, "Background"],
    },
    { point: "de gratis stort van de Achterhoek", words: ["stort"], sections: doubts },
    {
      point: "foto's wissen binnen 30 dagen",
      words: ["30 dagen"],
      sections: [...doubts, "Done when", ...work],
    },
  ],
  wrong: [
    { says: ["3F7D4E|jij geen u"], because: "Huisstijl is geen inhoud." },
    { says: ["kerst|loterij|karaoke"], because: "Heeft er niets mee te maken." },
    { says: ["ambachtscentrum|repaircafé"], because: "Een subsidie voor iets anders." },
    { says: ["webshop|platenverzamelaar|koffiekring"], because: "Gestopt." },
    {
      says: ["€ 15|30.000"],
      sections: ["Outcome", "Stories", "Done when"],
      because: "Afgewezen op 22 september.",
    },
    {
      says: ["lappendeken|10 per rit"],
      sections: ["Users", ...work, "Done when"],
      because: "Een andere kringloop.",
    },
  ],
  belongs: {
    "Ophalen boeken via de site": [...why, "In scope", "Stories"],
    "Boeken of blijven bellen?": "anywhere",
    "over ons": ["Background"],
    "iedereen houdt een plek": ["Outcome", "Done when", ...doubts, "Background"],
    "wie laten er ophalen": ["Users", "Out of scope", "Background"],
    "mw Hoitink uit Gaanderen": ["Background", "Users"],
    "praatje met Ali en Gerrit (chauffeurs)": ["Background", "Users", "Stories"],
    "geteld in het ophaalschrift, september": [...why, "Done when"],
    "De Lappendeken (Zevenaar)": ["Background"],
    "foto's meesturen": work,
    "smsje de dag ervoor": work,
    "zelf verzetten via een linkje": [...work, "Out of scope"],
    "wat er nu staat en wat niet kan": [...doubts, "Background"],
    "avg / foto's": [...doubts, "Done when", ...work],
    "mensen zonder computer": [...doubts, "Users", "In scope"],
    "we worden de gratis stort van de Achterhoek": doubts,
    "ophalen blijft gratis": ["Out of scope", "Background", "In scope", ...doubts],
    "planning (Marloes)": ["In scope", "Out of scope", "Done when", "Outcome", ...doubts],
    "minder voor niks rijden": ["Outcome", "Done when"],
    "niet meer hoeven bellen": ["Outcome", "Done when", "Stories"],
  },
};
