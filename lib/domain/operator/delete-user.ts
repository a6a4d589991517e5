import { query } from "@/lib/db/pool-query";
import {
  findWorkspacesToLeave,
  type JoinedWorkspace,
  removePerson,
} from "@/lib/domain/account/remove-person";
import { ApiError } from "@/lib/errors";
import type { UserInput } from "@/lib/schemas/operator";
import { disableUser, getUser } from "./accounts";

/** The account is disabled until it is removed; run it again after an interruption. @throws 409 as `requestDeletion` */
export async function deleteUser({ email }: UserInput) {
  const { id: userId } = await getUser(email);
  const workspaces = await findWorkspacesToLeave({ query }, userId);
  if (workspaces.stranded.length > 0) throw explainStillNeeded(email, workspaces.stranded);
  await disableUser({ email });
  const deleted: string[] = [];
  try {
    await removePerson(userId, workspaces, { onDeleted: (id) => deleted.push(id) });
  } catch (error) {
    throw error instanceof ApiError ? explainHalfway(error, deleted) : error;
  }
  return { id: userId, email, deleted: true as const, deleted_workspaces: deleted };
}

/** Refuses after the account was disabled, and possibly some workspaces deleted. */
function explainHalfway({ code, message }: ApiError, deleted: string[]): ApiError {
  const gone = deleted.length > 0 ? ` Already deleted: ${deleted.join(", ")}.` : "";
  return new ApiError(
    code,
    `${message} The account is disabled until then; \`user enable\` undoes that.${gone}`,
  );
}

function explainStillNeeded(email: string, workspaces: JoinedWorkspace[]) {
  const names = workspaces.map(({ id, name }) => `“${name}” (${id})`).join(", ");
  return new ApiError(
    "CONFLICT",
    `${email} is the only owner of ${names}, not counting disabled accounts, and others are members there. Make one of them an owner with “member add --role owner”, or delete the workspace with “workspace delete”, then try again.`,
  );
}
