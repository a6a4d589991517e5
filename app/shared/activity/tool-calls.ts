import { STATUS } from "@/lib/errors";
import { humanize } from "@/lib/schemas/spelling";

const REASONS: Record<string, string> = {
  VALIDATION_ERROR: "Wrong arguments",
  READ_ONLY_KEY: "The key can only read",
  PAID_PLAN_REQUIRED: "The workspace has no paid plan",
  PRECONDITION_FAILED: "The document had changed in the meantime",
  RATE_LIMIT_EXCEEDED: "Rate limit reached",
  QUOTA_EXCEEDED: "Monthly generations used up",
  UNKNOWN_TOOL: "The connection has no such tool",
  AI_TIMEOUT: "The AI provider took too long",
  AI_UNAVAILABLE: "The AI provider was overloaded",
  AI_PROVIDER_ERROR: "The AI provider failed",
  AI_REFUSED: "The AI declined",
  CLIENT_CLOSED: "The caller canceled it",
  INTERNAL_ERROR: "An error of this service",
};

const STATUSES = new Map<string, number>(Object.entries(STATUS));

/** `refused` is because of the caller, `failed` because of the server. */
export function judgeOutcome(outcome: string): "done" | "refused" | "failed" {
  if (outcome === "success") return "done";
  return (STATUSES.get(outcome) ?? 400) >= 500 ? "failed" : "refused";
}

/** `NOT_FOUND` is "Not found". */
export const explainOutcome = (outcome: string): string =>
  REASONS[outcome] ?? humanize(outcome.toLowerCase());
