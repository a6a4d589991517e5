import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { vaultLaunchPlan } from "./documents/vault-launch-plan";
import { vaultPrd } from "./documents/vault-prd";

export const vault: SampleInitiative = {
  title: "Immutable Vault",
  description:
    "Backups that nobody can delete before their date. General availability on 24 February 2027. Lead: Ines Carvalho.",
  archived: false,
  documents: [vaultPrd, vaultLaunchPlan],
  contextItems: [
    {
      label: "key_competitors",
      title: "Cohestra",
      content: `From €2,100 a month for 10 TB, then €0.019 per GB. Restores cost €0.09 per GB. Strengths: an appliance in the building, SOC 2 Type II, in every analyst's chart. Weakness: their support lifts a lock on one ticket, and a lock covers whole accounts only.`,
    },
    {
      label: "market_research",
      title: "Our price",
      content: `€0.011 per GB and month on top of the plan, restores free. 20 TB: €220 a month. Signed by Oona on 28 October.`,
    },
    {
      label: "user_feedback",
      title: "Lost: Halvorsen Shipping",
      content: `Went to Cohestra in October, 80 TB. "You have no box we can touch." Their insurer asks for a copy on site.`,
    },
    {
      label: "user_feedback",
      title: "Won: Ostrava Steel",
      content: `Chose us over Cohestra in September, 140 TB. Petr Novák, head of IT: "Their man lifted the lock during the demo, to be helpful. That was the end of it." Reference agreed, also for the webinar.`,
    },
    {
      label: "user_feedback",
      title: "Design partners, first week",
      content: `Six customers, 412 TB locked. Two typed 90 days and meant 9. One asked whether the tax office could make us delete it.`,
    },
    {
      label: "market_research",
      title: "Insurers",
      content: `Four of the seven cyber insurers we called give 8 to 15 % off for backups that cannot be deleted. One insists on a copy on site.`,
    },
    {
      label: "technical_constraint",
      title: "Object lock",
      content: `Compliance mode of the object store; the operator has no way to lift it. Locks are per object, at most 40,000 a second and region. The clock comes from three sources; a node that is off by more than 2 seconds takes no locks.`,
    },
    {
      label: "decision",
      title: "Compliance mode, not governance mode",
      content: `3 September 2026, Oona, Ines, Bart. Governance mode lets an administrator with the right permission delete. Then a stolen password is enough again. Price: mistakes cannot be undone, and we keep paying for the storage. Look again if more than 3 customers a month ask to shorten a lock.`,
    },
    {
      label: "decision",
      title: "No appliance",
      content: `17 September 2026. Hardware would tie up €4m. Partners may sell one with our agent.`,
    },
    {
      label: "general_note",
      title: "Penetration test, Redwall, 12 October",
      content: `2 high, 5 medium, 11 low. High ones (replay of an expired token; deletion through the billing API) fixed on 30 October. Retest 8 January.`,
    },
    {
      label: "general_note",
      title: "What sales hears",
      content: `"What if we lock rubbish?" – It costs €0.011 a GB until its date, nothing else. "Cohestra has SOC 2." – We have ISO 27001, and the auditor's report on request.`,
    },
    {
      label: "risk",
      title: "Someone turns the clock forward",
      content: `Locks would run out early. Three time sources, and a node that is off stops; tested every week since 2 November.`,
    },
    {
      label: "risk",
      title: "Everybody chooses 90 days",
      content: `Storage would grow by 31 % and the margin of the Vault would be gone at €0.011. Partners chose 60 on average.`,
    },
    {
      label: "risk",
      title: "Erasure under the GDPR against a lock",
      content: `A person asks for erasure, the backup is locked. Each data subject's files have a key of their own; deleting the key makes them unreadable. Opinion of Marta Ruiz, 24 September.`,
    },
    {
      label: "feature_idea",
      title: "Lock for years",
      content: `1 to 10 years for archives. Not now: after the review on 7 June.`,
    },
  ],
  goals: [
    {
      goal_type: "user_outcome",
      title: "No backup lost to a stolen password",
      key_result: "0 locked backups deleted early",
      baseline: "17 customers lost backups in 2025",
      priority: 100,
    },
    {
      goal_type: "success_metric",
      title: "Customers switch it on",
      key_result: "300 customers",
      baseline: "6 design partners",
      timeframe: "31 December 2027",
      priority: 90,
    },
  ],
};
