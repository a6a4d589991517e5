import { ApiError } from "@/lib/errors";
import type { Role, Tier } from "@/lib/schemas/enums";
import { canManage } from "./roles";

export const MONTHLY_GENERATIONS: Record<Tier, number> = {
  free: 5,
  pro: 100,
  team: 500,
  consultant: 1000,
  internal: 10_000,
};

const isPaid = (tier: Tier): boolean => tier !== "free";

/** @throws 403 `PAID_PLAN_REQUIRED` */
export function requirePaidPlan(tier: Tier) {
  if (isPaid(tier)) return;
  throw new ApiError(
    "PAID_PLAN_REQUIRED",
    "This key belongs to a workspace on the free plan. Move the workspace to a paid plan to use the API.",
  );
}

/** The error for a change by a key that can only read. `name` is the tool that was called. */
export const refuseReadOnly = (name?: string) =>
  new ApiError(
    "READ_ONLY_KEY",
    `This key can only read${name ? `, and ${name} changes something` : ""}. Use a key with full access.`,
  );

export function explainMintRefusal({ role, tier }: { role: Role; tier: Tier }): string | null {
  if (!canManage(role)) {
    return "Only owners and admins can create API keys. A key acts for the person who created it, so ask an owner of this workspace to change your role.";
  }
  if (!isPaid(tier)) {
    return "API keys come with a paid plan. This workspace is on the free plan: change its plan first.";
  }
  return null;
}
