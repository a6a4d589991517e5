import { parseSetCookieHeader, toCookieOptions } from "better-auth/cookies";
import { cookies, headers } from "next/headers";
import { auth } from "@/lib/access/session";

export async function passCookies(answer: Headers) {
  const jar = await cookies();
  for (const header of answer.getSetCookie()) {
    for (const [name, cookie] of parseSetCookieHeader(header)) {
      jar.set(name, cookie.value, toCookieOptions(cookie));
    }
  }
}

export async function endThisSession() {
  const { api } = await auth();
  const answer = await api.signOut({ headers: await headers(), returnHeaders: true });
  await passCookies(answer.headers);
}
