import * as z from "zod";
import { ROLES } from "@/lib/schemas/enums";

const there = { to: z.string(), workspace: z.string(), workspaceId: z.string() };
const by = z.string().optional();

export const MEMBER_MAILS = [
  z.object({
    kind: z.literal("role_changed"),
    ...there,
    from: z.enum(ROLES),
    role: z.enum(ROLES),
    by,
    keysEndAt: z.iso.datetime().optional(),
  }),
  z.object({ kind: z.literal("member_removed"), ...there, by }),
  z.object({ kind: z.literal("workspace_handed_over"), ...there, by }),
  z.object({ kind: z.literal("workspace_deleted"), ...there, by }),
  z.object({ kind: z.literal("factor_demanded"), ...there, by }),
  z.object({
    kind: z.literal("invitation_answered"),
    ...there,
    email: z.string(),
    role: z.enum(ROLES),
    answer: z.enum(["accepted", "declined"]),
  }),
] as const;
export type MemberMail = z.output<(typeof MEMBER_MAILS)[number]>;
