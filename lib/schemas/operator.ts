import * as z from "zod";
import { ROLES, TIERS } from "./enums";
import { id } from "./fields";
import { expiresInDays } from "./keys";
import { email, newPassword } from "./members";
import { name } from "./names";

/** `docs/contract/semantics.md#operator-commands`; `NewUser` is in `members.ts`. */
const tier = z.enum(TIERS);
const readOnly = z.boolean().default(false);

export const UserOf = z.object({ email });
export const NewEmailOf = UserOf.extend({ to: email });
export const PasswordOf = UserOf.extend({ newPassword });
export const WorkspaceOf = z.object({ id });
export const WorkspaceFor = z.object({
  name,
  tier,
  ownerEmail: email,
  personal: z.boolean().default(false),
});
export const TierOf = z.object({ id, tier });
export const QuotaOf = z.object({ id, limit: z.coerce.number().int().min(0).max(2_147_483_647) });
export const MemberOf = z.object({ workspaceId: id, email });
export const RoleOf = MemberOf.extend({ role: z.enum(ROLES) });
export const KeyFor = MemberOf.extend({ name, expiresInDays, readOnly });
export const KeysOf = z.object({ workspaceId: id });
export const ActivityOf = z.object({
  workspaceId: id,
  limit: z.coerce.number().int().min(1).max(1000).default(50),
});

export const WorkspacesOf = z.object({ workspaceId: id.optional() });

export type UserOf = z.output<typeof UserOf>;
export type NewEmailOf = z.output<typeof NewEmailOf>;
export type PasswordOf = z.output<typeof PasswordOf>;
export type WorkspaceOf = z.output<typeof WorkspaceOf>;
export type WorkspacesOf = z.output<typeof WorkspacesOf>;
export type WorkspaceFor = z.output<typeof WorkspaceFor>;
export type TierOf = z.output<typeof TierOf>;
export type QuotaOf = z.output<typeof QuotaOf>;
export type MemberOf = z.output<typeof MemberOf>;
export type RoleOf = z.output<typeof RoleOf>;
export type KeyFor = z.output<typeof KeyFor>;
export type KeysOf = z.output<typeof KeysOf>;
export type ActivityOf = z.output<typeof ActivityOf>;
