import { statement } from "@/lib/db/statement";

/** Does nothing if the person already has a personal workspace. */
export const ADD_WORKSPACE = statement(
  `INSERT INTO workspace (id, name, kind, tier, personal_owner_id, updated_at)
   VALUES ($1, $2, $3, $4, $5, now()) ON CONFLICT (personal_owner_id) DO NOTHING RETURNING id`,
  ["uuid", "text", "workspace_kind", "tier", "uuid?"],
  { id: "uuid" },
);

/** Does nothing if the person is a member. */
export const ADD_MEMBERSHIP = statement(
  `INSERT INTO membership (workspace_id, id, user_id, role) VALUES ($1, $2, $3, $4)
   ON CONFLICT (workspace_id, user_id) DO NOTHING RETURNING workspace_id AS "workspaceId"`,
  ["uuid", "uuid", "uuid", "role"],
  { workspaceId: "uuid" },
);
