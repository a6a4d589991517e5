import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { alertsPrd } from "./documents/alerts-prd";

export const alerts: SampleInitiative = {
  title: "Anomaly alerts",
  description:
    "Customers learn within 15 minutes that their files are being encrypted, and which backup was the last good one. For everybody on 9 June 2027. Lead: Noor Haddad.",
  archived: false,
  documents: [alertsPrd],
  contextItems: [
    {
      label: "target_users",
      title: "Who gets woken up",
      content: `The one administrator of a firm of 50 to 800 people. Three in four have nobody on call. Not for customers with a security centre of their own.`,
    },
    {
      label: "user_feedback",
      title: "Sigrid at Tromsø Fisk",
      content: `"We saw it on Monday. It had started on Friday at six, and I was at my sister's." Lost four days of orders.`,
    },
    {
      label: "user_feedback",
      title: "What 18 administrators said",
      content: `15 want a call at night, 12 want to choose who is called. 9 switched off the alerts of another product, since there were too many.`,
    },
    {
      label: "key_competitors",
      title: "Bluedeep",
      content: `Alerts by mail only, within an hour. Included in the price. About 4 false alerts a month, say two who left them.`,
    },
    {
      label: "market_research",
      title: "Silent trial on old data",
      content: `On 24 months of change rates the model found 29 of 31 attacks, with 0.8 false alerts per customer and quarter. Both misses were slower than 200 files an hour.`,
    },
    {
      label: "technical_constraint",
      title: "Change rates",
      content: `Known only when a backup ends; 22 % of the sets run once a day. Calls go through Telvia, 300 at the same time at most.`,
    },
    {
      label: "decision",
      title: "Calls from the first day",
      content: `28 October 2026, Oona, Noor, Felix: calls and SMS, not mail alone. 15 of 18 want it, and mail is often down in an attack. €0.11 a call. Look again if calls cost more than €4,000 a month.`,
    },
    {
      label: "general_note",
      title: "How we tell people (Felix)",
      content: `Message: "The phone rings before the damage is done." In the console from 22 March for the 200, a mail to all on 9 June, a talk at IT-Tage in Lisbon on 16 June. Help page in six languages by 28 May.`,
    },
    {
      label: "risk",
      title: "Too many false alerts",
      content: `Administrators would switch them off. Silent run with 200 customers first; we start only below 1 per customer and quarter, and a set can be silenced.`,
    },
    {
      label: "risk",
      title: "Telvia is down during an attack on many",
      content: `More than 300 calls at the same time would queue.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "Noticed in minutes",
      key_result: "Median of 30 minutes until an administrator has seen the alert",
      baseline: "19 hours in 2025",
      timeframe: "31 December 2027",
      priority: 100,
    },
    {
      goal_type: "success_metric",
      title: "Alerts stay switched on",
      key_result: "95 % of customers keep them on after 90 days",
      timeframe: "30 September 2027",
    },
  ],
};

export const drills: SampleInitiative = {
  title: "Restore drills",
  description: "Customers practise a restore before they need one.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "user_feedback",
      title: "Ticket 88120",
      content: `"We had backups for six years and nobody knew the passphrase." 14 such tickets in 2026.`,
    },
    {
      label: "feature_idea",
      title: "Drill on Sunday",
      content: `Once a quarter a sample of 50 files is restored by itself; the report goes to the managing director.`,
    },
    {
      label: "feature_idea",
      title: "Certificate for the insurer",
      content: `A PDF with date, size and duration of the last drill. Three insurers said they would take it.`,
    },
    {
      label: "feature_idea",
      title: "Drills for other vendors' backups",
      content: `Rejected on 4 November: we would be liable for what we cannot see.`,
    },
    {
      label: "risk",
      title: "A drill slows the night's backups",
      content: `At 40 MB a second the window of large customers gets tight.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "Passphrases are known",
      key_result: "Fewer than 3 tickets a year about lost passphrases",
      baseline: "14 in 2026",
      timeframe: "31 December 2027",
    },
    {
      goal_type: "success_metric",
      title: "Drills are run",
      key_result: "Half of the customers had a drill in the last 90 days",
      baseline: "4 %",
      timeframe: "31 December 2027",
    },
  ],
};
