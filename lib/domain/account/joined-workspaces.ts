import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";

const JOINED = statement(
  `SELECT w.id, w.name, w.kind, w.tier, w.requires_second_factor AS "requiresSecondFactor",
     m.role, m.created_at AS "joinedAt"
   FROM membership m JOIN workspace w ON w.id = m.workspace_id
   WHERE m.user_id = $1 ORDER BY m.created_at, m.id`,
  ["uuid"],
  {
    id: "uuid",
    name: "text",
    kind: "workspace_kind",
    tier: "tier",
    requiresSecondFactor: "bool",
    role: "role",
    joinedAt: "timestamptz",
  },
);

/** The workspaces of a person, oldest membership first. */
export const listJoinedWorkspaces = (userId: string) => query(JOINED, [userId]);
