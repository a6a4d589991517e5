import type { Metadata } from "next";
import { CodeBlock } from "@/app/components/code-block";
import { ForOperator } from "@/app/components/for-operator";
import { NarrowPage } from "@/app/components/narrow-page";
import { TextLink } from "@/app/components/text-link";
import { links } from "@/lib/links";

export const metadata: Metadata = { title: "Forgot your password?" };

const COMMAND = "npm run --silent admin -- user reset-link \\\n  --email you@example.com";

export default function ForgotPasswordPage() {
  return (
    <NarrowPage
      title="Forgot your password?"
      about="Ask the person who runs this service for a link to set a new one. It works once, within an hour."
      footer={<TextLink href={links.signIn()}>Back to signing in</TextLink>}
    >
      <ForOperator>
        <CodeBlock code={COMMAND} name="Command for the operator" />
      </ForOperator>
    </NarrowPage>
  );
}
