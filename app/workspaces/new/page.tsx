import type { Metadata } from "next";
import { BindForms } from "@/app/components/bind-forms";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { requireUser } from "@/app/shared/signed-in";
import { links } from "@/lib/links";
import { NewWorkspaceForm } from "./new-workspace-form";

export const metadata: Metadata = { title: "Create a workspace" };

export default async function NewWorkspacePage() {
  const user = await requireUser();
  return (
    <NarrowPage
      title="Create a workspace"
      about="A place for the plans of one team or one client, with its own members and API keys."
      footer={<TextLink href={links.home}>Back to your workspace</TextLink>}
    >
      <BindForms userId={user.userId} name={user.name} />
      <NewWorkspaceForm />
    </NarrowPage>
  );
}
