import * as z from "zod";
import { ROLES, TIERS } from "./enums";
import { id, readDigits } from "./fields";
import { expiresInDays } from "./keys";
import { email, newPassword } from "./members";
import { name } from "./names";

/** `docs/contract/semantics.md#operator-commands`; `NewUser` is in `members.ts`. */
const tier = z.enum(TIERS);
const readOnly = z.boolean().default(false);

export const UserInput = z.object({ email });
export const NewEmailInput = UserInput.extend({ to: email });
export const PasswordInput = UserInput.extend({ newPassword });
export const WorkspaceInput = z.object({ id });
export const WorkspaceFor = z.object({
  name,
  tier,
  ownerEmail: email,
  personal: z.boolean().default(false),
});
export const TierInput = z.object({ id, tier });
export const QuotaInput = z.object({
  id,
  limit: z.preprocess(readDigits, z.int("must be a whole number from 0").min(0).max(2_147_483_647)),
});
export const MemberInput = z.object({ workspaceId: id, email });
export const RoleInput = MemberInput.extend({ role: z.enum(ROLES) });
export const KeyInput = MemberInput.extend({ name, expiresInDays, readOnly });
export const KeysInput = z.object({ workspaceId: id });
export const ActivityInput = z.object({
  workspaceId: id,
  limit: z.preprocess(readDigits, z.int().min(1).max(1000).default(50)),
});

export const WorkspacesInput = z.object({ workspaceId: id.optional() });

export type UserInput = z.output<typeof UserInput>;
export type NewEmailInput = z.output<typeof NewEmailInput>;
export type PasswordInput = z.output<typeof PasswordInput>;
export type WorkspaceInput = z.output<typeof WorkspaceInput>;
export type WorkspacesInput = z.output<typeof WorkspacesInput>;
export type WorkspaceFor = z.output<typeof WorkspaceFor>;
export type TierInput = z.output<typeof TierInput>;
export type QuotaInput = z.output<typeof QuotaInput>;
export type MemberInput = z.output<typeof MemberInput>;
export type RoleInput = z.output<typeof RoleInput>;
export type KeyInput = z.output<typeof KeyInput>;
export type KeysInput = z.output<typeof KeysInput>;
export type ActivityInput = z.output<typeof ActivityInput>;
