import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";

/**
 * Refuses requests that another site's page could have made the browser send with its cookies. `Sec-Fetch-Site` tells,
 * and pages cannot set it; browsers omit it over plain HTTP, where `Origin` must be the app's. Next protects server
 * actions in the same way.
 * @throws 403
 */
export function requireSameOrigin({ headers }: Request) {
  const site = headers.get("sec-fetch-site");
  const own = new URL(config().APP_URL).origin;
  if (site === null ? headers.get("origin") === own : site === "same-origin") return;
  throw forbidden(`This works only from the pages of Groundwork. Open ${own} and try again there.`);
}
