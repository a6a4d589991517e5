import { Notice } from "@/app/components/notice";
import { TextLink } from "@/app/components/text-link";
import type { Caller } from "@/lib/access/caller";
import { canManage, mintRefusal } from "@/lib/access/plans";
import { links } from "@/lib/links";

/** Why the person cannot create keys in this workspace, if so. */
export function MintRefusal({ caller }: { caller: Caller }) {
  const refusal = mintRefusal(caller);
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
