import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Whether pages of this origin may call: the app's own, and on a loopback address every page of this
 * machine, since people type either spelling and tools listen beside it. Programs send no origin.
 */
export function isOwnOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const own = new URL(config().APP_URL);
  const { hostname, origin: theirs } = new URL(origin);
  return theirs === own.origin || (LOOPBACK.test(own.hostname) && LOOPBACK.test(hostname));
}

/** @throws 403 for a call from a page of another site, which is how DNS rebinding arrives */
export function requireOwnOrigin(request: Request) {
  const origin = request.headers.get("origin");
  if (origin === null || isOwnOrigin(origin)) return;
  throw forbidden(
    "Pages of another site cannot call this server. Call it from a program, or set APP_URL to the address that people use.",
  );
}
