import { ROLE } from "@/app/shared/labels";
import { ROLES, type Role } from "@/lib/schemas/enums";

export const listGivableRoles = (role: Role) =>
  ROLES.filter((value) => role === "owner" || value !== "owner")
    .reverse()
    .map((value) => ({ value, label: ROLE[value].name, about: ROLE[value].can }));
