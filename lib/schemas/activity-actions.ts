import type { SourceType } from "./enums";

type Versioned = Exclude<SourceType, "upload">;

/** Every action that the service records. Records of earlier versions can have others. */
export type ActivityAction =
  | `${SourceType}.${"created" | "deleted"}`
  | `${Versioned}.${"updated" | "restored"}`
  | `initiative.${"copied" | "copied_away"}`
  | "document.generated"
  | `document_type.${"created" | "updated" | "deleted"}`
  | `context_item.${"batch_created" | "relabelled"}`
  | `trash.${"restored" | "deleted"}`
  | `key.${"created" | "revoked" | "bounded"}`
  | `member.${"added" | "role_changed" | "removed"}`
  | `invitation.${"created" | "resent" | "accepted" | "declined" | "revoked"}`
  | `workspace.${"created" | "renamed" | "handed_over" | "tier_changed" | "quota_changed"}`
  | `workspace.${"second_factor_demanded" | "second_factor_no_longer_demanded"}`
  | `workspace.${"join_domain_set" | "join_domain_removed"}`
  | `password.${"changed" | "reset"}`
  | `reset_link.${"created" | "sent"}`
  | `email.${"change_requested" | "change_withdrawn" | "changed" | "confirmed"}`
  | "session.ended"
  | `user.${"disabled" | "enabled"}`
  | `account.${"renamed" | "picture_changed" | "picture_removed" | "exported"}`
  | `account.${"deletion_requested" | "deletion_undone" | "linked" | "unlinked" | "claimed"}`
  | `sign_in.${"succeeded" | "failed"}`
  | "passkey.copied"
  | `second_factor.${"added" | "removed"}`
  | "recovery_codes.remade"
  | "recovery_code.used"
  | "tool.called";

export type TargetType =
  | SourceType
  | "document_type"
  | "workspace"
  | "user"
  | "invitation"
  | "api_key";
