"use client";

import { Section } from "@/app/components/section";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { joinByDomain } from "./actions";

type Props = {
  workspaceId: string;
  provider: string;
  domain: string | null;
  own: string | undefined;
};

export function JoinDomain({ workspaceId, provider, domain, own }: Props) {
  const { state, pending, form } = useFormAction(joinByDomain.bind(null, workspaceId), () =>
    toast.success(
      domain ? "Nobody joins by their address now" : "People join by their address now",
    ),
  );
  const offered = domain ?? own;
  return (
    <Section title="Joining without an invitation">
      {offered ? (
        <form {...form} className="grid gap-3">
          <p className="text-pretty text-subtle">
            {domain
              ? `People who sign in through ${provider} with an address at ${domain} join as members.`
              : `People who sign in through ${provider} with an address at ${offered} can join as members.`}{" "}
            They join at their first sign-in through it. People who signed in through it before,
            were removed or have left need an invitation.
          </p>
          <input type="hidden" name="joins" value={String(!domain)} />
          <FieldError>{state.error}</FieldError>
          <SubmitButton pending={pending} variant="secondary" className="w-fit">
            {domain ? "Stop letting people join" : `Let ${offered} join`}
          </SubmitButton>
        </form>
      ) : (
        <p className="text-pretty text-subtle">
          An owner whose confirmed address is at your organization’s own domain can let its people
          join when they sign in through {provider}. Yours is not confirmed, or is at a provider
          where anybody can have one: invite people instead.
        </p>
      )}
    </Section>
  );
}
