import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { businessCase } from "./documents/business-case-reference";
import { userStory } from "./documents/user-story-reference";
import { linear } from "./pastes/linear";
import { outlook } from "./pastes/outlook";
import { survey } from "./pastes/survey";
import { teams } from "./pastes/teams";
import { zendesk } from "./pastes/zendesk";
import { carSharingWorkspace } from "./workspace";
import { answered } from "./wrong";

const initiative = "Öffnen per Handy";
const councils = { says: ["kämmer|dienstwagen|fahrtenb"], because: "Das andere Vorhaben." };

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["handschuhfach|versicherung"], because: "Da steht, dass es niemand weiß." },
      {
        says: ["launch plan|startplan|einführungsplan|markteinführung"],
        because: "Es gibt keinen.",
      },
      { says: ["einbau in gellmersen|25. januar"], because: "Noch nicht abgehakt." },
    ],
    mustNot: [
      ...answered,
      councils,
      {
        says: ["no decision|keine entscheidung|keine beschlüsse"],
        because: "Zwei sind festgehalten.",
      },
      { says: ["no goals|no target|keine ziele"], because: "Es sind drei." },
      {
        says: ["probe mit zwei", "draft|entwurf|not approved|nicht freigegeben"],
        because: "Freigegeben.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Gemeinden als Kunden, erste Rechnung",
    must: [
      { says: ["drei der vier"], because: "„Wir nehmen an“." },
      { says: ["abends und am wochenende"], because: "„Vermutlich“." },
      { says: ["ausschreibung"], because: "„Wohl“, und niemand hat gefragt." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption|keine annahme"],
        because: "Eine Überschrift heißt so.",
      },
      { says: ["elf dienstwagen"], because: "Gezählt." },
      { says: ["20. januar"], because: "Ein Termin, keine Annahme." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["1. märz"], because: "Der Start." },
      { says: ["25.970"], because: "Das Geld." },
      { says: ["4 %|300 mitglieder"], because: "Was dabei herauskommen soll." },
      { says: ["handschuhfach|versicherung"], because: "Das offene Risiko." },
    ],
    mustNot: [
      ...answered,
      councils,
      { says: ["F2C230|rapsgelb|salate|marder"], because: "Kein Inhalt." },
      { says: ["seit dem 1. märz|ist gestartet|went live"], because: "Noch nicht." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Auto blinkt", "Schlüssel weitergeben", "Tankkarte im Handy"],
    must: [
      { says: ["schlüssel weitergeben"], because: "Die Hotline hört danach fragen." },
      { says: ["auto blinkt"], because: "Auch das ist eine Idee." },
    ],
    mustNot: [
      councils,
      {
        says: ["schlüssel weitergeben", "no evidence|no other feedback|keine rückmeldung"],
        because: "In den Hotline-Notizen fragt ein Vater danach.",
      },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Stadtflotte",
    must: [
      { says: ["0,34"], because: "Ihr Preis." },
      { says: ["seit 2022|140 autos"], because: "Darin sind sie stark." },
      { says: ["ohne netz|3.000 einwohner"], because: "Darin sind sie schwach." },
    ],
    mustNot: [
      councils,
      { says: ["no price|kein preis"], because: "Beide Preise stehen da." },
      { says: ["scheibe"], because: "Die eigene Sorge ist kein Argument." },
      { says: ["25.970|20.090"], because: "Das eigene Geld ist kein Argument." },
    ],
  },
];

export const carSharing: EvaluatedWorkspace = {
  workspace: carSharingWorkspace,
  language: "German",
  trade: "rural car sharing",
  half: "tune",
  documents: [businessCase, userStory],
  pastes: [linear, teams, zendesk, survey, outlook],
  advisors,
};
