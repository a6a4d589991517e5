import type { AccountCaller } from "@/lib/access/caller";
import { getCurrentUser, type Person } from "@/lib/access/session";
import type { Visit } from "@/lib/access/visit";
import { newId } from "@/lib/ids";
import { makeUser } from "@/tests/support/factories";
import { authCall, readCookies } from "@/tests/support/sign-in";

export const PASSWORD = "correct horse battery";

/** A visit that tells neither an address nor a browser. */
export const NOWHERE: Visit = { address: null, userAgent: null };

/** A person as verbs take them, whether or not they are signed in. */
export const asCaller = (
  { id: userId, name, email }: Person,
  sessionId: string = newId(),
): AccountCaller => ({ userId, name, email, sessionId, visit: NOWHERE });

/** A person with a password who is signed in, as verbs take them, and with the cookie of their browser. */
export async function signedIn(name?: string) {
  const { email } = await makeUser({ password: PASSWORD, ...(name && { name }) });
  return signInAs(email);
}

/** Signs in with another browser. */
export async function signInAs(email: string) {
  const body = { email, password: PASSWORD };
  const cookie = readCookies(await authCall("/sign-in/email", { body }));
  const user = await getCurrentUser(new Headers({ cookie }));
  if (!user) throw new Error("Nobody is signed in.");
  return { user, cookie } satisfies { user: AccountCaller; cookie: string };
}
