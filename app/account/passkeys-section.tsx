import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import type { AccountCaller } from "@/lib/access/caller";
import { findPasskeyPlace } from "@/lib/access/credentials/passkey-ceremony";
import { links } from "@/lib/links";
import { AccountSection } from "./account-section";
import { AddPasskey } from "./add-passkey";
import { loadSecondFactors } from "./load-second-factors";
import { NamePasskey } from "./name-passkey";
import { RemovePasskey } from "./remove-factor";
import { warnOfLast } from "./two-step-section";

export async function Passkeys({ user }: { user: AccountCaller }) {
  const factors = await loadSecondFactors(user);
  const { passkeys, proof } = factors;
  const place = findPasskeyPlace();
  return (
    <AccountSection
      part="passkeys"
      count={passkeys.length || undefined}
      about="Sign in with your fingerprint, face or a security key, without typing anything. A passkey is a second factor too."
    >
      {passkeys.length > 0 && (
        <Card>
          <ul className="divide-y">
            {passkeys.map(({ id, name, created_at, last_used_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-0 flex-1 basis-40">
                  <span className="block break-words font-medium">{name}</span>
                  <span className="block text-[0.8125rem] text-subtle">
                    Added <Time iso={created_at} format="date" />,{" "}
                    {last_used_at ? (
                      <>
                        last used <Time iso={last_used_at} />
                      </>
                    ) : (
                      "never used"
                    )}
                  </span>
                </div>
                <NamePasskey id={id} name={name} />
                <RemovePasskey id={id} name={name} proof={proof} warning={warnOfLast(factors)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {place ? (
        <AddPasskey proof={proof} email={user.email} origin={place.origin} path={links.account} />
      ) : (
        <p className="text-pretty text-subtle">
          Passkeys need an https address with a host name. The operator of this service sets it as
          APP_URL.
        </p>
      )}
    </AccountSection>
  );
}
