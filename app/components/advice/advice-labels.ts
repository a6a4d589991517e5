import type { AssumptionMapFindings } from "@/lib/ai/advisors/assumption-map/contract";
import type { LaunchReadinessFindings } from "@/lib/ai/advisors/launch-readiness/contract";
import type { Audience } from "@/lib/schemas/enums";

export const VERDICT: Record<LaunchReadinessFindings["verdict"], string> = {
  ready: "Ready",
  at_risk: "At risk",
  not_ready: "Not ready",
};

export const CHECK: Record<LaunchReadinessFindings["checks"][number]["status"], string> = {
  fail: "Missing",
  warn: "Needs work",
  pass: "In place",
};

export const ASSUMPTION: Record<
  AssumptionMapFindings["assumptions"][number]["status"],
  { name: string; about: string }
> = {
  risky: { name: "Risky", about: "Evidence on record or a known risk may speak against it." },
  unvalidated: { name: "Unvalidated", about: "No evidence for it was found on record." },
  validated: { name: "Validated", about: "Evidence on record shows it." },
};

export const AUDIENCE: Record<Audience, string> = {
  engineering: "Engineering",
  executive: "Executives",
  sales: "Sales",
  customer_success: "Customer success",
};
