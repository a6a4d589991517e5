import type { NamedRecord } from "@/lib/domain/activity/activity-log";
import { links } from "@/lib/links";
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
import { explainOutcome, judgeOutcome } from "./tool-calls";

const SENTENCES: Record<string, string> = {
  "initiative.created": "Created an initiative",
  "initiative.updated": "Changed an initiative",
  "initiative.deleted": "Deleted an initiative",
  "initiative.restored": "Restored a version of an initiative",
  "initiative.copied": "Copied an initiative from another workspace",
  "initiative.copied_away": "Copied an initiative into another workspace",
  "document.created": "Created a document",
  "document.updated": "Changed a document",
  "document.restored": "Restored a version of a document",
  "document.deleted": "Deleted a document",
  "document.generated": "Generated a document",
  "document_type.created": "Created a document type",
  "document_type.updated": "Changed a document type",
  "document_type.deleted": "Deleted a document type",
  "context_item.created": "Created a context item",
  "context_item.updated": "Changed a context item",
  "context_item.relabelled": "Relabeled a context item",
  "context_item.deleted": "Deleted a context item",
  "context_item.restored": "Restored a version of a context item",
  "goal.created": "Created a goal",
  "goal.updated": "Changed a goal",
  "goal.deleted": "Deleted a goal",
  "goal.restored": "Restored a version of a goal",
  "upload.created": "Uploaded a file",
  "upload.deleted": "Deleted an uploaded file",
  "trash.restored": "Brought something back from the trash",
  "trash.deleted": "Removed something from the trash for good",
  "key.created": "Created an API key",
  "key.revoked": "Revoked an API key",
  "key.bounded": "Shortened an API key to 30 days, because its owner may no longer create keys",
  "member.added": "Joined the workspace",
  "member.role_changed": "Changed the role of a member",
  "member.removed": "Removed a member",
  "invitation.created": "Invited a person",
  "invitation.resent": "Sent an invitation again",
  "invitation.accepted": "Accepted an invitation",
  "invitation.declined": "Declined an invitation",
  "invitation.revoked": "Withdrew an invitation",
  "workspace.created": "Created the workspace",
  "workspace.renamed": "Renamed the workspace",
  "workspace.handed_over": "Handed the workspace over",
  "workspace.tier_changed": "Changed the plan",
  "workspace.quota_changed": "Changed the monthly generations",
  "workspace.second_factor_demanded": "Required two-step sign-in of all members",
  "workspace.second_factor_no_longer_demanded": "No longer requires two-step sign-in",
  "workspace.join_domain_set": "Lets people join by the domain of their address",
  "workspace.join_domain_removed": "No longer lets people join by the domain of their address",
  "password.changed": "Changed the password of an account",
  "password.reset": "Set a new password for an account",
  "reset_link.created": "Made a link to set a new password",
  "reset_link.sent": "Asked for a link to set a new password",
  "email.change_requested": "Asked for another address of an account",
  "email.change_withdrawn": "Withdrew the change of an account's address",
  "email.changed": "Changed the address of an account",
  "email.confirmed": "Confirmed the address of an account",
  "session.ended": "Ended sessions of an account",
  "user.disabled": "Disabled an account",
  "user.enabled": "Enabled an account",
  "account.renamed": "Changed the name of an account",
  "account.picture_changed": "Changed the picture of an account",
  "account.picture_removed": "Removed the picture of an account",
  "account.exported": "Exported the data of an account",
  "account.deletion_requested": "Deleted an account",
  "account.deletion_undone": "Brought an account back",
  "account.linked": "Signed in through another service for the first time",
  "account.unlinked": "Removed the account of another service",
  "account.claimed":
    "Proved the address of an account, so its earlier password, sessions and keys ended",
  "sign_in.succeeded": "Signed in",
  "sign_in.failed": "A sign-in failed",
  "passkey.copied": "Refused a passkey that may have been copied",
  "second_factor.added": "Added a second factor to an account",
  "second_factor.removed": "Removed a second factor from an account",
  "recovery_codes.remade": "Made new recovery codes",
  "recovery_code.used": "Used up a recovery code",
};

const MOVED = new Map<unknown, string>([
  ["draft", "Made a document a draft again"],
  ["in_review", "Asked for a review of a document"],
  ["approved", "Approved a document"],
  ["archived", "Archived a document"],
]);

type ShownRecord = Pick<
  NamedRecord,
  "action" | "actor_id" | "target_type" | "target_id" | "tool" | "outcome" | "details"
>;

export function describeActivity({
  action,
  actor_id,
  target_type,
  target_id,
  tool,
  outcome,
  details,
}: ShownRecord): string {
  const moved = action === "document.updated" && MOVED.get(readDetails(details).to);
  if (moved) return moved;
  if (action === "member.removed" && actor_id === target_id) return "Left the workspace";
  if (action === "document.generated" && outcome !== "success") {
    return "Could not generate a document for an initiative";
  }
  if (action === "context_item.batch_created") {
    const { created } = readDetails(details);
    return `Created ${typeof created === "number" ? countNoun(created, "context item") : "context items"}`;
  }
  if (action === "tool.called") return describeToolCall(tool || "a tool without a name", outcome);
  const { version } = readDetails(details);
  const said = SENTENCES[action] ?? humanize(action.replace(".", " "));
  if (typeof version === "number") return said.replace("a version", `version ${version}`);
  if (action.startsWith("trash.")) return said.replace("something", nameKind(target_type));
  return actor_id && actor_id === target_id ? said.replace("an account", "their account") : said;
}

/** "an initiative", from the sentence about its deletion. */
const nameKind = (type: string | null) =>
  SENTENCES[`${type}.deleted`]?.replace(/^Deleted /, "") ?? "something";

function describeToolCall(tool: string, outcome: string): string {
  const result = judgeOutcome(outcome);
  if (result === "refused") return `Was refused ${tool}`;
  return result === "failed" ? `Called ${tool}, which failed` : `Called ${tool}`;
}

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

const readDetails = (details: NamedRecord["details"]) =>
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

const PAGES = new Map([
  ["initiative", links.initiative],
  ["document", links.document],
  ["context_item", links.contextItem],
  ["goal", links.goal],
  ["upload", links.upload],
  ["document_type", links.settings.documentType],
]);

export function buildTargetLink(
  workspaceId: string,
  { action, target_type, target_id }: Pick<NamedRecord, "action" | "target_type" | "target_id">,
): string | undefined {
  if (!target_type || !target_id || action.endsWith(".deleted")) return undefined;
  return PAGES.get(target_type)?.(workspaceId, target_id);
}
