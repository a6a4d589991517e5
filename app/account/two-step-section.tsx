import { Notice } from "@/app/components/notice";
import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import { Definition, DefinitionList } from "@/app/components/ui/definition-list";
import { Link } from "@/app/components/ui/link";
import type { AccountCaller } from "@/lib/access/caller";
import type { SecondFactors } from "@/lib/domain/account/second-factors";
import { joinWords } from "@/lib/text/phrases";
import { AccountSection } from "./account-section";
import { loadSecondFactors } from "./load-second-factors";
import { RemakeCodes } from "./recovery-codes";
import { RemoveApp } from "./remove-factor";
import { SetUpApp } from "./set-up-app";

/** `next` is the page to open once there is a second factor. */
export async function TwoStep({ user, next }: { user: AccountCaller; next?: string | undefined }) {
  const factors = await loadSecondFactors(user);
  const { authenticator_app: app, passkeys, recovery_codes: left, proof } = factors;
  const isOn = app !== null || passkeys.length > 0;
  return (
    <AccountSection
      part="two-step"
      about="After your password, you confirm who you are with a code from your phone or a passkey. A stolen password alone is then useless."
    >
      {!isOn && factors.demanded_by.length > 0 && <Demanded by={factors.demanded_by} />}
      {isOn && next && (
        <Button asChild variant="primary" className="w-fit">
          <Link href={next}>Continue where you left off</Link>
        </Button>
      )}
      {!app && (
        <div>
          <SetUpApp proof={proof} email={user.email} />
        </div>
      )}
      {isOn && (
        <DefinitionList>
          {app && (
            <Definition term="Authenticator app">
              <span className="flex flex-wrap items-center justify-between gap-2">
                <span>
                  Set up <Time iso={app.added_at} format="date" />
                </span>
                <RemoveApp proof={proof} warning={warnOfLast(factors)} />
              </span>
            </Definition>
          )}
          <Definition term="Recovery codes">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span>{left === 0 ? "None left: create new ones" : `${left} of 10 left`}</span>
              <RemakeCodes proof={proof} email={user.email} />
            </span>
          </Definition>
        </DefinitionList>
      )}
    </AccountSection>
  );
}

const Demanded = ({ by }: { by: string[] }) => (
  <Notice>
    {joinWords(by)} {by.length === 1 ? "requires" : "require"} two-step sign-in, and{" "}
    {by.length === 1 ? "is" : "are"} closed to you until you set it up.
  </Notice>
);

export function warnOfLast({ authenticator_app, passkeys, demanded_by }: SecondFactors): string {
  if (passkeys.length + (authenticator_app ? 1 : 0) > 1) return "";
  const closes =
    demanded_by.length > 0 &&
    ` ${joinWords(demanded_by)} ${demanded_by.length === 1 ? "requires" : "require"} two-step sign-in: you and your API keys can do nothing there until you set it up again.`;
  return `It is your only second factor: your password alone opens your account then, and your recovery codes stop working.${closes || ""}`;
}
