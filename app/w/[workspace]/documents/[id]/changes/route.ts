import { serveEvents } from "@/app/shared/event-stream";
import { watchDocument } from "@/lib/domain/documents/watch-document";

export const GET = serveEvents(watchDocument);
