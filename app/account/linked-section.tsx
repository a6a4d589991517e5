import { Time } from "@/app/components/time";
import { Card } from "@/app/components/ui/card";
import type { LinkedAccount } from "@/lib/domain/account/linked-accounts";
import type { Profile } from "@/lib/domain/account/profile";
import { AccountSection } from "./account-section";
import { RemoveLinked } from "./remove-factor";

type Props = { accounts: LinkedAccount[]; profile: Profile };

export function LinkedSection({ accounts, profile }: Props) {
  if (accounts.length === 0) return null;
  return (
    <AccountSection
      part="linked-accounts"
      about="Anybody who signs in to these accounts is signed in to yours here."
    >
      <Card>
        <ul className="divide-y">
          {accounts.map(({ id, service, linked_at }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <span className="block break-words font-medium">{service}</span>
                <span className="block text-[0.8125rem] text-subtle">
                  Linked <Time iso={linked_at} format="date" />
                </span>
              </div>
              <RemoveLinked id={id} service={service} email={profile.email} proof={profile.proof} />
            </li>
          ))}
        </ul>
      </Card>
    </AccountSection>
  );
}
