import type { PasteReference } from "../../../reference";
import { debris } from "../../parts";

export const notion: PasteReference = {
  name: "Notion page exported as Markdown",
  initiative: "Badges from the browser",
  parts: [
    { is: "frame", text: "# Visit: Halden Labs reception\n" },
    {
      is: "frame",
      text: `Created: November 18, 2026 10:02 AM
Created by: Kofi Mensah
Tags: printers, visit
Status: Done
Company: Halden Labs (../Companies/Halden%20Labs%209f2c41d07a6b4c.md)
Last Edited: November 24, 2026 5:47 PM
`,
    },
    debris("![IMG_2214.heic](Visit%20Halden%20Labs%20reception/IMG_2214.heic)\n"),
    { is: "frame", text: "## What we saw\n" },
    {
      is: "user_feedback",
      text: "- Ingrid: “On Monday I had nine auditors in front of me and the printer printed half a name, twice. I wanted to crawl under the desk.”",
    },
    {
      is: "user_feedback",
      text: "- She complains that a badge takes so long that people walk off without it",
    },
    {
      is: "technical_constraint",
      text: "- The reception PC is locked down. Nothing can be installed, and USB ports only accept devices on their IT's list",
    },
    { is: "frame", text: "\n## Ideas\n" },
    {
      is: "feature_idea",
      text: "- print a QR code on the back so that the badge works at the coffee machine",
    },
    {
      is: "feature_idea",
      text: "- let reception choose which badge comes out first when a group arrives",
    },
    { is: "frame", text: "\n<aside>\n⚠️ Risk" },
    {
      is: "risk",
      text: "If Chrome drops WebUSB we would have to start over, and nobody is watching their roadmap.",
    },
    { is: "frame", text: "</aside>\n\n## Numbers\n" },
    {
      is: "market_research",
      text: "Counted for one day: 63 visitors, 11 badges printed twice, 4 not at all. 41 seconds per badge on average.",
    },
    { is: "frame", text: "\n## Next\n" },
    {
      is: "noise",
      text: "- [x]  send Ingrid the mug\n- [ ]  @Kofi Mensah ask for the model numbers by Friday",
    },
    {
      is: "goal",
      text: "- Target that we agreed on: fewer than 5 badge tickets a month from Halden by June 2027, it was 22 in October",
    },
  ],
};
