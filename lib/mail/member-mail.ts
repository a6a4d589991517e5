import * as z from "zod";
import { ROLES } from "@/lib/schemas/enums";

/** In which workspace it happened. */
const there = { to: z.string(), workspace: z.string(), workspaceId: z.string() };
/** The name of who did it; absent where the operator did. */
const by = z.string().optional();

/** Mails about what becomes of somebody in a workspace, and of whom they invited. */
export const MEMBER_MAILS = [
  z.object({
    kind: z.literal("role_changed"),
    ...there,
    from: z.enum(ROLES),
    role: z.enum(ROLES),
    by,
    /** Where the change ends the keys that the person made. */
    keysEndAt: z.iso.datetime().optional(),
  }),
  z.object({ kind: z.literal("member_removed"), ...there, by }),
  z.object({ kind: z.literal("workspace_handed_over"), ...there, by }),
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
