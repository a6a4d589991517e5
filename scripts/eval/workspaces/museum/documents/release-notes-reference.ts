import type { DocumentReference } from "../../../reference";

export const releaseNotes: DocumentReference = {
  initiative: "Visitor app 1.4",
  type: "release_notes",
  points: [
    {
      point: "all stops on one's own phone, below deck too",
      words: ["own phone"],
      sections: ["Highlights", "New"],
    },
    { point: "packs by deck", words: ["packs|pack", "deck"], sections: ["Highlights", "New"] },
    {
      point: "transcripts for 19 of 22 stops",
      words: ["transcript", "19 of 22"],
      sections: ["New", "Highlights", "Known issues"],
    },
    {
      point: "the map opens in 1 second",
      words: ["map opens"],
      sections: ["Improved", "Highlights"],
    },
    {
      point: "text follows the phone's size",
      words: ["text", "phone's size|size follows|follows the phone"],
      sections: ["Improved", "New"],
    },
    { point: "sound with the screen locked", words: ["sound stopped"], sections: ["Fixed"] },
    { point: "stop 17 played stop 7", words: ["stop 17"], sections: ["Fixed"] },
    {
      point: "on Android 9 the map does not turn",
      words: ["android 9", "turn"],
      sections: ["Known issues"],
    },
    {
      point: "delete the old pack and load again",
      words: ["old pack", "delete"],
      sections: ["Changes that need action"],
    },
    {
      point: "from 8 February",
      words: ["8 february"],
      sections: ["Availability and help", "Highlights"],
    },
    {
      point: "Android 9 and iOS 15",
      words: ["ios 15"],
      sections: ["Availability and help", "Changes that need action", "Known issues"],
    },
  ],
  wrong: [
    { says: ["pip"], because: "The trail is an idea: it is not in 1.4." },
    { says: ["brass"], because: "Scanning is an idea: it is not in 1.4." },
    { says: ["ticket"], because: "Ruled out." },
    { says: ["18,400|9,500"], because: "Visitors are not told what it cost." },
    { says: ["harbour house"], because: "Another museum is no news." },
    { says: ["release form|have yet to sign"], because: "Between the museum and the families." },
    { says: ["stop 17|sound stopped"], sections: ["Known issues", "New"], because: "It is fixed." },
    { says: ["desk", "briefing"], because: "For volunteers only." },
    { says: ["64 %|7.4 %"], because: "Inside figures." },
    { says: ["easy and intuitive"], because: "Not done, and nobody can tell when it is." },
  ],
  belongs: {
    "Visitor app 1.4": ["Highlights", "Availability and help"],
    "Epic: audio stops in your pocket (draft 3)": ["Highlights", "New", "Improved", "Known issues"],
    "Comment cards, August to October": ["Highlights"],
    "No signal below deck": ["Availability and help", "Known issues", "Changes that need action"],
    Accessibility: ["New", "Availability and help"],
    "Packs by deck, no streaming": ["Highlights", "New", "Improved", "Changes that need action"],
    "1.4: state of things (Jago, 9 Nov)": [
      "Highlights",
      "New",
      "Improved",
      "Fixed",
      "Known issues",
      "Changes that need action",
    ],
    "Stop numbers": ["Availability and help"],
  },
};
