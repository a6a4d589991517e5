import { Section } from "@/app/components/section";
import type { Profile } from "@/lib/domain/profile";
import { PictureForm } from "./picture-form";
import { ProfileForm } from "./profile-form";

export const ProfileSection = ({ profile: { name, picture } }: { profile: Profile }) => (
  <Section title="Profile" about="How the members of your workspaces see you.">
    <PictureForm name={name} picture={picture} />
    <ProfileForm name={name} />
  </Section>
);
