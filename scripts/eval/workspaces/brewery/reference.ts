import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { retrospective } from "./documents/retrospective-reference";
import { pastes } from "./pastes";
import { breweryWorkspace } from "./workspace";

const initiative = "Fasspfand-App";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["anfangssald"], because: "Es steht da, dass es noch keiner weiß." },
      {
        says: ["launch plan|launchplan|einführungsplan|startplan"],
        because: "Es gibt keinen.",
      },
      {
        says: ["fahrer app|prd|anforderungen", "draft|approved|entwurf|freigegeben|genehmigt"],
        because: "Die Anforderungen sind erst ein Entwurf.",
      },
    ],
    mustNot: [
      countered("smartphone", "Der gedruckte Beleg und der Mobildrucker."),
      {
        says: ["no decision|keine entscheidung"],
        because: "Zwei sind festgehalten.",
      },
      { says: ["no goals|no target|keine ziele"], because: "Es gibt drei." },
      {
        says: ["users are not described|zielgruppe fehlt|keine zielgruppe"],
        because: "„Wer damit arbeitet“.",
      },
      { says: ["hoffest|sprinter|getränkemärkte"], because: "Ein anderes Vorhaben." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Kästen bis an die Tür: lohnt sich das?",
    must: [
      { says: ["400 haushalte"], because: "„Vermutlich“." },
      { says: ["sortiert"], because: "„Hoffentlich“." },
      { says: ["alte sprinter|zwei jahre"], because: "Steht unter „Wovon wir ausgehen“." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption"],
        because: "Eine Überschrift sagt, dass es welche sind.",
      },
      { says: ["2025 um 4 %"], because: "Eine Tatsache." },
      { says: ["besucht im februar"], because: "Ein Vorhaben, keine Annahme." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Fahrer-App, Anforderungen (Fassung 2)",
    must: [
      { says: ["intuitiv"], because: "Lässt sich nicht prüfen." },
      { says: ["fremden fässern"], because: "Eine Frage ohne Namen und Datum." },
      {
        says: [
          "goal|outcome|metric|ziel|messgröße|erfolg",
          "figure|number|measur|baseline|target|zahl|mess|ausgangswert",
        ],
        because: "Es steht kein Zielwert da.",
      },
    ],
    mustNot: [
      {
        says: ["no owner|nobody is named who answers|kein verantwortlicher"],
        because: "Jonas Abt.",
      },
      {
        says: ["nachträglich ändern", "nobody|no date|no person|niemand|kein datum"],
        because: "Gabi, bis 4. Dezember.",
      },
      {
        says: ["15 minuten|2 sekunden|sechsstellige", "vague|tested|vage|prüfbar"],
        because: "Prüfbar.",
      },
      {
        says: ["no non goals|no out of scope|keine abgrenzung"],
        because: "Es stehen zwei da.",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["1 märz|3 mai"], because: "Wann es losgeht." },
      { says: ["46.500|19.800"], because: "Was es kostet." },
      { says: ["2 %|6,6 %"], because: "Wozu das Ganze." },
      { says: ["anfangssald"], because: "Das ist ungeklärt." },
    ],
    mustNot: [
      { says: ["7A2E1D|gedöns"], because: "Der Hausstil." },
      { says: ["hoffest|sprinter|getränkemärkte"], because: "Ein anderes Vorhaben." },
      { says: ["leberkäs"], because: "Die Weihnachtsfeier." },
      countered("smartphone", "Der gedruckte Beleg und der Mobildrucker."),
      {
        says: ["seit 1 märz|seit dem 1 märz|went live|ist live"],
        because: "Es hat noch nicht angefangen.",
      },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Bergfrieder",
    must: [
      { says: ["50", "30"], because: "Das Pfand bei beiden." },
      { says: ["rfid|portal"], because: "Darin sind sie stark." },
      { says: ["dienstags|3 fässern|einzelnes fass"], because: "Darin sind sie schwach." },
    ],
    mustNot: [
      { says: ["no price|kein preis"], because: "Das Pfand steht bei beiden da." },
      { says: ["anfangssald"], because: "Die eigene Sorge ist kein Argument." },
      { says: ["46.500|19.800|37.904"], because: "Das eigene Geld ist kein Argument." },
      { says: ["hoffest|sprinter|getränkemärkte"], because: "Ein anderes Vorhaben." },
    ],
  },
];

export const brewery: EvaluatedWorkspace = {
  workspace: breweryWorkspace,
  language: "German",
  trade: "craft brewery",
  half: "kept",
  documents: [businessCase, launchPlan, retrospective],
  pastes,
  advisors,
};
