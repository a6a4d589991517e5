import type { IncomingMessage, ServerResponse } from "node:http";
import { config, setOriginForNext } from "@/lib/config";
import { describeError } from "@/lib/describe-error";
import { log } from "@/lib/log";
import { explainOutages, logErrorsOfNext } from "./outage-page";
import { getPath } from "./requests";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

let loading: Promise<Handle> | undefined;

export async function answerByNext(request: IncomingMessage, response: ServerResponse) {
  request.url = repairEscapes(request.url ?? "/");
  try {
    loading ??= load().catch((error) => {
      loading = undefined; // the next request tries again
      throw error;
    });
    const handle = await loading;
    await explainOutages(request, response, () => handle(request, response));
  } catch (error) {
    log.error({ event: "internal_error", ...describeError(error) });
    if (response.headersSent) response.destroy();
    else response.writeHead(500, { "Content-Type": "text/plain" }).end("Internal Server Error");
  }
}

async function load(): Promise<Handle> {
  const { default: next } = await import("next");
  const { NODE_ENV, PORT: port } = config();
  setOriginForNext();
  if (NODE_ENV === "production") logErrorsOfNext();
  const app = next({ dev: NODE_ENV === "development", port });
  await app.prepare();
  return app.getRequestHandler();
}

/** Takes broken percent-escapes literally: they make a malformed id, not a server error. */
function repairEscapes(url: string): string {
  const path = getPath(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
