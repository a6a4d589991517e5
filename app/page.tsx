import { redirect } from "next/navigation";
import { findHomeWorkspace, requireUser } from "@/app/shared/signed-in";
import { links } from "@/lib/links";

export default async function HomePage() {
  const user = await requireUser();
  redirect(links.workspace((await findHomeWorkspace(user.userId)).id));
}
