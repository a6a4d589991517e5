import { TextLink } from "@/app/components/text-link";
import { findHomeWorkspace } from "@/app/shared/signed-in";
import type { Profile } from "@/lib/domain/account/profile";
import { links } from "@/lib/links";
import { AccountSection } from "./account-section";
import { PasswordForm } from "./password-form";

type Props = { user: { userId: string }; profile: Profile };

export async function PasswordSection({ user, profile }: Props) {
  const workspace = await findHomeWorkspace(user.userId);
  return (
    <AccountSection part="password">
      {profile.has_password ? (
        <>
          <p className="text-pretty text-subtle">
            A new password signs you out everywhere except here. Passkeys and API keys continue to
            work: remove passkeys that you do not know further down, and revoke keys that you do not
            trust under <TextLink href={links.settings.apiKeys(workspace.id)}>API keys</TextLink>.
          </p>
          <PasswordForm email={profile.email} />
        </>
      ) : (
        <p className="text-pretty text-subtle">
          This account has no password: you sign in through another service. Change it there.
        </p>
      )}
    </AccountSection>
  );
}
