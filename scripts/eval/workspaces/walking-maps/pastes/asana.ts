import type { PasteReference } from "../../../reference";
import { within } from "../../parts";

const END = ",Offline regions,,,";

export const asana: PasteReference = {
  name: "Asana CSV export",
  initiative: "Offline regions",
  parts: [
    {
      is: "frame",
      text: "Task ID,Created At,Completed At,Last Modified,Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Parent task,Blocked By (Dependencies),Blocking (Dependencies)",
    },
    {
      is: "compliance_requirements",
      text: `1209884412301177,2026-11-16,,2026-11-25,Audit trail for expired copies,Legal,Tamsin Vole,tamsin@fellside.example,,2026-12-18,licence,"The survey's licence requires a log of every copy that was removed, kept for six years."${END}`,
      says: "Audit trail for expired copies. The survey's licence requires a log of every copy that was removed, kept for six years.",
    },
    within(
      "noise",
      "1209884412301180,2026-11-16,2026-11-18,2026-11-18,",
      "Order stickers for the beta",
      `,To do,Morven Hay,morven@fellside.example,,2026-11-30,,${END}`,
    ),
    {
      is: "risk",
      text: `1209884412301192,2026-11-18,,2026-11-24,Only Ravi understands the cutting service,Risks,,,,,,"If he is ill in February the beta slips. There is no deputy."${END}`,
      says: "Only Ravi understands the cutting service. If he is ill in February the beta slips. There is no deputy.",
    },
    {
      is: "feature_idea",
      text: `1209884412301201,2026-11-19,,2026-11-19,Badge on the region that is downloading,Ideas,,,,,design,"We could show the progress on the map itself, so that people see the grey part shrink.

Sketch is in Figma."${END}`,
      says: "Badge on the region that is downloading. We could show the progress on the map itself, so that people see the grey part shrink.",
    },
    {
      is: "decision",
      text: `1209884412301215,2026-11-20,2026-11-20,2026-11-20,Decided: beta goes to wardens first,Decisions,Gillian Bell,gillian@fellside.example,,,,"Agreed with Owen on November 20. Reviewers were the alternative, but wardens tell us the truth."${END}`,
      says: "Decided: beta goes to wardens first. Agreed with Owen on November 20. Reviewers were the alternative, but wardens tell us the truth.",
    },
    within(
      "noise",
      "1209884412301216,2026-11-20,,2026-11-20,",
      "Dentist",
      `,To do,Gillian Bell,gillian@fellside.example,,2026-12-02,,${END}`,
    ),
    {
      is: "market_research",
      text: `1209884412301230,2026-11-23,2026-11-25,2026-11-25,Storage on customers' phones,Research,Morven Hay,morven@fellside.example,,,research,"Looked at 6,400 phones: median of free space is 9.1 GB, 18% have under 2 GB."${END}`,
      says: "Storage on customers' phones. Looked at 6,400 phones: median of free space is 9.1 GB, 18% have under 2 GB.",
    },
    within("noise", "1209884412301233,2026-11-24,,2026-11-24,", "Untitled", `,To do,,,,,,${END}`),
    {
      is: "goal",
      text: `1209884412301240,2026-11-25,,2026-11-25,Beta target,Goals,Gillian Bell,gillian@fellside.example,,2027-03-15,,"85% of the beta's downloads finish by March 15, 2027, up from 71%."${END}`,
      says: "85% of the beta's downloads finish by March 15, 2027, up from 71%.",
    },
  ],
};
