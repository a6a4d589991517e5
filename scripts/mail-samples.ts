import { newId } from "@/lib/ids";
import type { Mail } from "@/lib/mail/mail";

const to = "ada@example.com";
const base = "http://localhost:3000";
const token = "hN3vQ8sLx2WcR7yTzK5bJm1dPf9gUa4eVo6iXqEwHtM";
const seen = {
  browser: "Firefox on Windows",
  address: "203.0.113.7",
  at: "2026-11-23T08:12:00.000Z",
};
const there = { to, workspace: "Field planning", workspaceId: newId() };
const key = { ...there, key: "Deploy script" };
const by = "Grace Hopper";

/** One of each kind of mail, and of each variant that reads differently. */
export const MAIL_SAMPLES: Record<string, Mail> = {
  invitation: {
    kind: "invitation",
    to,
    workspace: "Field planning",
    inviter: "Grace Hopper",
    role: "member",
    url: `${base}/invite/${token}`,
    expiresAt: "2026-11-30T14:05:00.000Z",
  },
  "password-reset": { kind: "password_reset", to, url: `${base}/reset/${token}` },
  verification: { kind: "verification", to, url: `${base}/verify/${token}` },
  "email-change": {
    kind: "email_change",
    to: "ada.lovelace@example.com",
    current: to,
    url: `${base}/verify/${token}`,
  },
  "email-change-asked": { kind: "email_change_asked", to, email: "ada.lovelace@example.com" },
  "email-changed": { kind: "email_changed", to, current: "ada.lovelace@example.com" },
  "new-browser": {
    kind: "new_browser",
    to,
    ...seen,
  },
  "wrong-code": {
    kind: "wrong_code",
    to,
    ...seen,
  },
  "identity-linked": { kind: "identity", to, service: "login.example.com", change: "linked" },
  "identity-removed": { kind: "identity", to, service: "login.example.com", change: "removed" },
  "familiar-browser": {
    kind: "new_browser",
    to,
    isFamiliar: true,
    browser: "Safari on iOS",
    address: "203.0.113.7",
    at: "2026-11-23T08:12:00.000Z",
  },
  "new-key": { kind: "new_key", ...key },
  "new-key-by-operator": { kind: "new_key", ...key, by: "the operator of this service" },
  "key-expires": { kind: "key_expires", ...key, expiresAt: "2026-11-30T08:12:00.000Z" },
  "authenticator-added": { kind: "second_factor", to, change: "authenticator_added" },
  "authenticator-removed": { kind: "second_factor", to, change: "authenticator_removed" },
  "passkey-added": { kind: "second_factor", to, change: "passkey_added", name: "Phone" },
  "passkey-removed": { kind: "second_factor", to, change: "passkey_removed", name: "Phone" },
  "second-factors-removed": { kind: "second_factor", to, change: "all_removed" },
  "recovery-codes-remade": { kind: "second_factor", to, change: "recovery_codes_remade" },
  "password-changed": { kind: "password_set", to, how: "changed", ...seen },
  "password-reset-done": { kind: "password_set", to, how: "reset", ...seen },
  "password-by-operator": { kind: "password_set", to, how: "operator", at: seen.at },
  "account-deletion": { kind: "account_deletion", to, until: "2026-12-07T08:12:00.000Z" },
  promoted: { kind: "role_changed", ...there, from: "member", role: "admin", by },
  demoted: {
    kind: "role_changed",
    ...there,
    from: "admin",
    role: "member",
    by,
    keysEndAt: "2026-12-23T08:12:00.000Z",
  },
  "member-removed": { kind: "member_removed", ...there, by },
  "member-removed-by-operator": { kind: "member_removed", ...there },
  "workspace-handed-over": { kind: "workspace_handed_over", ...there, by },
  "workspace-deleted": { kind: "workspace_deleted", ...there, by },
  "factor-demanded": { kind: "factor_demanded", ...there, by },
  "invitation-accepted": {
    kind: "invitation_answered",
    ...there,
    email: "grace@example.com",
    role: "member",
    answer: "accepted",
  },
  "invitation-declined": {
    kind: "invitation_answered",
    ...there,
    email: "grace@example.com",
    role: "member",
    answer: "declined",
  },
};
