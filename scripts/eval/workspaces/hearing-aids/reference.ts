import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { decisionLog } from "./documents/decision-log-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { retrospective } from "./documents/retrospective-reference";
import { nothingAgainst } from "./nothing-against";
import { pastes } from "./pastes";
import { hearingAidsWorkspace } from "./workspace";

const initiative = "Fernanpassung";
const van = "hormobil|st anna|messkabine|pflegeheim|transporter";
const nothingHeard = "keine ruckmeldung|kein feedback|no feedback|no other feedback";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      {
        says: ["funkloch|funklocher|abgerissen|westallgau"],
        because: "It says itself that there is no solution.",
      },
      {
        says: ["launch plan|launchplan|einfuhrungsplan|markteinfuhrungsplan|startplan"],
        because: "There is none.",
      },
      { says: ["prd|produktanforderung|anforderungsdokument"], because: "Nobody has written any." },
    ],
    mustNot: [
      nothingAgainst("schlechter", "One press goes back, and everybody is called."),
      nothingAgainst("theke", "Paul checks the sales; the order form follows."),
      {
        says: [
          "es gibt keine entscheidung|keine entscheidung ist|keine entscheidungen|no decision",
        ],
        because: "Three are on record.",
      },
      { says: ["keine ziele|kein ziel|no goals|no target"], because: "There are four." },
      { says: [van], because: "Another initiative." },
      {
        says: ["entscheidungsvorlage", "entwurf|draft|nicht freigegeben|nicht genehmigt"],
        because: "It is approved.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Hörmobil: trägt sich das?",
    must: [
      { says: ["zwei neuversorgungen"], because: "“Wir gehen davon aus”." },
      { says: ["stellplatz"], because: "“Vermutlich”." },
      { says: ["verordnungen", "zuruf|hno"], because: "“Wohl”." },
    ],
    mustNot: [
      { says: ["68 500"], because: "An offer, not a guess." },
      { says: ["elf paar"], because: "The home has told it." },
      { says: ["otaris|lirum|funklocher"], because: "Another initiative." },
      {
        says: [
          "keine annahmen gefunden|keine annahmen enthalten|kein satz klingt|kein satz liest|no sentence reads like an assumption",
        ],
        because: "A heading says so.",
      },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Hörmobil, Anforderungen an den Wagen",
    must: [
      { says: ["einladend"], because: "Cannot be tested." },
      { says: ["wagen fahren"], because: "A question without a name or a date." },
      {
        says: [
          "ziel|kennzahl|erfolg|messgroße|goal|outcome|metric",
          "fehl|kein|ohne|nicht|zahl|messbar|figure|number|measur|missing|no",
        ],
        because: "The document says nowhere what counts as success.",
      },
    ],
    mustNot: [
      {
        says: ["eichung", "niemand|kein name|kein datum|nobody|no date|no person"],
        because: "Tarek, by 11 December.",
      },
      {
        says: ["40 db|24 stunden|6 stunden|6 %", "vage|unklar|nicht prufbar|vague|tested"],
        because: "Testable.",
      },
      {
        says: ["keine nicht ziele|keine abgrenzung|no non goals|no out of scope"],
        because: "There are two.",
      },
      { says: ["otaris|funklocher"], because: "Another initiative." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Probeanruf zwei Tage vorher",
      "Angehörige dazuschalten",
      "Zubehör gleich mitbestellen",
    ],
    must: [
      {
        says: ["probeanruf"],
        because: "The pilot's audiologists say that it helps, and it works in Wangen.",
      },
    ],
    mustNot: [
      {
        says: ["an erster stelle|platz 1|rang 1|first by score|ranks first", "zubehör"],
        because: "Not for the start, and nobody but Paul has asked for it.",
      },
      { says: ["probeanruf", nothingHeard], because: "The pilot's audiologists speak of it." },
      { says: ["angehorige", nothingHeard], because: "Four customers have asked for it." },
      { says: [van], because: "Another initiative." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["1 marz"], because: "From then on customers will ask." },
      {
        says: ["kostenlos|kostet nichts|nichts extra"],
        because: "The first question of every customer.",
      },
      { says: ["lirum"], because: "These customers have to be put off." },
      { says: ["funkloch|funklocher|abgerissen"], because: "They will hear the complaints." },
    ],
    mustNot: [
      { says: ["3F5E4A|moosgrün"], because: "House style." },
      { says: [van], because: "Another initiative." },
      { says: ["pfander|mainau"], because: "An outing of the staff." },
      nothingAgainst("schlechter", "One press goes back, and everybody is called."),
      { says: ["seit dem 1 marz|live seit"], because: "It has not started." },
    ],
  },
];

export const hearingAids: EvaluatedWorkspace = {
  workspace: hearingAidsWorkspace,
  language: "German",
  trade: "hearing-aid shops",
  half: "tune",
  documents: [launchPlan, decisionLog, retrospective],
  pastes,
  advisors,
};
