import type { DocumentReference } from "../../../reference";

const results = ["Objectives and key results"];
const work = ["Initiatives"];
const limits = ["Guardrails", "Not in this period"];
const depends = ["Dependencies and risks"];

/** Two of three goals have no figure, so most of the outline has to stay thin. */
export const okrs: DocumentReference = {
  initiative: "Bestelapp voor hotels",
  type: "okrs",
  points: [
    {
      point: "eerste hotels in het tweede kwartaal van 2027",
      words: ["tweede kwartaal"],
      sections: ["Period and focus", ...work],
    },
    {
      point: "bestellen zonder in de wacht te hangen",
      words: ["zonder in de wacht"],
      sections: [...results, "Period and focus"],
    },
    {
      point: "hoogstens 60 naleveringen per maand",
      words: ["60 naleveringen"],
      sections: results,
    },
    { point: "nu 118", words: ["118"], sections: [...results, "Period and focus"] },
    {
      point: "voor 1 oktober 2027",
      words: ["1 oktober 2027"],
      sections: [...results, "Period and focus", "Check-ins and scoring"],
    },
    {
      point: "de weekbestelling staat klaar",
      words: ["weekbestelling|vaste bestelling"],
      sections: work,
    },
    { point: "hoogstens € 45.000", words: ["45.000"], sections: limits },
    { point: "bellen blijft kunnen", words: ["eind 2028|bellen blijft"], sections: limits },
    {
      point: "TexWeb kan niet met andere software praten",
      words: ["texweb", "andere software|koppelvlak"],
      sections: depends,
    },
    {
      point: "TexWeb blijft op 15%, en niemand weet waarom",
      words: ["texweb", "15 %"],
      sections: depends,
    },
  ],
  wrong: [
    { says: ["2E7D5B|ontzorgen|lato"], because: "Huisstijl is geen inhoud." },
    {
      says: ["patch|bewonerslijst|weideblik|brinkstaete|nedertex|membraan|tunnel 2"],
      because: "Een ander initiatief.",
    },
    { says: ["chauffeurs|extra rit"], because: "Het rijschema heeft hier niets mee te maken." },
    {
      says: ["60 %"],
      sections: results,
      because: "Een aanname in een eerste opzet, geen doel.",
    },
    {
      says: ["45.000"],
      sections: results,
      because: "Een grens, geen resultaat.",
    },
    {
      says: ["bellen|telefoon", "afgeschaft|afschaffen|stopt"],
      because: "Bellen blijft kunnen.",
    },
    {
      says: ["linnendirect"],
      sections: [...results, ...work, "Guardrails"],
      because: "Een concurrent is geen doel en geen werk.",
    },
    {
      says: ["kwart voor twee"],
      sections: [...results, "Guardrails", "Check-ins and scoring"],
      because: "Een klacht, geen maatstaf.",
    },
  ],
  belongs: {
    "Bestelapp voor hotels": ["Period and focus", ...work, ...results, "Check-ins and scoring"],
    "Bestelapp: loont het?": "anywhere",
    "Bestelapp, eerste eisen": "anywhere",
    "Wie wij zijn": ["Period and focus"],
    Klantgroepen: ["Period and focus"],
    Systemen: depends,
    "Wie er bestelt": ["Period and focus", ...results],
    "Hotel Wannink, Delden": ["Period and focus"],
    "Petra en Joyce, binnendienst": ["Period and focus"],
    "Bestellingen in oktober": ["Period and focus", ...results],
    LinnenDirect: ["Period and focus", ...depends],
    "Vaste bestelling": work,
    "Voorstel uit de bezetting": [...work, "Not in this period"],
    "TexWeb heeft geen koppelvlak": [...depends, "Guardrails"],
    "Bellen blijft kunnen": limits,
    "Niemand gebruikt hem": [...depends, "Check-ins and scoring"],
    "Bestellen zonder in de wacht te hangen": [...results, "Period and focus"],
    "Minder naleveringen": [...results, "Period and focus", "Check-ins and scoring"],
    "Budget bestelapp": limits,
    "Zorgcontracten houden": ["Period and focus", "Guardrails"],
    "Weer gezond rendement": ["Period and focus", ...results],
  },
};
