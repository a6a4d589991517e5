import { eventRoute } from "@/app/lib/event-stream";
import { watchDocument } from "@/lib/domain/documents/watch-document";

/** Streams the document's state to an open editor. */
export const GET = eventRoute(watchDocument);
