import { redirect } from "next/navigation";
import { links } from "@/lib/links";

type Props = { params: Promise<{ workspace: string }> };

export default async function SettingsPage({ params }: Props) {
  redirect(links.settings.workspace((await params).workspace));
}
