import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const otter: PasteReference = {
  name: "Otter transcript",
  initiative: "Offline regions",
  parts: [
    {
      is: "frame",
      text: "Call with mountain rescue, Wasdale\nTue, Nov 24, 2026 2:03PM • 31:18\nSUMMARY KEYWORDS\nregion, phone, search, radio, map, team, signal, update\nSPEAKERS\nGillian Bell, Kenny Tyson, Speaker 3",
    },
    within(
      "noise",
      "Gillian Bell  00:03\n",
      "Hello? Ah, there we go. Is it raining where you are?",
    ),
    within("noise", "Kenny Tyson  00:09\n", "It's Wasdale."),
    { is: "frame", text: "Gillian Bell  00:12\nWho in the team has the app?" },
    within(
      "target_users",
      "Kenny Tyson  00:18\n",
      "All forty-two of us, but the ones who really use it are the six search managers. They plan in the Land Rover, on a tablet, with the engine running.",
    ),
    { is: "frame", text: "Gillian Bell  00:35\nAnd when it goes wrong?" },
    within(
      "user_feedback",
      "Kenny Tyson  00:38\n",
      "It goes wrong when three of us have three different versions of the same hillside. I wasted half an hour on a sheepfold that isn't there any more.",
    ),
    within(
      "feature_idea",
      "Speaker 3  01:10\n",
      "What would help is a way to lock a region, so that nothing in it changes until the search is over.",
    ),
    within("noise", "Kenny Tyson  01:22\n", "Sorry, that's the pager. No, false alarm, go on."),
    within(
      "technical_constraint",
      "Kenny Tyson  01:31\n",
      "You should know that our tablets have no SIM and are only ever on the base's Wi-Fi, which is limited to two megabits.",
    ),
    within(
      "risk",
      "Speaker 3  02:05\n",
      "My worry is that copies expire. If a subscription lapses in the middle of a winter and nobody notices, we might be out on a search with nothing.",
    ),
    within(
      "key_competitors",
      "Kenny Tyson  02:40\n",
      "The team in Keswick went over to Trailpost, they give rescue teams the lot for free. Their paths are rubbish up here, mind.",
    ),
    within(
      "decision",
      "Gillian Bell  03:15\n",
      "All right, then it's agreed: rescue teams get copies that never expire, and Tamsin clears that with the survey. We thought about a yearly code, but somebody always forgets it.",
    ),
    within(
      "goal",
      "Gillian Bell  03:34\n",
      "And as a target: by September 30, 2027 all twelve Lakeland teams have the whole park on their tablets. Today it's two.",
    ),
    within(
      "noise",
      "Kenny Tyson  03:50\n",
      "Champion. I'll let you get on, thanks for the biscuits.",
    ),
    debris("Transcribed by https://otter.ai"),
  ],
};
