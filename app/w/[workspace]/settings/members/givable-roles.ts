import { ROLE } from "@/app/shared/labels";
import { hasPowerOver } from "@/lib/access/roles";
import { ROLES, type Role } from "@/lib/schemas/enums";

export const listGivableRoles = (role: Role) =>
  ROLES.filter((value) => hasPowerOver(role, [value]))
    .reverse()
    .map((value) => ({ value, label: ROLE[value].name, about: ROLE[value].can }));
