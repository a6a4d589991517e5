import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const canny: PasteReference = {
  name: "Canny board copied from the browser",
  initiative: "Offline regions",
  parts: [
    debris("Fellside Maps\nRoadmap\nFeedback\nChangelog\nLog in / Sign up"),
    debris("Create a post\nTitle\nShort, descriptive title\nDetails\nAny additional details…"),
    { is: "frame", text: "Showing\nTrending\nposts in Offline" },
    within(
      "feature_idea",
      "312\n",
      "Show how old my region is\nA small date next to the name would do. Maybe turn it orange when it is time to update.",
      "\nplanned\n·\n18",
    ),
    within(
      "feature_idea",
      "187\n",
      "Download along a GPX track\nI have the route already, it would be great if the app took two km on each side by itself.",
      "\nunder review\n·\n26",
    ),
    within(
      "user_feedback",
      "141\n",
      "Downloads eat my data\nIt ignored “Wi-Fi only” on the ferry and I paid $60 for one map. I am really angry about this.",
      "\n·\n33",
    ),
    within("noise", "2\n", "test\ntesting whether this works", "\n·\n0"),
    within(
      "feature_idea",
      "96\n",
      "Contours without the rest\nPlease add a light version with only contours and paths for old phones.",
      "\nin progress\n·\n9",
    ),
    within(
      "user_feedback",
      "74\n",
      "Half of Mull is missing\nThe region ends in the middle of the island. We stood there with two kids and a grey screen.",
      "\n·\n12",
    ),
    within("noise", "1\n", "Buy cheap hiking boots\nbest-boots-deals.example", "\n·\n0"),
    debris("Load More\nPowered by Canny"),
  ],
};
