import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const githubIssue: PasteReference = {
  name: "GitHub issue with its comments",
  initiative: "Offline regions",
  parts: [
    {
      is: "frame",
      text: "Region download starts again from zero whenever my phone locks #2213\nOpen\nbug\nOpen\nRegion download starts again from zero whenever my phone locks\n#2213\n@tarnhows",
    },
    { is: "frame", text: "Description\ntarnhows\nopened 3 days ago · edited by tarnhows" },
    {
      is: "user_feedback",
      text: "Tried to get the Cairngorms for the weekend. Got to 83%, put the phone in my pocket, back to 0%. Four evenings in a row now. I ended up photographing the screen.",
    },
    {
      is: "frame",
      text: "App version: 8.1.2\nPhone: Pixel 6a, Android 15\nSteps to reproduce\n_No response_",
    },
    debris("👍\n14\n😢\n3"),
    { is: "frame", text: "Activity" },
    debris(
      "ravis-fm\nadded\nbugSomething isn't working\nofflineMaps without signal\n3 days ago\nravis-fm\nself-assigned this\n3 days ago",
    ),
    within("noise", "peatbog\npeatbog commented 3 days ago\n", "+1 from me"),
    within("noise", "morag-hill\nmorag-hill commented 3 days ago\n", "same here, any news?"),
    within(
      "user_feedback",
      "hutwarden42\nhutwarden42 commented 2 days ago\n",
      "It's worse in the hut: the generator goes off at ten, the router with it, and in the morning my guests have nothing. They blame me, not you.",
    ),
    within(
      "technical_constraint",
      "ravis-fm\nravis-fm commented 2 days ago\nMember\n",
      "Found it. Our download service is killed by Android after ten minutes in the background, and the system does not allow us to ask for more. Only a job that the system itself schedules may run longer.",
    ),
    debris("❤️\n6\nReact"),
    within(
      "feature_idea",
      "tarnhows\ntarnhows commented 2 days ago\nAuthor\n",
      "Could you at least add an option to keep the screen on while it downloads? I'd leave it on the charger.",
    ),
    within(
      "risk",
      "lichen-dev\nlichen-dev commented yesterday\nContributor\n",
      "My concern with keeping the screen on: phones get hot under a pillow. If one of them catches fire it will be our name in the paper.",
    ),
    within(
      "decision",
      "gbell\ngbell commented yesterday\nMember\n",
      "We've decided against the screen option and will move to scheduled jobs in 8.3 instead. That means downloads may pause for a few minutes, and we accept that.",
    ),
    debris(
      "gbell\nadded this to the 8.3 milestone\nyesterday\nravis-fm\nmentioned this yesterday\nfix: schedule region downloads as jobs #2221",
    ),
    debris(
      "Add a comment\nMarkdown is supported\nPaste, drop, or click to add files\nCreate issue\nRemember, contributions to this repository should follow its contributing guidelines and code of conduct.",
    ),
    debris(
      "Metadata\nAssignees\nravis-fm\nLabels\nbugSomething isn't working\nMilestone\n8.3\nRelationships\nNone yet\nDevelopment\nNotifications\nCustomize\nYou're not receiving notifications from this thread.\nParticipants",
    ),
  ],
};
