import { GET } from "@/app/api/auth/[...all]/route";
import { config } from "@/lib/config";

/** A browser without pages: it keeps cookies and shows where an answer sends it. */
export function openBrowser(headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  /** Opens an address of the sign-in routes. @returns the answer and its redirect, as a path if it is in the app */
  async function open(address: string) {
    const { APP_URL } = config();
    const request = new Request(new URL(address, APP_URL), {
      headers: { ...headers, ...(jar.size > 0 && { cookie: cookie() }) },
    });
    const response = await GET(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const [name = "", value = ""] = pair.split(/=(.*)/s);
      if (attributes.some((text) => /^max-age=0$/i.test(text))) jar.delete(name);
      else jar.set(name, value);
    }
    const location = response.headers.get("location") ?? "";
    const path = location.startsWith(APP_URL) ? location.slice(APP_URL.length) : location;
    return { response, path };
  }

  /** Leaves for the provider. @returns the address that it sends the browser back to */
  async function leave(next?: string) {
    const query = next === undefined ? "" : `?next=${encodeURIComponent(next)}`;
    const { path } = await open(`/api/auth/sign-in/oidc${query}`);
    if (!path.startsWith("http")) return path;
    const answer = await fetch(path, { redirect: "manual" });
    return answer.headers.get("location") ?? "";
  }

  return {
    jar,
    cookie,
    open,
    leave,
    /** Signs in through the provider. @returns the path where that ends */
    signIn: async (next?: string) => {
      const back = await leave(next);
      return back.startsWith("http") ? (await open(back)).path : back;
    },
    isSignedIn: () => [...jar.keys()].some((name) => name.endsWith("session_token")),
  };
}
