import { eventRoute } from "@/app/lib/event-stream";
import { watchDocument } from "@/lib/domain/documents/watch-document";

/** How the document stands, now and as it changes, for an open editor. */
export const GET = eventRoute(watchDocument);
