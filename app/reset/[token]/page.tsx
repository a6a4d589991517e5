import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NarrowPage } from "@/app/components/narrow-page";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { config } from "@/lib/config";
import { previewReset } from "@/lib/domain/account/passwords";
import { links } from "@/lib/links";
import { ResetForm } from "./reset-form";

export const metadata: Metadata = { title: "Set a new password" };

type Props = { params: Promise<{ token: string }> };

export default async function ResetPage({ params }: Props) {
  if (config().OIDC_ONLY) redirect(links.signIn());
  const { token } = await params;
  const person = await previewReset(token);
  if (!person) return <NoLongerValid />;
  return (
    <NarrowPage
      title="Set a new password"
      about={`For ${person.email}. Setting it signs you out everywhere; passkeys and API keys continue to work.`}
    >
      <ResetForm token={token} email={person.email} />
    </NarrowPage>
  );
}

function NoLongerValid() {
  return (
    <NarrowPage
      title="This link does not work"
      about="It was used, is more than an hour old, or was replaced by a newer link."
    >
      <Button asChild className="w-fit">
        <Link href={links.forgotPassword}>How to get a new link</Link>
      </Button>
    </NarrowPage>
  );
}
