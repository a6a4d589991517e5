import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { links } from "@/lib/links";
import { id } from "@/lib/schemas/fields";
import { Notice } from "./notice";
import type { SearchParams } from "./pager";
import { TextLink } from "./text-link";

const Wanted = z.object({ section: z.string().min(1).max(300), document: id });

type Props = { caller: Caller; search: SearchParams };

export async function WantedFor({ caller, search }: Props) {
  const wanted = Wanted.safeParse(search);
  if (!wanted.success) return null;
  const { section, document } = wanted.data;
  const title = (await findTargetTitles(caller, [{ target_id: document }])).get(document);
  if (title === undefined) return null;
  return (
    <Notice>
      For the section “{section}” of{" "}
      <TextLink href={links.document(caller.workspaceId, document)}>{title}</TextLink>. Go back to
      that section once you have added it.
    </Notice>
  );
}
