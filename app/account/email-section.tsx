import { Section } from "@/app/components/section";
import { Badge } from "@/app/components/ui/badge";
import type { Profile } from "@/lib/domain/profile";
import { EmailForm, VerifyForm } from "./email-forms";

export function EmailSection({ profile }: { profile: Profile }) {
  const { email, email_verified: isConfirmed, sends_mail: sendsMail, proof } = profile;
  return (
    <Section title="Email address">
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-all font-medium">{email}</span>
        <Badge tone={isConfirmed ? "positive" : "warning"}>
          {isConfirmed ? "Confirmed" : "Not confirmed"}
        </Badge>
      </p>
      {sendsMail ? (
        <>
          {!isConfirmed && <VerifyForm email={email} />}
          <EmailForm proof={proof} />
        </>
      ) : (
        <p className="text-pretty text-subtle">
          This service sends no mail, so nobody can confirm a new address here. Its operator can
          change yours, with the command “user email”.
        </p>
      )}
    </Section>
  );
}
