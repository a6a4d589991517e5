import { query } from "@/lib/db/pool-query";
import type { ReadColumns } from "@/lib/db/sql-types";
import { type Queryable, statement } from "@/lib/db/statement";
import { MAX_OPEN_INVITATIONS } from "@/lib/schemas/bounds";
import { hashLinkToken } from "./link-token";

const INVITATION = {
  id: "uuid",
  workspaceId: "uuid",
  email: "text",
  role: "role",
  invitedById: "uuid",
  expiresAt: "timestamptz",
  workspaceName: "text",
  inviterName: "text?",
} as const;
export type InvitationRow = ReadColumns<typeof INVITATION>;

const FIND = `SELECT i.id, i.workspace_id AS "workspaceId", i.email, i.role, i.invited_by_id AS "invitedById",
    i.expires_at AS "expiresAt", w.name AS "workspaceName", u.name AS "inviterName"
  FROM invitation i JOIN workspace w ON w.id = i.workspace_id LEFT JOIN "user" u ON u.id = i.invited_by_id
  WHERE i.accepted_at IS NULL AND i.expires_at > $2`;
const BY_TOKEN = statement(`${FIND} AND i.token_hash = $1`, ["bytea", "timestamptz"], INVITATION);

export async function findInvitation(token: string): Promise<InvitationRow | undefined> {
  const [found] = await query(BY_TOKEN, [hashLinkToken(token), new Date()]);
  return found;
}

const JOINED = statement(
  `SELECT i.workspace_id AS "workspaceId" FROM invitation i
   JOIN membership m ON m.workspace_id = i.workspace_id AND m.user_id = $2
   WHERE i.token_hash = $1`,
  ["bytea", "uuid"],
  { workspaceId: "uuid" },
);

/** The workspace of a link, used or not, if the person is a member of it. */
export async function findJoined(token: string, userId: string): Promise<string | undefined> {
  const [found] = await query(JOINED, [hashLinkToken(token), userId]);
  return found?.workspaceId;
}

const MAX_INVITATIONS = 20;
const BY_ADDRESS = statement(
  `${FIND} AND i.email = $1 AND NOT EXISTS (
     SELECT FROM membership m WHERE m.workspace_id = i.workspace_id AND m.user_id = $3
   ) ORDER BY i.created_at DESC, i.id DESC LIMIT ${MAX_INVITATIONS}`,
  ["text", "timestamptz", "uuid"],
  INVITATION,
);

/** The address alone proves nothing, so callers decide what the person may see. Leaves out workspaces of `userId`. */
export const findInvitationsTo = (email: string, userId: string): Promise<InvitationRow[]> =>
  query(BY_ADDRESS, [email.toLowerCase(), new Date(), userId]);

const IN_WORKSPACE = statement(
  `${FIND} AND i.workspace_id = $1 ORDER BY i.created_at DESC, i.id DESC LIMIT ${MAX_OPEN_INVITATIONS}`,
  ["uuid", "timestamptz"],
  INVITATION,
);

export const listOpenInvitations = (workspaceId: string): Promise<InvitationRow[]> =>
  query(IN_WORKSPACE, [workspaceId, new Date()]);

const WITHDRAW_ALL = statement(
  "DELETE FROM invitation WHERE invited_by_id = $1 AND accepted_at IS NULL",
  ["uuid"],
);

/** Withdraws the invitations that the person has sent, in all workspaces. */
export const withdrawAllInvitations = (tx: Queryable, userId: string) =>
  tx.query(WITHDRAW_ALL, [userId]);

/** The target of an activity record. */
export const toInvitationTarget = (id: string) => ({ type: "invitation" as const, id });
