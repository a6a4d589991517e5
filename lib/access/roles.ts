import { forbidden } from "@/lib/errors";
import type { Role } from "@/lib/schemas/enums";
import { canManage } from "./plans";

/** @throws 403 for members; `action` completes "Only owners and admins can …" */
export function requireManager(role: Role, action: string) {
  if (canManage(role)) return;
  throw forbidden(`Only owners and admins can ${action}. Ask one of them.`);
}

/** @throws 403 for everybody else; `action` completes "Only owners can …" */
export function requireOwner(role: Role, action: string) {
  if (role !== "owner") throw forbidden(`Only owners can ${action}. Ask one of them.`);
}

/**
 * Requires the power to give and take the roles in `concerned`: owners have it for all, admins below owner.
 * @throws 403
 */
export function requirePowerOver(role: Role, concerned: Role[]) {
  requireManager(role, "manage members");
  if (role === "owner" || !concerned.includes("owner")) return;
  throw forbidden("Only owners can change an owner or make somebody an owner. Ask one of them.");
}
