import { actInApp } from "@/lib/access/caller";
import { prismaClient } from "@/lib/db/database";
import type { PeopleTx, TenantTx } from "@/lib/db/prisma-models";
import type { PrismaTx } from "@/lib/db/prisma-query";
import { administerWithoutRole } from "@/lib/domain/administer";
import { endMembership, findMember, requireAnotherOwner } from "@/lib/domain/members/membership";
import { deleteWorkspace } from "@/lib/domain/workspace/delete-workspace";
import { lockWorkspace } from "@/lib/domain/workspace/workspace-lock";
import { ApiError } from "@/lib/errors";
import type { UserInput } from "@/lib/schemas/operator";
import { disableUser, findUser } from "./accounts";

type Place = { id: string; name: string; others: number };
type Places = {
  stranded: Place[];
  alone: Place[];
  shared: Place[];
};

/** Owners whose deletion is requested do not count. */
export async function findPlaces(
  tx: Pick<PeopleTx, "membership">,
  userId: string,
): Promise<Places> {
  const own = await tx.membership.findMany({
    where: { userId },
    select: {
      role: true,
      workspace: {
        select: {
          id: true,
          name: true,
          memberships: {
            where: { userId: { not: userId } },
            select: { role: true, user: { select: { deleteAfter: true } } },
          },
        },
      },
    },
    orderBy: { workspaceId: "asc" },
  });
  const places: Places = { stranded: [], alone: [], shared: [] };
  for (const { role, workspace } of own) {
    const { id, name, memberships } = workspace;
    const owners = memberships.filter((other) => other.role === "owner" && !other.user.deleteAfter);
    const place = { id, name, others: memberships.length };
    if (place.others === 0) places.alone.push(place);
    else if (role === "owner" && owners.length === 0) places.stranded.push(place);
    else places.shared.push(place);
  }
  return places;
}

/** The account is disabled until it is removed; run it again after an interruption. @throws 409 as `requestDeletion` */
export async function deleteUser({ email }: UserInput) {
  const { id: userId } = await findUser(email);
  const places = await findPlaces(await prismaClient(), userId);
  if (places.stranded.length > 0) throw explainStillNeeded(email, places.stranded);
  await disableUser({ email });
  const deleted: string[] = [];
  try {
    await removePerson(userId, places, { onDeleted: (id) => deleted.push(id) });
  } catch (error) {
    throw error instanceof ApiError ? explainHalfway(error, deleted) : error;
  }
  return { id: userId, email, deleted: true as const, deleted_workspaces: deleted };
}

type Removal = {
  /** Runs in each transaction that removes something, and may refuse by throwing. */
  check?: (tx: PrismaTx) => Promise<void>;
  onDeleted?: (workspaceId: string) => void;
  signal?: AbortSignal;
};

/** @throws 409 if a workspace gained or lost members meanwhile */
export async function removePerson(
  userId: string,
  { alone, shared }: Places,
  { check, onDeleted, signal }: Removal,
) {
  for (const { id } of shared) {
    await administerWithoutRole(actInApp(id, null), async (tx) => {
      await lockWorkspace(tx, id);
      await check?.(tx);
      const member = await findMember(tx, userId);
      await requireAnotherOwner(tx, member);
      return endMembership(tx, member, null);
    });
  }
  for (const { id } of alone) {
    const close = async (tx: TenantTx) => {
      await check?.(tx);
      await requireNoOther(tx, userId);
    };
    await deleteWorkspace(id, close, signal);
    onDeleted?.(id);
  }
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await check?.(tx);
    await tx.user.delete({ where: { id: userId } });
  });
}

/** Refuses after the account was disabled, and possibly some workspaces deleted. */
function explainHalfway({ code, message }: ApiError, deleted: string[]): ApiError {
  const gone = deleted.length > 0 ? ` Deleted already: ${deleted.join(", ")}.` : "";
  return new ApiError(
    code,
    `${message} The account is disabled until then; \`user enable\` undoes that.${gone}`,
  );
}

async function requireNoOther(tx: TenantTx, userId: string) {
  const others = await tx.membership.count({ where: { userId: { not: userId } } });
  if (others === 0) return;
  throw new ApiError("CONFLICT", "Somebody has joined a workspace of this person. Try again.");
}

function explainStillNeeded(email: string, workspaces: Place[]) {
  const names = workspaces.map(({ id, name }) => `“${name}” (${id})`).join(", ");
  return new ApiError(
    "CONFLICT",
    `${email} is the only owner of ${names}, which others are members of. Make one of them an owner with “member add --role owner”, or delete the workspace with “workspace delete”, then try again.`,
  );
}
