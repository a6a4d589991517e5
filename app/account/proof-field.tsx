import { TextLink } from "@/app/components/text-link";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { ProofAsked } from "@/lib/access/fresh-proof";
import { links } from "@/lib/links";

/** What a sensitive change asks for first, see `requireFreshProof`. */
export function ProofField({ proof, error }: { proof: ProofAsked; error?: string }) {
  if (proof === "nothing") return null;
  if (proof === "sign_in") {
    return (
      <p className="text-pretty text-subtle">
        You signed in more than ten minutes ago.{" "}
        <TextLink href={links.signIn(links.account)}>Sign in again</TextLink> first, then make this
        change.
      </p>
    );
  }
  return (
    <Field label="Current password" error={error}>
      <Input name="currentPassword" type="password" autoComplete="current-password" required />
    </Field>
  );
}
