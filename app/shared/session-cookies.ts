import { parseSetCookieHeader, toCookieOptions } from "better-auth/cookies";
import { cookies } from "next/headers";

export async function passCookies(answer: Headers) {
  const jar = await cookies();
  for (const header of answer.getSetCookie()) {
    for (const [name, cookie] of parseSetCookieHeader(header)) {
      jar.set(name, cookie.value, toCookieOptions(cookie));
    }
  }
}
