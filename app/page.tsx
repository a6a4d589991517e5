import { notFound, redirect } from "next/navigation";
import { lastWorkspaceId, requireUser } from "@/app/lib/session";
import { listWorkspaces } from "@/lib/domain/workspaces";
import { links } from "@/lib/links";

/** Nothing of its own: on to the workspace that was open last, else a shared one, else the personal one. */
export default async function HomePage() {
  const user = await requireUser();
  const [workspaces, last] = [await listWorkspaces(user.id), await lastWorkspaceId()];
  const { id } =
    workspaces.find((workspace) => workspace.id === last) ??
    workspaces.find(({ kind }) => kind !== "personal") ??
    workspaces[0] ??
    notFound();
  redirect(links.workspace(id));
}
