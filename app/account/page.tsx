import type { Metadata } from "next";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { requireUser } from "@/app/lib/session";
import { getProfile } from "@/lib/domain/profile";
import { links } from "@/lib/links";
import { DataSection } from "./data-section";
import { DeleteSection } from "./delete-section";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";
import { PowersSection } from "./powers-section";
import { ProfileSection } from "./profile-section";
import { SessionsSection } from "./sessions-section";

export const metadata: Metadata = { title: "Your account" };

export default async function AccountPage() {
  const user = await requireUser();
  const profile = await getProfile(user);
  return (
    <NarrowPage
      title="Your account"
      isWide
      footer={<TextLink href={links.home}>Back to your workspace</TextLink>}
    >
      <div>
        <ProfileSection profile={profile} />
        <EmailSection profile={profile} />
        <PasswordSection profile={profile} user={user} />
        <SessionsSection user={user} />
        <PowersSection user={user} />
        <DataSection />
        <DeleteSection user={user} profile={profile} />
      </div>
    </NarrowPage>
  );
}
