import type { AdvisorReference, EvaluatedWorkspace, PasteReference } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { okrs } from "./documents/okrs-reference";
import { grainWorkspace } from "./workspace";

const initiative = "Afrekening in het ledenportaal";
const note = "Notitie voor de ledenraad (concept)";

const forwarded: PasteReference = {
  name: "Doorgestuurde mail van de locatie Scheemda",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Van: Harm Bolhuis (Scheemda)\nAan: Marloes\nOnderwerp: FW: FW: vragen portaal\nDatum: woensdag 18 november 2026 21:47",
    },
    { is: "noise", text: "Hoi Marloes,\nsorry dat het zo laat is, we waren nog aan het vegen." },
    {
      is: "user_feedback",
      text: 'Geert Mulder zei vanmiddag aan de balie: "Als ik mijn vocht meteen zie, droog ik de volgende vracht langer. Nu rij ik blind."',
    },
    {
      is: "technical_constraint",
      text: "De vochtmeter in Scheemda heeft geen uitgang. Alles wat hij meet, staat op een schermpje en verder nergens.",
    },
    {
      is: "feature_idea",
      text: "Misschien een idee: laat leden zelf een foto van hun bon insturen, dan kan kantoor die naast de onze leggen.",
    },
    {
      is: "risk",
      text: "Waar ik bang voor ben: als er in het portaal een verkeerd vochtgehalte staat, staat er binnen een uur een boze boer op de weegbrug.\nDat hadden we in 2024 ook, met de lijst aan de muur.",
    },
    {
      is: "key_competitors",
      text: "Van Loon hangt sinds deze week borden langs de N362: elke vracht binnen een uur op je telefoon, zeggen ze.",
    },
    {
      is: "compliance_requirements",
      text: "En denk aan de NVWA: bij de controle in oktober wilden ze van elke partij gerst het mycotoxinerapport zien, vijf jaar terug.",
    },
    { is: "noise", text: "Nou, tot vrijdag bij het koffieapparaat.\nGroeten, Harm" },
    {
      is: "noise",
      text: "Verzonden vanaf mijn telefoon\nDit bericht is alleen bestemd voor de geadresseerde.",
    },
  ],
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "assumption_map",
    about: note,
    must: [
      { says: ["verwachten", "vertrekken"], because: "“We verwachten”, zonder bewijs." },
      {
        says: ["18.000|brieven"],
        because: "Het veronderstelt dat alle brieven vervallen, ook bij 312 leden zonder e-mail.",
      },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "“We verwachten dat …”" },
      { says: ["nog niet rondsturen"], because: "Een verzoek is geen aanname." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Foto van het monster", "Seintje bij je prijs"],
    must: [
      { says: ["foto van het monster"], because: "Een idee dat discussies scheelt." },
      { says: ["seintje bij je prijs"], because: "5 van de 11 vroegen erom." },
      { says: ["verkopen aan derden"], because: "Uitgesloten: dat moet gezegd worden." },
    ],
    mustNot: [
      {
        says: ["seintje", "no other feedback|no feedback"],
        because: "5 van de 11 gesprekken, en 1.310 telefoontjes over vocht en prijs.",
      },
      {
        says: ["seintje", "no goal is linked"],
        because: "“Minder bellen” over vocht en prijs, en “Leden blijven”.",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["oudere leden|e-mailadres|312"], because: "Er staat niets tegenover." },
      { says: ["launch plan"], because: "Het is er niet." },
      { says: ["prd|requirements"], because: "Er zijn geen eisen opgeschreven." },
    ],
    mustNot: [
      countered("weegbrug", "Tablets, dezelfde avond, en natellen op vrijdag."),
      { says: ["no decision"], because: "3 september." },
      { says: ["no goals|no measurable goal"], because: "Vier, met cijfers." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["164.000|180.000"], because: "Het geld." },
      { says: ["14 januari|budget"], because: "Wat de raad moet beslissen." },
      { says: ["312|oudere leden"], because: "Een risico waar niemand iets aan doet." },
    ],
    mustNot: [
      { says: ["fax"], because: "Ander initiatief." },
      { says: ["appeltaart"], because: "Geen nieuws." },
      { says: ["5B7F2B|stakeholders"], because: "Huisstijl is geen nieuws." },
    ],
  },
];

export const grainCooperative: EvaluatedWorkspace = {
  workspace: grainWorkspace,
  language: "Dutch",
  trade: "grain cooperative",
  half: "tune",
  documents: [businessCase, okrs],
  pastes: [forwarded],
  advisors,
};
