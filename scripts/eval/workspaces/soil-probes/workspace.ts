import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { requirements } from "./documents/requirements";
import { firmwareItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Field on the newest release",
    key_result: "90 % of gen-3 probes run it 30 days after it ships",
    baseline: "34 % (September 2026)",
    timeframe: "30 September 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Fewer vans",
    key_result: "Firmware-only visits are below 10 % of all visits",
    baseline: "74 %",
    timeframe: "31 December 2027",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "No holes in the curve",
    key_result: "No probe misses more than two readings during an update",
  },
  {
    goal_type: "constraint",
    title: "Battery budget",
    key_result: "One update takes at most 0.5 % of the battery at 20 °C",
  },
];

export const soilProbesWorkspace: SampleWorkspace = {
  name: "Sondra Instruments",
  contextItems: [
    {
      label: "company_info",
      title: "Sondra, five lines",
      content: `- Galway, 41 people
- soil probes and the gateway for them
- 61k probes in the field, 1,900 growers, 70 % sold by distributors
- FY25: €9.8M
- the board wants hardware margin above 40 %`,
    },
    {
      label: "tech_stack",
      title: "Probe to backend",
      content: `nRF52840 + SX1262, Zephyr 3.6, C. Gateway: Yocto, Go. Backend: Go, Postgres 16, MQTT. CI: GitHub Actions plus a bench of 12 probes.`,
    },
    {
      label: "brand_guidelines",
      title: "Wording",
      content: `"Probe", never "device" or "node". SI units. No exclamation marks. Never a battery life without a temperature. Moss green #3F6B3A.`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Firmware over the air",
      description:
        "Probes take new firmware by radio instead of from a technician with a laptop. Lead: Aoife Brannigan; radio: Tomasz Wilk. Beta with 3 growers from 9 March 2027, all gen-3 probes by 30 June 2027.",
      archived: false,
      documents: [requirements],
      contextItems: firmwareItems,
      goals,
    },
    {
      title: "Gateway on solar",
      description: "Gateway without mains. Parked until the panel supplier answers.",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "Balandran, orchard 6",
          content: `"The nearest socket is 900 m away and belongs to my brother-in-law."`,
        },
      ],
      goals: [],
    },
  ],
};
