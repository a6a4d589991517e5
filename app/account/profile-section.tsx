import type { Profile } from "@/lib/domain/account/profile";
import { AccountSection } from "./account-section";
import { PictureForm } from "./picture-form";
import { ProfileForm } from "./profile-form";

export const ProfileSection = ({ profile: { name, picture } }: { profile: Profile }) => (
  <AccountSection part="profile" about="How the members of your workspaces see you.">
    <PictureForm name={name} picture={picture} />
    <ProfileForm name={name} />
  </AccountSection>
);
