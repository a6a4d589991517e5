import type { Metadata } from "next";
import { NarrowPage } from "@/app/components/narrow-page";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { safeNext } from "@/app/lib/next-path";
import { homeWorkspace, requireUser } from "@/app/lib/session";
import { hasPassword } from "@/lib/domain/passwords";
import { links } from "@/lib/links";
import { MIN_PASSWORD } from "@/lib/schemas/members";
import { Passkeys } from "./passkeys";
import { PasswordForm } from "./password-form";
import { TwoStep } from "./two-step";

export const metadata: Metadata = { title: "Your account" };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function AccountPage({ searchParams }: Props) {
  const user = await requireUser();
  const next = safeNext((await searchParams).next);
  const workspace = await homeWorkspace(user.id);
  return (
    <NarrowPage
      title="Your account"
      footer={<TextLink href={links.home}>Back to your workspace</TextLink>}
    >
      <DefinitionList>
        <Definition term="Name">{user.name}</Definition>
        <Definition term="Email address">{user.email}</Definition>
      </DefinitionList>
      <Section title="Password">
        {(await hasPassword(user.id)) ? (
          <>
            <p className="text-pretty text-subtle">
              A new password signs you out everywhere but here. API keys go on working: revoke those
              that you do not trust under{" "}
              <TextLink href={links.settings.apiKeys(workspace.id)}>API keys</TextLink>.
            </p>
            <PasswordForm email={user.email} minPassword={MIN_PASSWORD} />
          </>
        ) : (
          <p className="text-pretty text-subtle">
            This account has no password: you sign in through another service. Change it there.
          </p>
        )}
      </Section>
      <TwoStep user={user} next={next === links.home ? undefined : next} />
      <Passkeys user={user} />
    </NarrowPage>
  );
}
