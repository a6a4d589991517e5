"use client";

import { ConfirmAction } from "@/app/components/confirm-action";
import { toast } from "@/app/shared/toast";
import { links } from "@/lib/links";
import { leave, remove } from "./actions";

type Props = { workspaceId: string; userId: string; name: string; isSelf: boolean };

export function RemoveMember({ workspaceId, userId, name, isSelf }: Props) {
  if (isSelf) {
    return (
      <ConfirmAction
        label="Leave"
        about="this workspace"
        title="Leave this workspace?"
        description="You lose access to all of it, and the API keys you made here stop working for good. To come back you need an invitation."
        confirm="Leave workspace"
        onRedirect={(path) => {
          if (path === links.home) toast.success("You have left the workspace");
        }}
        action={leave.bind(null, workspaceId)}
        fields={{}}
      />
    );
  }
  return (
    <ConfirmAction
      label="Remove"
      about={name}
      title={`Remove ${name}?`}
      description={`${name} loses access at once, and the API keys they made here stop working for good.`}
      confirm="Remove member"
      done={`${name} was removed`}
      action={remove.bind(null, workspaceId)}
      fields={{ userId }}
    />
  );
}
