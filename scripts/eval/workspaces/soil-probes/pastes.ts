import type { PasteReference } from "../../reference";

const initiative = "Firmware over the air";

const tickets: PasteReference = {
  name: "Ticket export, week 46",
  initiative,
  parts: [
    { is: "frame", text: "export 2026-11-16 06:00 filter=tag:firmware sort=opened" },
    { is: "frame", text: "#18841 | 09 Nov | GreenTec Kortrijk" },
    {
      is: "user_feedback",
      text: `"Drove 140 km for eleven probes. Customer asked me why his phone updates itself and a €198 stick can't."`,
    },
    { is: "frame", text: "#18847 | 10 Nov | mailer-daemon" },
    {
      is: "noise",
      text: "Out of office: I am away until 23 November and will reply on my return.",
    },
    { is: "frame", text: "#18852 | 10 Nov | Kilmore Apples" },
    {
      is: "feature_idea",
      text: "could the app show which release each probe is on, with a filter for the old ones? we keep a spreadsheet for that",
    },
    { is: "frame", text: "#18853 | 11 Nov | internal, Wilk" },
    {
      is: "technical_constraint",
      text: "1.8.x has a 4-byte sequence counter that wraps at 65,536 blocks in the old bootloader. Probes on 1.8 or older can't take an image above 64 kB.\nAffects about 7,100 units.",
    },
    { is: "frame", text: "#18860 | 12 Nov | Agri-Sud" },
    { is: "noise", text: "test test pls ignore" },
    { is: "frame", text: "#18866 | 12 Nov | Agri-Sud" },
    {
      is: "key_competitors",
      text: "FYI Aquasense reps are offering a free swap here, old probe against a new one, first year of SIM included, until the end of January.",
    },
    { is: "frame", text: "#18871 | 13 Nov | internal, Ruth" },
    {
      is: "risk",
      text: "Worried about the distributors: a third of their service income is these visits. If we take that away and offer nothing, some will simply stop selling us.",
    },
    { is: "frame", text: "-- 9 rows shown, 41 hidden --" },
  ],
};

const review: PasteReference = {
  name: "Design review notes",
  initiative,
  parts: [
    { is: "frame", text: "FOTA design review #4 / 17 Nov / room 2 + call" },
    {
      is: "noise",
      text: "present: AB, TW, KO, Ruth (late)\nprojector dead again, used TW's screen",
    },
    {
      is: "decision",
      text: "- block size 48 B, fixed. agreed by all.\n  why: fits SF9 with header, no second code path. 64 B would be 8 % faster but fails at SF10",
    },
    {
      is: "technical_constraint",
      text: "- gateway holds at most 16 open sessions, RAM. 17th probe gets a NACK and waits for its next uplink",
    },
    {
      is: "goal",
      text: "- target: 10 % ring done within 72 h by end of May, no manual retries",
    },
    {
      is: "compliance_requirements",
      text: "- KO read the CRA text: from 11 Dec 2027 security fixes have to be offered for 5 years at least, free of charge, separate from features where possible",
    },
    {
      is: "market_research",
      text: "- Ruth's distributor poll: 17 of 23 answered. 12 would pay for remote updates, median €1.50 per probe and year. 3 said no way",
    },
    {
      is: "external_link",
      text: "- LoRa Alliance fragmentation spec TS004: https://lora.example.org/ts004-2.0.0.pdf",
    },
    {
      is: "tech_stack",
      text: "- image signing runs on a YubiHSM 2 behind GitHub Actions, key ceremony script in Go",
    },
    {
      is: "risk",
      text: "- what if somebody leaves the bench key in a release build? TW: happened in 2023, found by luck",
    },
    {
      is: "noise",
      text: "- lunch: tacos won 3:1\n- next review 1 Dec, same room if the projector lives",
    },
  ],
};

export const pastes = [tickets, review];
