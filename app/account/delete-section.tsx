import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import type { AccountCaller } from "@/lib/access/caller";
import { KEPT_DAYS, previewDeletion } from "@/lib/domain/account/account-deletion";
import type { Profile } from "@/lib/domain/account/profile";
import { links } from "@/lib/links";
import { AccountSection } from "./account-section";
import { DeleteForm } from "./delete-form";

type Props = { user: AccountCaller; profile: Profile };

export async function DeleteSection({ user, profile }: Props) {
  const { stranded, alone } = await previewDeletion(user);
  return (
    <AccountSection part="deletion">
      {stranded.length > 0 ? (
        <>
          <p className="text-pretty text-subtle">
            You are the only owner of these workspaces, not counting disabled accounts, and others
            are members there. Make one of them an owner, or remove them from the workspace. Then
            you can delete your account.
          </p>
          <ul className="list-disc pl-5">
            {stranded.map(({ id, name }) => (
              <li key={id} className="break-words">
                <TextLink href={links.settings.members(id)}>Members of {name}</TextLink>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="text-pretty text-subtle">
            You are signed out everywhere at once, and your API keys stop working. For {KEPT_DAYS}{" "}
            days the operator of this service can bring the account back; after that it is gone for
            good. Your texts in other workspaces stay there. These workspaces, in which you are
            alone, are deleted with the account:
          </p>
          <ul className="list-disc pl-5">
            {alone.map(({ id, name }) => (
              <li key={id} className="break-words font-medium">
                {name}
              </li>
            ))}
          </ul>
          <details>
            <Button asChild className="w-fit">
              <summary>Delete your account</summary>
            </Button>
            <div className="pt-4">
              <DeleteForm email={profile.email} proof={profile.proof} />
            </div>
          </details>
        </>
      )}
    </AccountSection>
  );
}
