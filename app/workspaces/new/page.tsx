import type { Metadata } from "next";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { requireUser } from "@/app/shared/signed-in";
import { links } from "@/lib/links";
import { NewWorkspaceForm } from "./new-workspace-form";

export const metadata: Metadata = { title: "Create a workspace" };

export default async function NewWorkspacePage() {
  await requireUser();
  return (
    <NarrowPage
      title="Create a workspace"
      about="A place for the plans of one team or one client, with its own members and API keys."
      footer={<TextLink href={links.home}>Back to your workspace</TextLink>}
    >
      <NewWorkspaceForm />
    </NarrowPage>
  );
}
