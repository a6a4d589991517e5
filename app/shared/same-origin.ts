import { config } from "@/lib/config";
import { forbidden } from "@/lib/errors";

/** Pages cannot set `Sec-Fetch-Site`; over plain HTTP it is absent, and `Origin` must be the app's. @throws 403 */
export function requireSameOrigin({ headers }: Request) {
  const site = headers.get("sec-fetch-site");
  const own = new URL(config().APP_URL).origin;
  if (site === null ? headers.get("origin") === own : site === "same-origin") return;
  throw forbidden(`This works only from the pages of Groundwork. Open ${own} and try again there.`);
}
