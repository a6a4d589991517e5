"use client";

import { toast } from "@/app/shared/toast";
import type { ProofAsked } from "@/lib/access/credentials/fresh-proof";
import { dropLinked, dropPasskey, removeApp } from "./factor-actions";
import { RemoveProofDialog } from "./proof";

type Props = { proof: ProofAsked; warning: string };

export function RemoveApp({ proof, warning }: Props) {
  return (
    <RemoveProofDialog
      about="the authenticator app"
      title="Remove the authenticator app?"
      description={`Its codes stop working here. ${warning}`}
      proof={proof}
      action={removeApp}
      confirm="Remove app"
      isDangerous
      onDone={() => toast.success("Authenticator app removed")}
    />
  );
}

export function RemovePasskey({ id, name, proof, warning }: Props & { id: string; name: string }) {
  return (
    <RemoveProofDialog
      about={name}
      title={`Remove “${name}”?`}
      description={`It no longer signs you in. Your device may still offer it: delete it there too. ${warning}`}
      proof={proof}
      action={dropPasskey}
      fields={{ id }}
      confirm="Remove passkey"
      isDangerous
      onDone={() => toast.success("Passkey removed")}
    />
  );
}

type LinkedProps = { id: string; service: string; email: string; proof: ProofAsked };

export function RemoveLinked({ id, service, email, proof }: LinkedProps) {
  return (
    <RemoveProofDialog
      about={`the account at ${service}`}
      title={`Remove the account at ${service}?`}
      description={`It no longer acts for you, and other browsers are signed out. Anybody who signs in there as ${email} is linked again, since ${service} vouches for the address.`}
      proof={proof}
      action={dropLinked}
      fields={{ id }}
      confirm="Remove link"
      isDangerous
      onDone={() => toast.success("Linked account removed")}
    />
  );
}
