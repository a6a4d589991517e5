import { TextLink } from "@/app/components/text-link";
import { buildTargetLink } from "@/app/shared/activity/describe-activity";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles, findTrashedTitles } from "@/lib/domain/activity/activity-targets";
import { links } from "@/lib/links";

type Target = Parameters<typeof buildTargetLink>[1];

/** Titles by id, of resources that exist and of resources in the trash. */
export type TargetNames = { live: Map<string, string>; trashed: Map<string, string> };

export async function nameTargets(caller: Caller, targets: Target[]): Promise<TargetNames> {
  const [live, trashed] = await Promise.all([
    findTargetTitles(caller, targets),
    findTrashedTitles(caller, targets),
  ]);
  return { live, trashed };
}

/** @returns nothing for resources that are gone for good */
export function linkTarget(workspaceId: string, target: Target, { live, trashed }: TargetNames) {
  const [title, old] = [live, trashed].map((names) => names.get(target.target_id ?? ""));
  const href = buildTargetLink(workspaceId, target);
  if (title && href) return <TextLink href={href}>{title}</TextLink>;
  if (title && target.action.endsWith(".deleted")) return title; // restored since
  if (!old) return null;
  return (
    <>
      {old} (<TextLink href={links.trash(workspaceId)}>in the trash</TextLink>)
    </>
  );
}
