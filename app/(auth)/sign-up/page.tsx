import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { toSafePath } from "@/app/shared/safe-path";
import { findSignedInUser } from "@/app/shared/signed-in";
import { getProviderHost } from "@/lib/access/sign-in/provider-settings";
import { getSignUpOffer } from "@/lib/access/sign-in/sign-up-rules";
import { config } from "@/lib/config";
import { type Invitation, previewInvitation } from "@/lib/domain/members/answer-invitation";
import { links } from "@/lib/links";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { ProviderButton } from "../provider-button";
import { SignUpForm } from "./sign-up-form";

export const metadata: Metadata = { title: "Create an account" };

type Query = Record<"next" | "invitation", string | string[] | undefined>;
type Props = { searchParams: Promise<Query> };

export default async function SignUpPage({ searchParams }: Props) {
  const query = await searchParams;
  const token = [query.invitation].flat()[0];
  const invitation = token ? await previewInvitation(token) : undefined;
  const next = token && invitation ? links.invitation(token) : toSafePath(query.next);
  if (await findSignedInUser()) redirect(next);
  if (config().OIDC_ONLY) redirect(links.signIn(next));
  const provider = getProviderHost();
  const offer = await getSignUpOffer(token);
  const footer = (
    <>
      Have an account? <TextLink href={links.signIn(next)}>Sign in</TextLink>
    </>
  );
  if (offer.for === "nobody") {
    return <NarrowPage title="Create an account" about={offer.because} footer={footer} />;
  }
  const title = invitation ? `Join ${invitation.workspaceName}` : "Create your account";
  return (
    <NarrowPage
      title={title}
      about={invitation ? <InvitedBy {...invitation} /> : ABOUT[offer.for]}
      footer={footer}
    >
      {provider && (
        <>
          <ProviderButton provider={provider} next={next} />
          <p className="text-center text-subtle">or with a password</p>
        </>
      )}
      <SignUpForm next={next} invitation={invitation && token} email={invitation?.email} />
    </NarrowPage>
  );
}

const OWN = "You get a workspace of your own, and can create more for your teams.";
const ABOUT = {
  anybody: OWN,
  "the first": `Nobody has an account here yet: yours is the first. ${OWN}`,
  "the invited": OWN,
};

const InvitedBy = ({ invitedBy, role }: Invitation) => (
  <>
    {invitedBy} invites you to this workspace as {ROLE_WITH_ARTICLE[role]}. Create your account to
    join.
  </>
);
