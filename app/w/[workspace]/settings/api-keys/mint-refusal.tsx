import { Notice } from "@/app/components/notice";
import { TextLink } from "@/app/components/text-link";
import type { Caller } from "@/lib/access/caller";
import { explainMintRefusal } from "@/lib/access/plans";
import { canManage } from "@/lib/access/roles";
import { links } from "@/lib/links";

export function MintRefusal({ caller }: { caller: Caller }) {
  const refusal = explainMintRefusal(caller);
  if (!refusal) return null;
  return (
    <Notice>
      {refusal}{" "}
      {canManage(caller.role) && (
        <TextLink href={links.settings.workspace(caller.workspaceId)}>See its plan</TextLink>
      )}
    </Notice>
  );
}
