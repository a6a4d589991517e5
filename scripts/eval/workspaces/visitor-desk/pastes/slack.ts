import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const slack: PasteReference = {
  name: "Slack thread copied from the app",
  initiative: "Roll call",
  parts: [
    { is: "frame", text: "Thread\nroll-call" },
    within(
      "user_feedback",
      "Wesley Obi\n  9:12 AM\n",
      "from Corvane's safety manager after Monday's drill: “I had 212 names and no idea where to start. Just tell me how many are missing, I'll find out who.”",
    ),
    debris(":eyes:\n3\n:100:\n2"),
    { is: "frame", text: "11 replies" },
    within("noise", "Tom Becker\n  9:14 AM\n", "oof"),
    within(
      "feature_idea",
      "Dana Kowalski\n  9:20 AM\n",
      "we could put one huge number on top, counting down, and the names only when you pull up",
    ),
    debris(":heart:\n4"),
    within(
      "technical_constraint",
      "Lena Fox\n  9:31 AM\n",
      "heads-up for that: two phones that are both offline can't agree on a count. they only merge their ticks over Bluetooth, and that reaches 30 meters at most (edited) ",
    ),
    within(
      "noise",
      "Tom Becker\n  9:33 AM\n",
      "can someone let me in, badge is on my desk again :sweat_smile:",
    ),
    { is: "noise", text: "9:34\nnvm Hanna did" },
    within(
      "risk",
      "Aisha Rahman\n  9:52 AM\n",
      "my worry is the name list itself. a photo of that screen on social media shows who visits a defense supplier, and we have nothing against screenshots",
    ),
    within(
      "key_competitors",
      "Hanna Lindgren\n  10:08 AM\n",
      "fyi Atrio has cut evacuation out of the base price since this month, it's $40 on top now. Two prospects told me independently",
    ),
    { is: "frame", text: "New" },
    within(
      "decision",
      "Dana Kowalski\n  10:41 AM\n",
      "ok, talked to Ines, decided: no names on the lock screen, only the number of people missing. We lose a tap, but Aisha is right about photos",
    ),
    debris(":white_check_mark:\n5\n:pray:\n1"),
    within(
      "goal",
      "Dana Kowalski\n  10:44 AM\n",
      "and let's pin the beta target: by March 1, 2027 five of the six beta sites finish a drill in under 8 minutes. Today none of them does.",
    ),
    within("noise", "Wesley Obi\n  10:46 AM\n", ":tada: lunch at the ramen place?"),
    debris("Also send to # roll-call\nReply…"),
  ],
};
