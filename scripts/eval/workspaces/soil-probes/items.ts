import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const firmwareItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Who has the laptop today",
    content: `- service techs at 23 distributors, ~400 probes each per season
- growers above 50 ha with their own agronomist
- not: hobby gardens. not: gen-2 probes, they have no second flash bank`,
  },
  {
    label: "user_feedback",
    title: "Delaney Berries, 14 Sep",
    content: `Pat Delaney: "Your lad was here three days plugging a laptop into 140 sticks. I had pickers standing round him." Wants a warning beforehand and nothing at all while they pick (June to August).`,
  },
  {
    label: "user_feedback",
    title: "Tickets Jan-Sep",
    content: `- 2,310 in total
- 388 "needs new firmware"; 120 of those never got it, tech too far away
- 204 bent antennas
- 97 app logins
Counted by Ruth.`,
  },
  {
    label: "market_research",
    title: "60 visits, sampled",
    content: `2025, four distributors. Mean 2.1 h of travel, 11 min per probe, €185 per visit. 74 % of the visits were firmware only.`,
  },
  {
    label: "key_competitors",
    title: "Aquasense",
    content: `- updates by radio since 2024, over LTE-M; SIM costs the grower €22 per probe and year
- probe €310, ours €198
- whole image every time, 40 min, valves locked meanwhile
- a reading every minute, ours every 30. Good app.
- Vanhove (600 probes) went to them in May: "we don't send people into fields any more"
- Kilmore Apples came back in August because of the SIM fee`,
  },
  {
    label: "feature_idea",
    title: "Send the difference only",
    content: `Full image 212 kB = 5.5 h at SF9. Difference for a usual release 14-20 kB = under 30 min. Tomasz has a prototype (bsdiff).`,
  },
  {
    label: "feature_idea",
    title: "Quiet weeks",
    content: `Grower blocks dates, nothing is flashed then. Asked for by Delaney and 4 distributors. ~6 days of work in the dashboard.`,
  },
  {
    label: "feature_idea",
    title: "Probe hands the image to its neighbour",
    content: `Dropped 2 Oct. Eats 9 % of the battery, doubles the test matrix. Not before gen-4.`,
  },
  {
    label: "technical_constraint",
    title: "868 MHz",
    content: `Duty cycle 1 % per gateway = 36 s of airtime an hour. Class A: downlink only after an uplink. One gateway, up to 300 probes.`,
  },
  {
    label: "technical_constraint",
    title: "Flash and volts",
    content: `Bank B: 256 kB. Writing an image takes 0.4 % of the battery at 20 °C, 0.7 % at 0 °C. No writes below 2.9 V: a brownout there kills the bootloader.`,
  },
  {
    label: "compliance_requirements",
    title: "RED and what Nemko wants",
    content: `EN 18031-1 since 1 Aug 2025: signed images (Ed25519), no downgrade. Update log kept 10 years. Re-assessment at Nemko takes 6 weeks; not started.`,
  },
  {
    label: "decision",
    title: "Two banks",
    content: `2 Oct, Brannigan, Wilk, Osei. Image goes to bank B, swap after CRC and signature; two failed boots and the probe is back on A. Price: 256 kB of flash, so gen-2 is out. Rejected: patching in place, which saves the flash but has no way back. Reopen if gen-2 is still above 30 % of the field at the end of 2027 (38 % now).`,
  },
  {
    label: "general_note",
    title: "Beta and rings",
    content: `Delaney (140 probes), Kilmore Apples (310), Station de Balandran (85). Balandran only after their lawyer has signed the data addendum.
Rings: 50 on the bench, 1 %, 10 %, 100 %, 48 h apart. Halt if more than 0.5 % stay silent for 24 h; Aoife calls it.`,
  },
  {
    label: "risk",
    title: "Bricked in the ground",
    content: `A probe that does not boot has to be dug up and shipped: €95. 1 % of the field is €58k. Against it: two banks, watchdog confirm, the 1 % ring, and 5,000 swaps with power cuts on the bench (Osei, by 12 Feb).`,
  },
  {
    label: "risk",
    title: "June airtime",
    content: `In the irrigation season probes report every 5 min instead of 30. A release might then take over 3 weeks per gateway. Nobody has measured it.`,
  },
  {
    label: "general_note",
    title: "Spring plan, superseded",
    content: `April 2026: update by phone over Bluetooth, tech walks the rows, launch September 2026. Void since the visit at Delaney's: still somebody walking the rows.`,
  },
];
