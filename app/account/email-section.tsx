import { Badge } from "@/app/components/ui/badge";
import { formatShortTime } from "@/app/shared/times";
import type { Profile } from "@/lib/domain/account/profile";
import { AccountSection } from "./account-section";
import { EmailForm, VerifyForm, WithdrawForm } from "./email-forms";

export function EmailSection({ profile }: { profile: Profile }) {
  const { email, email_verified: isConfirmed, sends_mail: sendsMail, proof } = profile;
  const { pending_email: pending } = profile;
  return (
    <AccountSection part="email">
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-all font-medium">{email}</span>
        <Badge tone={isConfirmed ? "positive" : "warning"}>
          {isConfirmed ? "Confirmed" : "Not confirmed"}
        </Badge>
      </p>
      {pending && (
        <div className="grid gap-2">
          <p className="text-pretty [overflow-wrap:anywhere]">
            Waiting for confirmation of {pending.email}, until {formatShortTime(pending.until)}.
          </p>
          <WithdrawForm />
        </div>
      )}
      {sendsMail ? (
        <>
          {!isConfirmed && <VerifyForm email={email} isMailed={profile.has_open_link} />}
          <EmailForm proof={proof} />
        </>
      ) : (
        <p className="text-pretty text-subtle">
          This service sends no mail, so nobody can confirm a new address here. Its operator can
          change yours, with the command “user email”.
        </p>
      )}
    </AccountSection>
  );
}
