import type { Caller } from "@/lib/access/caller";
import { currentUser, sessionCaller } from "@/lib/access/session";
import { ApiError, notFound } from "@/lib/errors";
import { pathId } from "@/lib/schemas/fields";

/**
 * On whose behalf a route handler of the app acts, by the session cookie of its request.
 * @throws 401 for who is signed out, 404 for an outsider as for an unknown workspace
 */
export async function requestCaller(request: Request, workspaceId: string): Promise<Caller> {
  const user = await currentUser(request.headers);
  if (!user) {
    throw new ApiError(
      "UNAUTHORIZED",
      "You are signed out. Sign in again in another tab, then try again here.",
    );
  }
  const caller = await sessionCaller(user, pathId.parse(workspaceId));
  if (!caller) throw notFound("Workspace");
  return caller;
}
