import type { PasteReference } from "../../../reference";
import { within } from "../../parts";

export const zoom: PasteReference = {
  name: "Zoom captions",
  initiative: "Roll call",
  parts: [
    { is: "frame", text: "WEBVTT\n" },
    within(
      "noise",
      "1\n00:00:02.370 --> 00:00:05.110\nDana Kowalski: ",
      "Hi Hal, can you hear me okay?",
      "\n",
    ),
    within(
      "noise",
      "2\n00:00:05.900 --> 00:00:09.480\nHal Brandt: ",
      "Yep. I've got the dog in here, sorry in advance.",
      "\n",
    ),
    {
      is: "frame",
      text: "3\n00:00:10.020 --> 00:00:14.640\nDana Kowalski: So what happens at Corvane when the alarm goes?\n",
    },
    {
      is: "user_feedback",
      text: `4
00:00:15.200 --> 00:00:21.730
Hal Brandt: Honestly, I stand on a pallet and shout surnames.

5
00:00:21.730 --> 00:00:27.990
Hal Brandt: Last time the first two hundred took me eleven minutes and then the battery of the tablet was dead.
`,
      says: "Honestly, I stand on a pallet and shout surnames. Last time the first two hundred took me eleven minutes and then the battery of the tablet was dead.",
    },
    {
      is: "frame",
      text: "6\n00:00:28.500 --> 00:00:31.120\nDana Kowalski: Who else would use it?\n",
    },
    within(
      "target_users",
      "7\n00:00:31.800 --> 00:00:41.050\nHal Brandt: ",
      "The wardens are shift leads, twelve per shift, in hazmat gloves most of the time. They won't type anything.",
      "\n",
    ),
    within(
      "feature_idea",
      "8\n00:00:42.400 --> 00:00:50.330\nHal Brandt: ",
      "It would be great if they could just tap the badge against the phone to tick someone off.",
      "\n",
    ),
    within("noise", "9\n00:00:50.900 --> 00:00:52.210\nDana Kowalski: ", "Mm-hmm. Yeah.", "\n"),
    within(
      "technical_constraint",
      "10\n00:00:53.000 --> 00:01:04.870\nHal Brandt: ",
      "Mind you, in the solvent hall only explosion-proof devices are allowed, so an ordinary phone can't be switched on in there.",
      "\n",
    ),
    within(
      "risk",
      "11\n00:01:06.120 --> 00:01:15.640\nHal Brandt: ",
      "What I'm afraid of is that people trust the number. If it says zero missing and it's wrong, nobody goes back in.",
      "\n",
    ),
    within(
      "noise",
      "12\n00:01:16.000 --> 00:01:19.300\nDana Kowalski: ",
      "You're on mute now, I think. There you are.",
      "\n",
    ),
    within(
      "key_competitors",
      "13\n00:01:20.700 --> 00:01:31.900\nHal Brandt: ",
      "Our Texas plant has Atrio. Nice photos, but they pay for a consultant every time a gate is moved.",
      "\n",
    ),
    within(
      "goal",
      "14\n00:01:33.000 --> 00:01:41.480\nDana Kowalski: ",
      "Then let's set a target for Corvane: the full count in 7 minutes by the end of May 2027, against 19 today.",
      "\n",
    ),
    within(
      "noise",
      "15\n00:01:42.200 --> 00:01:46.050\nHal Brandt: ",
      "Works for me. I have to jump, talk to you on the ninth.",
    ),
  ],
};
