import { NameForm } from "@/app/components/name-form";
import type { Profile } from "@/lib/domain/account/profile";
import { AccountSection } from "./account-section";
import { rename } from "./actions";
import { PictureForm } from "./picture-form";

export const ProfileSection = ({ profile: { name, picture } }: { profile: Profile }) => (
  <AccountSection part="profile" about="How the members of your workspaces see you.">
    <PictureForm name={name} picture={picture} />
    <NameForm action={rename} name={name} autoComplete="name" />
  </AccountSection>
);
