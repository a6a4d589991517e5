import type { DocumentReference } from "../../../reference";

const cases = ["Functional cases"];
const bad = ["Failure and abuse cases"];
const limits = ["Limits and rules"];
const method = ["Environment and method"];
const pass = ["Pass criteria"];

/** Nobody in this workspace has written about tests as such. */
export const testPlan: DocumentReference = {
  initiative: "Vote en ligne avant l'assemblée",
  type: "ai_test_plan",
  points: [
    {
      point: "a vote can be changed until the closing",
      words: ["modifi", "cloture"],
      sections: [...cases, ...limits],
    },
    {
      point: "the receipt has the time",
      words: ["horodat"],
      sections: [...cases, ...bad],
    },
    { point: "counted by article", words: ["24 25 26"], sections: [...cases, "Scope"] },
    {
      point: "3 clear days before the assembly",
      words: ["3 jours francs"],
      sections: [...limits, ...cases, ...bad],
    },
    {
      point: "the manager sees no vote before the closing",
      words: ["gestionnaire", "avant la cloture"],
      sections: [...limits, ...bad, ...cases],
    },
    {
      point: "a favourable vote on an amended resolution",
      words: ["amend|defaillant"],
      sections: [...bad, ...cases],
    },
    {
      point: "codes that do not arrive",
      words: ["sms", "arriv|95 %"],
      sections: [...bad, ...limits, ...method],
    },
    {
      point: "12,000 votes per hour",
      words: ["12 000"],
      sections: [...method, ...limits, ...pass, ...bad],
    },
    {
      point: "special keys on 50 real buildings",
      words: ["50 immeubles"],
      sections: ["Test data", ...cases, "Regression and monitoring", ...method],
    },
    {
      point: "at most 2% lost or counted wrongly",
      words: ["2 %", "perdus"],
      sections: [...pass, "Regression and monitoring"],
    },
    { point: "at most 20 min of typing", words: ["20 min"], sections: pass },
    {
      point: "paper has the same value",
      words: ["papier", "meme valeur"],
      sections: [...cases, ...limits, "Scope", ...pass],
    },
  ],
  wrong: [
    { says: ["E2711D|lato|vouvoiement"], because: "House style is no content." },
    { says: ["factur-x|quittance|500 factures"], because: "Another initiative." },
    { says: ["classeur rouge|batisuivi|kakemono"], because: "Irrelevant." },
    { says: ["gardien"], because: "Archived." },
    {
      says: ["franceconnect|visioconference"],
      sections: [...cases, ...pass],
      because: "Not in the first version.",
    },
    {
      says: ["1,40|190"],
      sections: [...cases, ...limits, ...pass, ...bad],
      because: "A rival's price cannot be tested.",
    },
    {
      says: ["133 000|126 000"],
      sections: [...cases, ...limits, ...pass, ...bad, "Test data"],
      because: "Money cannot be tested.",
    },
  ],
  belongs: {
    "Vote en ligne avant l'assemblée": ["Scope", ...cases],
    "Pilote de juin 2026": "anywhere",
    "Vote en ligne : chiffrage": ["Scope"],
    "Millièmes en bref": ["Scope"],
    "Socle technique": [...method, ...limits, "Regression and monitoring", "Scope"],
    "Pas de module sans pilote": [...method, ...pass, "Scope", ...limits],
    "L'assistante de gestion": ["Scope", "Test data", ...method],
    "Copropriétaires absents": ["Scope", "Test data", ...bad, ...limits],
    "Cabinet Le Guen, Brest": ["Test data", ...cases, ...bad, "Scope"],
    "Ticket 48213": [...bad, "Test data"],
    "M. Abiven, conseil syndical des Hortensias": [...cases, "Scope"],
    "Mme Cadiou, 79 ans": ["Scope", "Test data", ...bad],
    "Relevé des AG du printemps 2026": ["Test data", "Scope", ...pass],
    "Bulletin pré-rempli": [...cases, "Scope"],
    "Reçu de vote": [...cases, "Scope"],
    "Feuille de présence alimentée": [...cases, "Scope"],
    "Relance à J-10": [...cases, "Scope"],
    "Pouvoir en ligne": ["Scope", ...limits],
    "Chronique : cinq ans de vote par correspondance": bad,
    "Moteur de répartition": [...limits, ...method, ...bad],
    "Codes SMS : débit et absents": [...limits, ...bad, ...method, "Test data"],
    "Trois jours francs": [...limits, ...cases, ...bad],
    "Un vote est une donnée personnelle": [...limits, ...bad, "Test data", ...cases],
    "Pas de vote pendant la séance": ["Scope", ...limits],
    "Un code SMS pour s'identifier": ["Scope", ...cases, ...limits, ...bad],
    "0,90 € par lot": [...limits, ...cases],
    "Ouverture repoussée au 2 mars": ["Scope", ...method, ...pass],
    "AG attaquée au tribunal": [...bad, ...limits, "Regression and monitoring"],
    "Résolution amendée en séance": [...bad, ...cases, ...limits],
    "Pic de la mi-juin": [...bad, ...limits, ...method, ...pass, "Regression and monitoring"],
    "Cadrage du 4 novembre": [
      ...pass,
      ...method,
      "Scope",
      "Regression and monitoring",
      ...limits,
      ...bad,
    ],
    "Plus de voix en assemblée": [...pass, "Regression and monitoring"],
    "La veille de l'AG sans ressaisie": [...pass, "Regression and monitoring"],
    "Des immeubles activés": [...pass, "Regression and monitoring"],
    "Le papier reste possible": [...limits, ...pass, ...cases, "Scope"],
  },
};
