import { cookies, headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { cache } from "react";
import { type Caller, extendRequest } from "@/lib/access/caller";
import { FactorDemanded } from "@/lib/access/credentials/demanded-factor";
import { getCurrentUser, getSessionCaller } from "@/lib/access/session";
import { listWorkspaces } from "@/lib/domain/workspace/workspaces";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";
import { findOutage } from "@/lib/outage";
import { OUTAGES } from "@/lib/outage-words";
import { pathId } from "@/lib/schemas/fields";

/** Gives an outage the digest by which `app/error.tsx` knows it: of an error, Next tells browsers nothing else. */
function nameOutage(error: unknown): never {
  const outage = findOutage(error);
  if (outage && error instanceof Error) Object.assign(error, { digest: OUTAGES[outage].event });
  throw error;
}

/** Reads the session once per request. The page that answers an action has the cookies that the action set, unlike its headers. */
export const findSignedInUser = cache(async () => {
  const sent = new Headers(await headers());
  const jar = (await cookies()).getAll();
  sent.set(
    "cookie",
    jar.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; "),
  );
  return getCurrentUser(sent).catch(nameOutage);
});

/** Redirects people who are signed out to the sign-in page, which leads back here. */
export const requireUser = cache(async () => {
  const user = await findSignedInUser();
  if (user) return user;
  return redirect(links.signIn((await headers()).get("x-path") ?? undefined));
});

/** Outsiders get the 404 of an unknown id; people without a demanded second factor get the page about it. */
export const requireCaller = cache(async (workspaceId: string): Promise<Caller> => {
  const user = await requireUser();
  try {
    const caller = (await getSessionCaller(user, pathId.parse(workspaceId))) ?? notFound();
    return extendRequest(caller, { visit: user.visit });
  } catch (error) {
    if (!(error instanceof FactorDemanded)) return nameOutage(error);
    const path = (await headers()).get("x-path") ?? undefined;
    return redirect(links.factorDemanded(workspaceId, path));
  }
});

export async function orNotFound<Data>(work: Promise<Data>): Promise<Data> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") notFound();
    return nameOutage(error);
  }
}

/** Makes the function that loads the resource of a page's address, once per request. */
export const makeLoader = <Resource>(
  get: (caller: Caller, address: { id: string }) => Promise<Resource>,
) =>
  cache(async (workspace: string, id: string) => {
    const caller = await requireCaller(workspace);
    return { caller, resource: await orNotFound(get(caller, { id: pathId.parse(id) })) };
  });

/** Prefers the one opened last in this browser, then a shared one, then the personal one. */
export async function findHomeWorkspace(userId: string) {
  const [workspaces, jar] = await Promise.all([listWorkspaces(userId), cookies()]);
  const last = jar.get("workspace")?.value;
  return (
    workspaces.find(({ id }) => id === last) ??
    workspaces.find(({ kind }) => kind !== "personal") ??
    workspaces[0] ??
    notFound()
  );
}
