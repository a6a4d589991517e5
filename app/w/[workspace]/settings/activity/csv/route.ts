import { download } from "@/app/shared/download";
import { listActivity } from "@/lib/domain/activity/activity-log";
import { toCsv } from "@/lib/http/to-csv";
import { links } from "@/lib/links";
import { ActivityRecord } from "@/lib/schemas/activity";
import { pathId } from "@/lib/schemas/fields";
import { readFilter } from "../read-filter";

/** Those of REST (`GET /activity`), then the names that the page shows. */
const COLUMNS = [...Object.keys(ActivityRecord.shape), "actor_name", "key_name"];

type Context = { params: Promise<{ workspace: string }> };

/** The records that the page with the same parameters shows. */
export async function GET(request: Request, { params }: Context) {
  const workspaceId = pathId.parse((await params).workspace);
  const filter = readFilter(Object.fromEntries(new URL(request.url).searchParams));
  return download(request, {
    workspaceId,
    page: links.settings.activity(workspaceId),
    absent: "This workspace is not here. It may have been deleted.",
    read: async (caller) => {
      const { items } = await listActivity(caller, filter);
      return toCsv("activity.csv", items, COLUMNS);
    },
  });
}
