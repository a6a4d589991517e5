import { forbidden } from "@/lib/errors";
import type { Role } from "@/lib/schemas/enums";

export const canManage = (role: Role): boolean => role !== "member";

/** `action` completes "Only owners and admins can …". @throws 403 */
export function requireManager(role: Role, action: string) {
  if (canManage(role)) return;
  throw forbidden(`Only owners and admins can ${action}. Ask one of them.`);
}

/** `action` completes "Only owners can …". @throws 403 */
export function requireOwner(role: Role, action: string) {
  if (role !== "owner") throw forbidden(`Only owners can ${action}. Ask one of them.`);
}

/** Members may revoke only the keys that they made. */
export const mayRevokeKey = (
  { role, userId }: { role: Role; userId: string },
  createdById: string | null,
): boolean => canManage(role) || createdById === userId;

/** Owners may grant and revoke every role, admins only the roles below owner. */
export const hasPowerOver = (role: Role, concerned: Role[]): boolean =>
  canManage(role) && (role === "owner" || !concerned.includes("owner"));

/** @throws 403 without the power over these roles */
export function requirePowerOver(role: Role, concerned: Role[]) {
  requireManager(role, "manage members");
  if (hasPowerOver(role, concerned)) return;
  throw forbidden("Only owners can change an owner or make somebody an owner. Ask one of them.");
}
