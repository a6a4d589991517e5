import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const githubList: PasteReference = {
  name: "GitHub issue list copied from the browser",
  initiative: "Offline regions",
  parts: [
    debris("Skip to content\nNavigation Menu\nfellside\nfellside-app\n\nType / to search"),
    debris("Code\nIssues\n142\nPull requests\n17\nDiscussions\nActions\nSecurity\nInsights"),
    {
      is: "frame",
      text: "is:issue state:open label:offline\nLabels\nMilestones\nNew issue\nOpen\n142\n(142)\nClosed\n1,204\nAuthor\nLabels\nProjects\nMilestones\nAssignees\nNewest",
    },
    within(
      "user_feedback",
      "",
      "Region download starts again from zero whenever my phone locks",
      "\nStatus: Open.\nbug\noffline\n#2213 In fellside/fellside-app;· tarnhows opened 3 days ago\nOffline regions\n11",
    ),
    within(
      "feature_idea",
      "",
      "Feature request: let me name my regions instead of “Region 1”, “Region 2”",
      "\nStatus: Open.\nenhancement\n#2209 In fellside/fellside-app;· peatbog opened last week\n4",
    ),
    within(
      "noise",
      "",
      "chore: bump tokio from 1.47 to 1.48",
      "\nStatus: Open.\ndependencies\n#2207 In fellside/fellside-app;· dependabot opened last week",
    ),
    within(
      "user_feedback",
      "",
      "App shows “storage full” with 14 GB free, lost my maps the evening before a trip",
      "\nStatus: Open.\nbug\nneeds triage\n#2201 In fellside/fellside-app;· morag-hill opened last week\n7",
    ),
    within(
      "technical_constraint",
      "",
      "Archives over 4 GB cannot be opened on 32-bit Android",
      "\nStatus: Open.\nandroid\nupstream\n#2196 In fellside/fellside-app;· ravis-fm opened 2 weeks ago\nOffline regions\n2",
    ),
    within(
      "noise",
      "",
      "asdfgh",
      "\nStatus: Open.\n#2195 In fellside/fellside-app;· xx-9913 opened 2 weeks ago",
    ),
    within(
      "feature_idea",
      "",
      "Suggestion: a button to update all regions at once before a holiday",
      "\nStatus: Open.\nenhancement\noffline\n#2188 In fellside/fellside-app;· hutwarden42 opened on Nov 9\n9",
    ),
    within(
      "user_feedback",
      "",
      "Please stop hiding the delete button, took me ten minutes to find it with frozen fingers",
      "\nStatus: Open.\nux\n#2180 In fellside/fellside-app;· hutwarden42 opened on Nov 5\n3",
    ),
    debris("Previous\n1\n2\n3\n4\n5\n6\nNext"),
    debris(
      "Footer\n© 2026 GitHub, Inc.\nFooter navigation\nTerms\nPrivacy\nSecurity\nStatus\nDocs\nContact",
    ),
  ],
};
