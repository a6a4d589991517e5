import type { Principal } from "@/lib/access/caller";
import type { KeyScope } from "@/lib/schemas/enums";
import { verifyKey } from "./api-keys";
import { isJwt, parseBearer } from "./bearer";

/** Takes an API key or a token of a signed-in person. @throws 401, 403 */
export async function verifyBearer(
  authorization: string | null,
): Promise<Principal & { scope: KeyScope }> {
  const token = parseBearer(authorization);
  if (!token || !isJwt(token)) return verifyKey(authorization);
  const { verifyJwt } = await import("./jwt"); // most installations never need its library
  return { ...(await verifyJwt(token)), scope: "full" };
}
