import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { webhooksPrd } from "./documents/webhooks-prd";

export const webhooks: SampleInitiative = {
  title: "Webhooks v2",
  description:
    "Deliver every event at least once, in order for each ledger, with replay for 30 days, so that customers stop polling. Product: Priyanka Nair. Engineering: Tomasz Wilk. Released to everybody on 2 November 2026; v1 is switched off on 30 June 2027.",
  archived: false,
  documents: [webhooksPrd],
  contextItems: [
    {
      label: "target_users",
      title: "Integration engineers and whoever is on call",
      content: `One or two engineers per customer wrote the integration, usually more than a year ago; one in three has left since. On-call engineers get the page at month end and know nothing about accounting.`,
    },
    {
      label: "user_feedback",
      title: "Payrolla, call with Ruth Abara",
      content: `"We reconcile twice: once from your webhooks and once because we don't believe your webhooks." Wants replay by ledger. Also asked about invoices in PDF, which she knows is another team.`,
    },
    {
      label: "user_feedback",
      title: "Design partners after two weeks, 19 October",
      content: `Six partners. 5 of 6 stopped polling within a week. Lettings Hub: "Replay saved our Friday, thank you." Stackpay: the 5 minute limit on timestamps refused valid events because their server clock was 7 minutes off, took a day to find.`,
    },
    {
      label: "user_feedback",
      title: "Exit call, Kestrel Lending",
      content: `Left in August (£31,000 a year). "A missed event cost us a wrong balance with a regulator. You told us three days later." Went to Numera.`,
    },
    {
      label: "market_research",
      title: "What polling costs",
      content: `61% of customers poll every minute; 38% of API calls and about £11,000 a month of database time. Measured in July 2026 by Tomasz.`,
    },
    {
      label: "feature_idea",
      title: "Replay from the console",
      content: `Replay by event id, by ledger or by time, for 30 days. Shipped on 2 November. In the console under Developers, Webhooks, for all plans.`,
    },
    {
      label: "feature_idea",
      title: "Signed requests",
      content: `HMAC-SHA256 signature with timestamp on each request; helper functions in the three SDKs. Shipped on 2 November.`,
    },
    {
      label: "feature_idea",
      title: "Delivery to SQS and Pub/Sub",
      content: `Four customers above 200 engineers ask for it. Not started; second half of 2027 at the earliest.`,
    },
    {
      label: "general_note",
      title: "Release week notes",
      content: `Test events now answer in 0.4 s instead of 3 s. Fixed: duplicate events after a deployment, and the time zone in the "created" field, which was London instead of UTC. Endpoints created before 2 November stay on v1 until their owner presses "Move to v2"; they have to move before 30 June 2027. Help: status page and #webhooks in the customer Slack.`,
    },
    {
      label: "technical_constraint",
      title: "One huge ledger",
      content: `Order per ledger means one queue per ledger. Payrolla's main ledger makes 700 events a second at payday; above about 900 the delay passes 60 s. No way around it yet other than splitting the ledger.`,
    },
    {
      label: "decision",
      title: "Order per ledger, not per customer",
      content: `8 July, Priyanka with Tomasz and Grace. Per customer would let one bad endpoint hold up everything; no order at all breaks running balances. Price we pay: a slow ledger is slow.`,
    },
    {
      label: "risk",
      title: "Customers sleep through the end of v1",
      content: `197 customers are on v1. Mails to owners 180, 90, 30 and 7 days before, a banner in the console, and Priyanka rings the forty largest in April.`,
    },
    {
      label: "risk",
      title: "Secrets in the vault",
      content: `If the vault is down for longer than the 5 minutes of the cache nothing can be signed, and deliveries stop for everybody.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "Events arrive",
      key_result: "99.9% of events delivered within 60 seconds",
      baseline: "94.2% in July 2026",
      timeframe: "31 January 2027",
      priority: 100,
    },
    {
      goal_type: "success_metric",
      title: "Customers stop polling",
      key_result: "25% of customers poll each minute, or fewer",
      baseline: "61%",
      timeframe: "31 March 2027",
      priority: 80,
    },
    {
      goal_type: "success_metric",
      title: "Quiet support",
      key_result: "15 tickets a month tagged missing event",
      baseline: "74",
      timeframe: "31 January 2027",
    },
  ],
};
