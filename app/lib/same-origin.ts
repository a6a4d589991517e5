import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";

/**
 * Refuses a request that a page of another site may have made a browser send with its cookies.
 * Browsers say where a request comes from in `Sec-Fetch-Site`, which no page can set; over plain
 * HTTP they leave it out, and `Origin` has to be the app's. A server action has the same rule from Next.
 * @throws 403
 */
export function requireSameOrigin({ headers }: Request) {
  const site = headers.get("sec-fetch-site");
  const own = new URL(config().APP_URL).origin;
  if (site === null ? headers.get("origin") === own : site === "same-origin") return;
  throw forbidden(`This works only from the pages of Groundwork. Open ${own} and try again there.`);
}
