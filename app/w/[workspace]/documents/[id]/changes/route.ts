import { spendSlot } from "@/app/lib/action";
import { eventStream } from "@/app/lib/event-stream";
import { requestCaller } from "@/app/lib/request-caller";
import { watchDocument } from "@/lib/domain/watch-document";
import { newId } from "@/lib/ids";
import { pathId } from "@/lib/schemas/fields";
import { toApiError } from "@/lib/to-api-error";

type Context = { params: Promise<{ workspace: string; id: string }> };

/** How the document stands, now and as it changes, as server-sent events for an open editor. */
export async function GET(request: Request, { params }: Context) {
  const { workspace, id } = await params;
  try {
    const caller = await requestCaller(request, pathId.parse(workspace));
    await spendSlot(caller);
    return eventStream(request, (signal) =>
      watchDocument(caller, { id: pathId.parse(id) }, signal),
    );
  } catch (error) {
    const { message, status, headers } = toApiError(error, `req_${newId()}`);
    return new Response(message, { status, headers: { ...headers, "Cache-Control": "no-store" } });
  }
}
