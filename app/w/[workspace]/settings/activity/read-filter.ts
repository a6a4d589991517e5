import * as z from "zod";
import { parseOffset, type SearchParams } from "@/app/components/pager";
import { type ActivityFilter, ActivityFilter as Fields } from "@/lib/schemas/activity";

const PAGE = 50;
const Shown = z.object({
  origin: Fields.shape.origin.catch(undefined),
  actor: Fields.shape.actor_id.catch(undefined),
  tool: Fields.shape.tool.catch(undefined),
  key: Fields.shape.key_id.catch(undefined),
});

export function readFilter(search: SearchParams): ActivityFilter {
  const { origin, actor: actor_id, tool, key: key_id } = Shown.parse(search);
  return { origin, actor_id, tool, key_id, limit: PAGE, offset: parseOffset(search.offset) };
}
