import type { NamedRecord } from "@/lib/domain/activity/activity-log";
import { links } from "@/lib/links";
import type { ActivityAction } from "@/lib/schemas/activity-actions";
import { humanize, TYPE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { readDetails } from "./describe-particulars";
import { judgeOutcome } from "./tool-calls";

type ShownRecord = Pick<
  NamedRecord,
  "action" | "actor_id" | "target_type" | "target_id" | "tool" | "outcome" | "details"
>;

const MOVED = new Map<unknown, string>([
  ["draft", "Made a document a draft again"],
  ["in_review", "Asked for a review of a document"],
  ["approved", "Approved a document"],
  ["archived", "Archived a document"],
]);

const SENTENCES: Record<ActivityAction, string | ((record: ShownRecord) => string)> = {
  "initiative.created": "Created an initiative",
  "initiative.updated": "Changed an initiative",
  "initiative.deleted": "Deleted an initiative",
  "initiative.restored": (record) => `Restored ${nameVersion(record)} of an initiative`,
  "initiative.copied": "Copied an initiative from another workspace",
  "initiative.copied_away": "Copied an initiative into another workspace",
  "document.created": "Created a document",
  "document.updated": ({ details }) => MOVED.get(readDetails(details).to) ?? "Changed a document",
  "document.restored": (record) => `Restored ${nameVersion(record)} of a document`,
  "document.deleted": "Deleted a document",
  "document.generated": ({ outcome }) =>
    outcome === "success"
      ? "Generated a document"
      : "Could not generate a document for an initiative",
  "document_type.created": "Created a document type",
  "document_type.updated": "Changed a document type",
  "document_type.deleted": "Deleted a document type",
  "context_item.created": "Created a context item",
  "context_item.batch_created": ({ details }) => {
    const { created } = readDetails(details);
    return `Created ${typeof created === "number" ? countNoun(created, "context item") : "context items"}`;
  },
  "context_item.updated": "Changed a context item",
  "context_item.relabelled": "Relabeled a context item",
  "context_item.deleted": "Deleted a context item",
  "context_item.restored": (record) => `Restored ${nameVersion(record)} of a context item`,
  "goal.created": "Created a goal",
  "goal.updated": "Changed a goal",
  "goal.deleted": "Deleted a goal",
  "goal.restored": (record) => `Restored ${nameVersion(record)} of a goal`,
  "upload.created": "Uploaded a file",
  "upload.deleted": "Deleted an uploaded file",
  "trash.restored": (record) => `Brought ${nameKind(record)} back from the trash`,
  "trash.deleted": (record) => `Removed ${nameKind(record)} from the trash for good`,
  "key.created": "Created an API key",
  "key.revoked": "Revoked an API key",
  "key.bounded": "Shortened an API key to 30 days, because its owner may no longer create keys",
  "member.added": "Joined the workspace",
  "member.role_changed": "Changed the role of a member",
  "member.removed": ({ actor_id, target_id }) =>
    actor_id === target_id ? "Left the workspace" : "Removed a member",
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
  "password.changed": (record) => `Changed the password of ${nameAccount(record)}`,
  "password.reset": (record) => `Set a new password for ${nameAccount(record)}`,
  "reset_link.created": "Made a link to set a new password",
  "reset_link.sent": "Asked for a link to set a new password",
  "email.change_requested": (record) => `Asked for another address of ${nameAccount(record)}`,
  "email.change_withdrawn": (record) => `Withdrew the change of ${nameAccount(record)}'s address`,
  "email.changed": (record) => `Changed the address of ${nameAccount(record)}`,
  "email.confirmed": (record) => `Confirmed the address of ${nameAccount(record)}`,
  "session.ended": (record) => `Ended sessions of ${nameAccount(record)}`,
  "user.disabled": (record) => `Disabled ${nameAccount(record)}`,
  "user.enabled": (record) => `Enabled ${nameAccount(record)}`,
  "account.renamed": (record) => `Changed the name of ${nameAccount(record)}`,
  "account.picture_changed": (record) => `Changed the picture of ${nameAccount(record)}`,
  "account.picture_removed": (record) => `Removed the picture of ${nameAccount(record)}`,
  "account.exported": (record) => `Exported the data of ${nameAccount(record)}`,
  "account.deletion_requested": (record) => `Deleted ${nameAccount(record)}`,
  "account.deletion_undone": (record) => `Brought ${nameAccount(record)} back`,
  "account.linked": "Signed in through another service for the first time",
  "account.unlinked": "Removed the account of another service",
  "account.claimed": (record) =>
    `Proved the address of ${nameAccount(record)}, so its earlier password, sessions and keys ended`,
  "sign_in.succeeded": "Signed in",
  "sign_in.failed": "A sign-in failed",
  "passkey.copied": "Refused a passkey that may have been copied",
  "second_factor.added": (record) => `Added a second factor to ${nameAccount(record)}`,
  "second_factor.removed": (record) => `Removed a second factor from ${nameAccount(record)}`,
  "recovery_codes.remade": "Made new recovery codes",
  "recovery_code.used": "Used up a recovery code",
  "tool.called": ({ tool, outcome }) => describeToolCall(tool || "a tool without a name", outcome),
};

/** A record of an earlier version of the service can have an action that the table lacks. */
const isKnown = (action: string): action is ActivityAction => Object.hasOwn(SENTENCES, action);

export function describeActivity(record: ShownRecord): string {
  const { action } = record;
  if (!isKnown(action)) return humanize(action.replace(".", " "));
  const sentence = SENTENCES[action];
  return typeof sentence === "string" ? sentence : sentence(record);
}

const nameAccount = ({ actor_id, target_id }: ShownRecord) =>
  actor_id && actor_id === target_id ? "their account" : "an account";

function nameVersion({ details }: ShownRecord): string {
  const { version } = readDetails(details);
  return typeof version === "number" ? `version ${version}` : "a version";
}

const nameKind = ({ target_type }: ShownRecord): string =>
  Object.entries(TYPE_WITH_ARTICLE).find(([type]) => type === target_type)?.[1] ?? "something";

function describeToolCall(tool: string, outcome: string): string {
  const result = judgeOutcome(outcome);
  if (result === "refused") return `Was refused ${tool}`;
  return result === "failed" ? `Called ${tool}, which failed` : `Called ${tool}`;
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
