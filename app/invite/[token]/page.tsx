import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BindForms } from "@/app/components/bind-forms";
import { NarrowPage } from "@/app/components/narrow-page";
import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { Link } from "@/app/components/ui/link";
import { ROLE } from "@/app/shared/labels";
import { findSignedInUser } from "@/app/shared/signed-in";
import { findJoined } from "@/lib/access/credentials/invitation-rows";
import { getSignUpOffer } from "@/lib/access/sign-in/sign-up-rules";
import { config } from "@/lib/config";
import { previewInvitation } from "@/lib/domain/members/answer-invitation";
import { links } from "@/lib/links";
import { ROLE_WITH_ARTICLE } from "@/lib/schemas/spelling";
import { AcceptForm, SwitchAccount } from "./accept-form";

export const metadata: Metadata = { title: "Invitation" };

type Props = { params: Promise<{ token: string }> };

export default async function InvitationPage({ params }: Props) {
  const { token } = await params;
  const [invitation, user] = [await previewInvitation(token), await findSignedInUser()];
  const joined = !invitation && user && (await findJoined(token, user.userId));
  if (joined) redirect(links.workspace(joined));
  if (!invitation) return <NoLongerValid isSignedIn={user !== undefined} />;
  const { workspaceName, invitedBy, email, role, expiresAt } = invitation;
  const isInvited = user?.email.toLowerCase() === email.toLowerCase();
  return (
    <NarrowPage
      title={`Join ${workspaceName}`}
      about={`${invitedBy} invites ${email} to this workspace as ${ROLE_WITH_ARTICLE[role]}.`}
    >
      {user && <BindForms userId={user.userId} name={user.name} />}
      <DefinitionList>
        <Definition term={ROLE[role].name}>{ROLE[role].can}</Definition>
        <Definition term="Open until">
          <Time iso={expiresAt} format="date" /> (<Time iso={expiresAt} />)
        </Definition>
      </DefinitionList>
      {isInvited && (
        <AcceptForm token={token} workspaceName={workspaceName} invitedBy={invitedBy} />
      )}
      {user && !isInvited && (
        <SwitchAccount token={token} signedInAs={user.email} invited={email} />
      )}
      {!user && <SignInFirst token={token} email={email} />}
    </NarrowPage>
  );
}

async function SignInFirst({ token, email }: { token: string; email: string }) {
  const { OIDC_ONLY } = config();
  const offer = await getSignUpOffer(token);
  return (
    <div className="grid gap-3">
      {offer.for !== "nobody" && !OIDC_ONLY && (
        <Button asChild variant="primary">
          <Link href={links.signUpInvited(token)}>Create an account</Link>
        </Button>
      )}
      <Button asChild>
        <Link href={links.signIn(links.invitation(token))}>Sign in</Link>
      </Button>
      <p className="text-subtle">
        {offer.for === "nobody" && !OIDC_ONLY && `New here? ${offer.because} `}
        Use {email}: the invitation is for this address.
      </p>
    </div>
  );
}

function NoLongerValid({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <NarrowPage
      title="This invitation is not valid"
      about="It has expired, was used, declined or withdrawn, or was replaced by a newer one. If you are not a member yet, open the newest link that you got, or ask the person who invited you for a new one."
    >
      <Button asChild className="w-fit">
        {isSignedIn ? (
          <Link href={links.home}>Go to your workspace</Link>
        ) : (
          <Link href={links.signIn()}>Sign in</Link>
        )}
      </Button>
    </NarrowPage>
  );
}
