import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { CodeBlock } from "@/app/components/code-block";
import { NarrowPage } from "@/app/components/narrow-page";
import { ServerNote } from "@/app/components/server-note";
import { TextLink } from "@/app/components/text-link";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import { isMailSet } from "@/lib/mail/send-mail";
import { AskForm } from "./ask-form";

export const metadata: Metadata = { title: "Forgot your password?" };

const COMMAND = "npm run --silent admin -- user reset-link \\\n  --email you@example.com";

export default function ForgotPasswordPage() {
  if (config().OIDC_ONLY) redirect(links.signIn());
  const footer = <TextLink href={links.signIn()}>Back to sign in</TextLink>;
  if (isMailSet()) {
    return <AskForm footer={footer} />;
  }
  return (
    <NarrowPage
      title="Forgot your password?"
      about="Ask the operator of this service for a link to set a new one. It works once, within an hour."
      footer={footer}
    >
      <ServerNote>
        make the link with this command:
        <div className="mt-2">
          <CodeBlock code={COMMAND} name="command" />
        </div>
      </ServerNote>
    </NarrowPage>
  );
}
