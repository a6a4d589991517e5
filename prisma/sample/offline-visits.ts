import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { aiImplementationSpec } from "./offline-visits/ai-implementation-spec";
import { aiTestPlan } from "./offline-visits/ai-test-plan";
import { prd } from "./offline-visits/prd";
import { riskRegister } from "./offline-visits/risk-register";

export const offlineVisits: SampleInitiative = {
  title: "Offline visits in the technician app",
  description:
    "Let technicians finish a whole visit in cellars, lift shafts and plant rooms without a connection, and never enter a report twice. Product: Aisha Benali. Engineering: Jonas Hellwig. Wide beta from 23 November 2026, general availability on 12 January 2027.",
  archived: false,
  documents: [prd, riskRegister, aiImplementationSpec, aiTestPlan],
  contextItems: [
    {
      label: "target_users",
      title: "Technicians who work below ground or behind concrete",
      content: `About 3,100 of our 9,840 technicians have at least one visit a day without a usable connection. Lift mechanics are hit hardest (61% of visits), then heating engineers in apartment blocks (29%). Most wear gloves, use the phone with one hand, and fill in the report before they leave the room because they forget the readings otherwise.`,
    },
    {
      label: "user_feedback",
      title: "Liftservice Rijnmond: an hour of typing in the van",
      content: `"I do five lifts, I write five reports, and at four o'clock two of them are gone. So I sit in the van and type them again from my paper notes. If I have paper notes anyway, what is the app for?"

Ferry, lift mechanic, interview on 17 September 2026. The firm (112 technicians, Plus) counts 26 minutes lost per technician per week and has asked for a date before it renews on 1 March 2027.`,
      source_url: "https://research.example.com/interviews/2026-09-17-liftservice",
    },
    {
      label: "user_feedback",
      title: "Support tickets in the third quarter",
      content: `312 of 1,480 tickets (21%) say that a report was lost or that the app "keeps loading". Median time to solve: 2 days, because support has to ask for device logs. Tagged by Lieke Smit's team.`,
    },
    {
      label: "market_research",
      title: "How often visits lose the connection",
      content: `Measured in the app from 14 to 25 September 2026, 402,000 visits: 23% had no usable connection for more than 60 seconds, 9% for more than 15 minutes, 1.2% for the whole visit. 1.8% of visits had a report that was entered again, about 720 a day.`,
    },
    {
      label: "feature_idea",
      title: "Finish the visit now, send it later",
      content: `Readings, parts, photos, signature and the "done" button all work without a connection. A small counter shows what is waiting to be sent. Nothing asks the technician to try again.`,
    },
    {
      label: "technical_constraint",
      title: "Small phones with little memory",
      content: `14% of Android devices have 3 GB of memory or less, and firms replace phones every four years. Local data must stay under 300 MB a device, photos included, and the app must start within 3 seconds on a Galaxy A14.`,
    },
    {
      label: "decision",
      title: "The technician's report wins, the dispatcher's plan wins",
      content: `3 September 2026, Aisha Benali and Jonas Hellwig, agreed with Marit de Vries. When both sides changed a visit while the phone was offline: what the technician recorded on site is kept, and what the dispatcher planned (time, address, who goes) is kept. No merge screen on the phone. Both versions stay in the visit's history.`,
    },
    {
      label: "decision",
      title: "General availability in January, not before Christmas",
      content: `9 November 2026, Marit de Vries. The beta found two sync faults in its first week. The last app release before the heating-season freeze is on 11 December; we use it for fixes, and open offline visits to everybody on 12 January 2027.`,
    },
    {
      label: "risk",
      title: "Lost phone with customer data on it",
      content: `Cause: up to three days of addresses and photos are stored on the phone. Effect: a notifiable data breach for our customer. Likelihood: 40 to 60 phones a year are reported lost. Countermeasure: encrypted store, key removed on remote sign-out, data gone after 72 hours without contact.`,
    },
    {
      label: "risk",
      title: "Photos fill the queue",
      content: `Cause: lift inspections attach up to 40 photos. Effect: reports wait behind photos and invoices go out late. Likelihood: seen at two of six beta customers. Countermeasure: send reports first, photos by Wi-Fi when the firm chooses so.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "A technician finishes a visit without a connection",
      description: "From opening the visit to the customer's signature, for at least eight hours.",
      key_result: "95% of visits without a connection are finished on site",
      baseline: "38% in September 2026",
      timeframe: "31 March 2027",
      priority: 100,
    },
    {
      goal_type: "success_metric",
      title: "Reports are entered once",
      key_result: "Fewer than 0.3% of visits have a report entered again",
      baseline: "1.8% of visits, about 720 a day",
      timeframe: "31 March 2027",
      priority: 90,
    },
    {
      goal_type: "business_outcome",
      title: "Keep the three lift-maintenance customers that renew in the first quarter",
      description: "268 Plus seats together. All three named offline work as a condition.",
      key_result: "€132,000 of annual recurring revenue renewed",
      baseline: "None of the three has signed",
      timeframe: "First quarter of 2027",
      priority: 80,
    },
    {
      goal_type: "constraint",
      title: "No extra charging during a shift",
      key_result: "At most 2 percentage points more battery over an eight-hour shift",
      baseline: "31% used over a shift today",
      timeframe: "At general availability",
      priority: 50,
    },
  ],
};
