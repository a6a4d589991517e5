import type { Metadata } from "next";
import { BindForms } from "@/app/components/bind-forms";
import { NameForm } from "@/app/components/name-form";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { toSafePath } from "@/app/shared/safe-path";
import { requireUser } from "@/app/shared/signed-in";
import { listLinkedAccounts } from "@/lib/domain/account/linked-accounts";
import { getProfile, type Profile } from "@/lib/domain/account/profile";
import { links } from "@/lib/links";
import { AccountParts, AccountSection } from "./account-section";
import { rename } from "./actions";
import { DeleteSection } from "./delete-section";
import { EmailSection } from "./email-section";
import { LinkedSection } from "./linked-section";
import { Passkeys } from "./passkeys-section";
import { PasswordSection } from "./password-section";
import { PictureForm } from "./picture-form";
import { PowersSection } from "./powers-section";
import { SessionsSection } from "./sessions-section";
import { TwoStep } from "./two-step-section";

export const metadata: Metadata = { title: "Your account" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function AccountPage({ searchParams }: Props) {
  const user = await requireUser();
  const next = toSafePath((await searchParams).next);
  const [profile, linked] = await Promise.all([getProfile(user), listLinkedAccounts(user)]);
  return (
    <NarrowPage
      title="Your account"
      about={<TextLink href={links.home}>Back to your workspace</TextLink>}
      isWide
      footer={<TextLink href={links.home}>Back to your workspace</TextLink>}
    >
      <BindForms userId={user.userId} name={user.name} />
      <AccountParts hasLinked={linked.length > 0} />
      <div>
        <ProfileSection profile={profile} />
        <EmailSection profile={profile} />
        <PasswordSection profile={profile} user={user} />
        <TwoStep user={user} next={next === links.home ? undefined : next} />
        <Passkeys user={user} />
        <LinkedSection accounts={linked} profile={profile} />
        <SessionsSection user={user} />
        <PowersSection user={user} />
        <DataSection />
        <DeleteSection user={user} profile={profile} />
      </div>
    </NarrowPage>
  );
}

const ProfileSection = ({ profile: { name, picture } }: { profile: Profile }) => (
  <AccountSection part="profile" about="How the members of your workspaces see you.">
    <PictureForm name={name} picture={picture} />
    <NameForm action={rename} name={name} autoComplete="name" />
  </AccountSection>
);

const DataSection = () => (
  <AccountSection part="data">
    <p className="text-pretty text-subtle">
      A zip file with your account, everything in your personal workspace, and a list of what you
      created in workspaces that you share with others.
    </p>
    <Button asChild className="w-fit">
      <a href={links.accountExport} download>
        Download your data
      </a>
    </Button>
  </AccountSection>
);
