import type { PasteReference } from "../../reference";

const thread: PasteReference = {
  name: "Thread in #vault-launch",
  initiative: "Immutable Vault",
  parts: [
    { is: "frame", text: "Wednesday, November 18th" },
    { is: "frame", text: "Felix  9:02 AM" },
    { is: "noise", text: "morning! who has the clicker from the all-hands" },
    { is: "frame", text: "Dana  9:15 AM" },
    {
      is: "user_feedback",
      text: 'Fjord Kommune called: their admin locked the test set for 90 days and asked three times if we could "just this once" shorten it. Not angry, but close.',
    },
    { is: "frame", text: "Ines  9:18 AM" },
    {
      is: "feature_idea",
      text: "what if the first lock on a set can be at most 14 days, and longer ones only after that has run out once?",
    },
    { is: "frame", text: "Bart  9:31 AM" },
    {
      is: "technical_constraint",
      text: "Dublin's disks are at 78 %. Above 85 % the store refuses to take locks, that's hard-wired in the firmware.",
    },
    { is: "frame", text: "Bart  9:33 AM" },
    { is: "risk", text: "if the new shelves slip past 1 Feb, phase 2 fills Dublin in nine days" },
    { is: "frame", text: "Felix  9:34 AM" },
    { is: "noise", text: ":grimacing:" },
    { is: "frame", text: "Dana  9:34 AM" },
    { is: "noise", text: "+1" },
    { is: "frame", text: "Oona  10:05 AM" },
    {
      is: "decision",
      text: "Decided: phase 2 starts with Frankfurt customers only, Dublin follows when the shelves are in. Reason: I'd rather be late than refuse a lock we sold.",
    },
    { is: "frame", text: "Oona  10:06 AM" },
    {
      is: "goal",
      text: "and let's have a number for it: Dublin below 70 % by March 31 (78 % today)",
    },
    { is: "frame", text: "Felix  10:20 AM" },
    {
      is: "external_link",
      text: "recording of the Ostrava rehearsal: https://video.harborline.example/r/ostrava-2",
    },
    { is: "frame", text: "Felix  10:21 AM" },
    { is: "noise", text: "found the clicker, it was in my bag. sorry all" },
    { is: "frame", text: "Dana  10:22 AM" },
    { is: "noise", text: "lol" },
  ],
};

const call: PasteReference = {
  name: "Notes of a customer call",
  initiative: "Anomaly alerts",
  parts: [
    { is: "frame", text: "Call notes – Reuter Kartonagen (Noor, 12 Nov, 35 min)" },
    {
      is: "noise",
      text: "Joined: Herr Reuter jr., their admin Jens, me\nSmall talk about the storm, their roof is fine",
    },
    {
      is: "target_users",
      text: "- Jens is alone for 210 people and three plants; on holiday the apprentice has the phone",
    },
    {
      is: "user_feedback",
      text: '- "If you ring me at three, I want to hear one sentence: pull the plug or go back to bed."',
    },
    {
      is: "key_competitors",
      text: "- they also looked at Bluedeep: €90 a month, mails in English only, Jens had 11 of them in October",
    },
    {
      is: "compliance_requirements",
      text: "- NIS2: they have to report within 24 hours, so they need the time of the first odd backup in writing",
    },
    {
      is: "market_research",
      text: "- their trade association asked 74 box makers: 19 were attacked since 2023, 6 of them paid",
    },
    {
      is: "feature_idea",
      text: "- would like a second number that is called if nobody picks up within two minutes",
    },
    {
      is: "noise",
      text: "- I send the slides tomorrow\n- next call Thursday, same link\n- he says hello to Felix",
    },
  ],
};

export const pastes = [thread, call];
