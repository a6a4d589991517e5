import type { AdvisorReference } from "../../reference";
import { countered } from "../countered";

const initiative = "Kundenportal";
const OTHERS =
  "köhnke|deckungskonzept|antragsstrecke|ostfriesische|telefonanlage|vergleichsrechner";

export const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["berater ziehen nicht mit|courtage"], because: "It says itself: no answer." },
      { says: ["ansturm nach unwetter|zoltan"], because: "“Ungeklärt.”" },
      { says: ["launch plan|einführungsplan|startplan"], because: "There is none." },
      { says: ["prd"], because: "Nobody has written any for the portal." },
    ],
    mustNot: [
      countered("verträge fehlen", "Anja Krämer adds them, and a hint is shown."),
      countered("fremde verträge", "Duplicates go before the pilot; a code by letter."),
      countered("kovio wird verkauft", "Export at any time, six months' notice."),
      { says: ["no decision|keine entscheidung"], because: "Four are on record." },
      { says: ["no goals|keine ziele"], because: "There are four." },
      {
        says: ["users are not described|nutzer sind nicht beschrieben"],
        because: "Clients and back office are.",
      },
      { says: [OTHERS], because: "Other initiatives." },
      {
        says: ["projektauftrag", "not approved|still a draft|nicht freigegeben|noch ein entwurf"],
        because: "It is approved.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: "Projektauftrag Kundenportal",
    must: [
      { says: ["hälfte der privatkunden"], because: "“Vermutlich”." },
      { says: ["lieber selbst"], because: "“Wir gehen davon aus”." },
      { says: ["vollständig liefern"], because: "“Wohl”." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption|keine annahme"],
        because: "A heading says so.",
      },
      { says: ["mandate an eine app"], because: "A fact." },
      { says: ["anbieter auswählen"], because: "A plan, not a guess." },
      { says: ["freigegeben von der geschäftsleitung"], because: "Who approved it." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "Antragsstrecke Handwerk, Anforderungen",
    must: [
      { says: ["intuitiv"], because: "Cannot be tested." },
      { says: ["zwei gewerken"], because: "A question without a name or a date." },
      {
        says: [
          "goal|outcome|metric|ziel|ergebnis",
          "figure|number|measur|baseline|target|zahl|mess|ausgangswert",
        ],
        because: "No target.",
      },
    ],
    mustNot: [
      {
        says: ["no owner|nobody is named who answers|kein verantwortlicher"],
        because: "Gerd Wilken.",
      },
      {
        says: ["per mail verschickt", "nobody|no date|no person|niemand|kein datum"],
        because: "Gerd, by 4 December.",
      },
      {
        says: ["40 fragen|zwei minuten|30 tage", "vague|tested|vage|unklar"],
        because: "Testable.",
      },
      {
        says: ["no non-goals|no out of scope|keine nicht-ziele|keine abgrenzung"],
        because: "There are two.",
      },
      {
        says: ["users are not described|nutzer sind nicht beschrieben"],
        because: "Advisers for trade clients.",
      },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "Schaden mit Fotos melden",
      "Bescheinigung selbst ziehen",
      "Familienansicht",
      "Termin beim Berater buchen",
    ],
    must: [
      {
        says: ["bescheinigung selbst", "31 %|anruf|call|addicks"],
        because: "Nearly a third of the calls, and a client who asks for it.",
      },
      {
        says: ["schaden mit fotos", "focken|24 %|stufe 1|anruf|call|2,6"],
        because: "In the first stage, and the worst complaint.",
      },
    ],
    mustNot: [
      { says: [OTHERS], because: "Other initiatives." },
      { says: ["patentkrug|hks 42|beamer"], because: "House matters." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["1. märz|1.3.2027|1 march|march 1"], because: "When clients begin to ask." },
      { says: ["1.850|900|31 %"], because: "The calls that this team takes." },
      { says: ["4 von 31|bipro|verträge fehlen"], because: "What clients will miss." },
      { says: ["8 bis 17|durchwahl"], because: "Two of this team answer the calls." },
      { says: ["courtage|ansturm|zoltan"], because: "What has no answer yet." },
    ],
    mustNot: [
      { says: ["hks 42|stockmaterial"], because: "House style." },
      { says: [OTHERS], because: "Other initiatives." },
      { says: ["patentkrug|beamer"], because: "House matters." },
      countered("verträge fehlen", "Anja Krämer adds them, and a hint is shown."),
      countered("fremde verträge", "Duplicates go before the pilot; a code by letter."),
      { says: ["läuft seit|went live|is live"], because: "It does not run yet." },
      {
        says: ["chatbot", "kommt im|is planned|geplant|wird eingeführt"],
        because: "Turned down on 10 November.",
      },
    ],
  },
];
