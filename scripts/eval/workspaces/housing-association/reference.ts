import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { prd } from "./documents/prd-reference";
import { summary } from "./documents/summary-reference";
import { pastes } from "./pastes";
import { housingWorkspace } from "./workspace";

const initiative = "Repairs you can book yourself";
const note = "Starting in Thornhill, second go";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "assumption_map",
    about: note,
    must: [
      { says: ["have got a smartphone"], because: "“I should think.”" },
      { says: ["never ring us again"], because: "“Never”, with nothing behind it." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["evening rota"], because: "It is agreed." },
      { says: ["comments to me"], because: "A request is no assumption." },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["half past five"], because: "Nobody has an answer to it." },
      { says: ["connector tested"], because: "Open in the list." },
      { says: ["big print"], because: "Open in the list." },
      { says: ["data protection sheet"], because: "Open in the list." },
      { says: ["leaseholders"], because: "An open question without a name." },
    ],
    mustNot: [
      countered("aren't online", "The line keeps four people, scheme managers book for others."),
      {
        says: ["no launch plan|launch plan is missing|write a launch plan"],
        because: "There is a draft of it.",
      },
      { says: ["evening rota", "open|unfinished|not done"], because: "Ticked." },
      { says: ["no decision"], because: "Gas, on 21 October." },
      {
        says: ["nothing says", "roll back|rollback|stop"],
        because: "One booking in ten; Dawn decides.",
      },
      { says: ["urdu", "nobody|no date"], because: "Priti, by 11 December." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["1 march"], because: "The day people will start to ask about it." },
      { says: ["gas"], because: "What tenants still have to ring for." },
      { says: ["text me|adeyemi|evening slots|whole wednesday"], because: "What tenants said." },
      { says: ["damp"], because: "What must not be booked as a slot." },
    ],
    mustNot: [
      { says: ["molly|chatbot"], because: "Not to be quoted at anybody." },
      { says: ["lift in block c"], because: "No news of this." },
      { says: ["tulips|window boxes"], because: "Another initiative." },
      { says: ["is live|has been released|you can now book"], because: "It has not begun." },
      { says: ["earliest convenience"], because: "House style is no news." },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["Text when he's ten minutes away", "Send us a photo of it"],
    must: [
      { says: ["ten minutes away"], because: "The forum applauded it." },
      { says: ["send us a photo"], because: "It may save return visits." },
      { says: ["video call"], because: "Turned down: that has to be said." },
    ],
    mustNot: [
      {
        says: ["ten minutes away", "no other feedback|no feedback|no evidence"],
        because: "The forum asked for it in these words.",
      },
      {
        says: ["ten minutes away", "no goal is linked"],
        because: "It is for fewer wasted trips.",
      },
      { says: ["first by score", "video call"], because: "It was turned down." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "Don Valley Homes",
    must: [
      { says: ["2.40"], because: "What it costs them." },
      { says: ["photos"], because: "What people like about it." },
      { says: ["without ringing|nine to four"], because: "Where it is weak." },
      { says: ["swap to don valley"], because: "What two families said." },
    ],
    mustNot: [
      { says: ["no price"], because: "£2.40 a home." },
      { says: ["disappointed"], because: "Our own worry is no argument." },
      { says: ["molly|chatbot"], because: "Not to be quoted." },
      { says: ["boiler budget"], because: "Our own money is no argument." },
    ],
  },
];

export const housingAssociation: EvaluatedWorkspace = {
  workspace: housingWorkspace,
  language: "English",
  trade: "housing association",
  half: "tune",
  documents: [prd, summary],
  pastes,
  advisors,
};
