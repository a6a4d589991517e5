import { ROLE } from "@/app/lib/labels";
import { ROLES, type Role } from "@/lib/schemas/enums";

/** The roles that somebody of this role can give, the one that can least first: admins make no owners. */
export const givableRoles = (role: Role) =>
  ROLES.filter((value) => role === "owner" || value !== "owner")
    .reverse()
    .map((value) => ({ value, label: ROLE[value].name, about: ROLE[value].can }));
