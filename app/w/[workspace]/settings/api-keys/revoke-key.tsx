"use client";

import { ConfirmAction } from "@/app/components/confirm-action";
import { revoke } from "./actions";

type Props = { workspaceId: string; id: string; name: string; lastUse: string | null };

export function RevokeKey({ workspaceId, id, name, lastUse }: Props) {
  return (
    <ConfirmAction
      label="Revoke"
      about={name}
      title={`Revoke “${name}”?`}
      description={`${lastUse ? `It was last used ${lastUse}.` : "It was never used."} Every call with it is refused from then on. This cannot be undone.`}
      confirm="Revoke key"
      done="Key revoked"
      action={revoke.bind(null, workspaceId)}
      fields={{ id }}
    />
  );
}
