import { SIGNED_OUT } from "@/app/shared/ask-server";
import type { AccountCaller, Caller } from "@/lib/access/caller";
import { getCurrentUser, getSessionCaller } from "@/lib/access/session";
import { ApiError, notFound } from "@/lib/errors";
import { pathId } from "@/lib/schemas/fields";

/** @throws 401 without a session */
export async function getRequestUser({ headers }: Request): Promise<AccountCaller> {
  const user = await getCurrentUser(headers);
  if (!user) throw new ApiError("UNAUTHORIZED", SIGNED_OUT);
  return user;
}

/** @throws 401 without a session, 404 for outsiders and unknown workspaces */
export async function getRequestCaller(request: Request, workspaceId: string): Promise<Caller> {
  const user = await getRequestUser(request);
  const caller = await getSessionCaller(user, pathId.parse(workspaceId));
  if (!caller) throw notFound("Workspace");
  return caller;
}
