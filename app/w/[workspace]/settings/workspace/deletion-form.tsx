"use client";

import { ProofField, SignInAgain } from "@/app/account/proof";
import { SubmitButton } from "@/app/components/submit-button";
import { FieldError } from "@/app/components/ui/field";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { links } from "@/lib/links";
import { ConfirmName } from "../confirm-name";
import { deleteWorkspace } from "./actions";

type Props = { workspaceId: string; name: string; proof: ProofAsked };

export function DeletionForm({ workspaceId, name, proof }: Props) {
  const leave = (path: string) => {
    if (path === links.home) toast.success(`“${name}” is deleted`);
  };
  const action = deleteWorkspace.bind(null, workspaceId);
  const { state, pending, form } = useFormAction(action, undefined, leave);
  if (proof === "sign_in") return <SignInAgain back={links.settings.workspace(workspaceId)} />;
  return (
    <form {...form} className="grid gap-4" noValidate>
      <ConfirmName name={name} error={state.fields?.name} />
      <ProofField proof={proof} error={state.fields?.currentPassword} />
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} variant="danger" className="w-fit">
        Delete workspace
      </SubmitButton>
    </form>
  );
}
