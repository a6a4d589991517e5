import type { NamedRecord } from "@/lib/domain/activity/activity-log";
import {
  CONTEXT_LABELS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  KEY_SCOPES,
  ROLES,
  TIERS,
} from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { explainOutcome } from "./tool-calls";

export function describeParticulars({ action, tool, outcome, details }: NamedRecord): string {
  const parts = [
    action !== "tool.called" && tool,
    outcome !== "success" && !action.startsWith("sign_in.") && explainOutcome(outcome),
    action.startsWith("sign_in.") ? describeSignIn(action, details) : describeDetails(details),
    describeOrigin(details),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** "Ada · member to admin". */
export function describeDetails(details: NamedRecord["details"]): string {
  const { from, to, left, changed, client, arguments: ids, ...more } = readDetails(details);
  const { created, version, source_id, copy_id, browser, ip_address, sessions, ...rest } = more; // not for this line
  const parts = Object.values(rest).map(formatValue);
  const isMoved = from !== undefined && to !== undefined;
  const fields = typeof changed === "string" ? changed.split(", ") : [];
  // A change of status shows both.
  const named = fields.filter((field) => !(isMoved && field === "status"));
  if (named.length > 0) parts.push(humanize(joinWords(named)));
  if (typeof sessions === "number") parts.push(countNoun(sessions, "session"));
  if (typeof left === "number") parts.push(`${countNoun(left, "recovery code")} left`);
  if (isMoved) parts.push(`${formatValue(from)} to ${formatValue(to)}`);
  return parts.join(" · ");
}

const WITH: Record<string, string> = {
  password: "with a password",
  totp: "with a password and a code of the app",
  recovery_code: "with a password and a recovery code",
  passkey: "with a passkey",
  provider: "through the identity provider",
  sign_up: "by signing up",
};
const FAILED: Record<string, string> = {
  password: "Wrong password",
  code: "Right password, wrong code",
  passkey: "The passkey could not be checked",
  provider: "Came through the identity provider, but the account is closed",
};

function describeSignIn(action: string, details: NamedRecord["details"]): string {
  const how = String(readDetails(details).with);
  return (action === "sign_in.failed" ? FAILED[how] : WITH[how]) ?? how;
}

/** "from Firefox on Linux, 203.0.113.7". */
function describeOrigin(details: NamedRecord["details"]): string | undefined {
  const { browser, ip_address: address } = readDetails(details);
  const from = [browser, address].filter((part) => typeof part === "string");
  return from.length > 0 ? `from ${from.join(", ")}` : undefined;
}

/** Programs name themselves: "claude-code 2.1.3". */
export function readClient(details: NamedRecord["details"]): string | null {
  const { client } = readDetails(details);
  return typeof client === "string" ? client : null;
}

export const readBrowser = (details: NamedRecord["details"]): string | null => {
  const { browser } = readDetails(details);
  return typeof browser === "string" ? browser : null;
};

export const readDetails = (details: NamedRecord["details"]) =>
  typeof details === "object" && details !== null && !Array.isArray(details) ? details : {};

const VALUES = new Set<unknown>([
  ...ROLES,
  ...TIERS,
  ...KEY_SCOPES,
  ...CONTEXT_LABELS,
  ...DOCUMENT_TYPES,
  ...DOCUMENT_STATUSES,
]);

function formatValue(value: unknown): string {
  if (value === null) return "the plan's own";
  if (value === "builtin") return "Without AI";
  if (value === "domain") return "by the domain of their address";
  return VALUES.has(value) ? humanize(String(value)) : String(value);
}
