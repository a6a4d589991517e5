import { redirect } from "next/navigation";
import { homeWorkspace, requireUser } from "@/app/lib/signed-in";
import { links } from "@/lib/links";

export default async function HomePage() {
  const user = await requireUser();
  redirect(links.workspace((await homeWorkspace(user.id)).id));
}
