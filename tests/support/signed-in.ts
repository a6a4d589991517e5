import { getCurrentUser, type SessionUser } from "@/lib/access/session";
import { makeUser } from "@/tests/support/factories";
import { authCall, cookiesOf } from "@/tests/support/sign-in";

export const PASSWORD = "correct horse battery";

/** A person with a password who is signed in, as verbs and as requests of their browser have them. */
export async function signedIn(name?: string) {
  const { email } = await makeUser({ password: PASSWORD, ...(name && { name }) });
  return signInAs(email);
}

/** One more browser in which they are signed in. */
export async function signInAs(email: string) {
  const body = { email, password: PASSWORD };
  const cookie = cookiesOf(await authCall("/sign-in/email", { body }));
  const user = await getCurrentUser(new Headers({ cookie }));
  if (!user) throw new Error("Nobody is signed in.");
  return { user, cookie } satisfies { user: SessionUser; cookie: string };
}
