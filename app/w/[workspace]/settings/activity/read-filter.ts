import * as z from "zod";
import { offsetOf, type SearchParams } from "@/app/components/pager";
import { type ActivityFilter, ActivityFilter as Fields } from "@/lib/schemas/activity";

const PAGE = 50;
const Shown = z.object({
  origin: Fields.shape.origin.catch(undefined),
  actor: Fields.shape.actorId.catch(undefined),
  tool: Fields.shape.tool.catch(undefined),
  key: Fields.shape.keyId.catch(undefined),
});

/** The filter in the address; what is not a filter is taken as none. */
export function readFilter(search: SearchParams): ActivityFilter {
  const { origin, actor: actorId, tool, key: keyId } = Shown.parse(search);
  // A form sends the choice of all tools as an empty text.
  const filter = { origin, actorId, tool: tool || undefined, keyId };
  return { ...filter, limit: PAGE, offset: offsetOf(search.offset) };
}
