import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { beforeEach, expect, test, vi } from "vitest";
import { invite } from "@/lib/domain/members/invitations";
import { SECURITY_HEADERS, TRANSPORT_HEADERS } from "@/lib/http/security-headers";
import { refusedNetworks } from "@/lib/limits/address-limits";
import { ADDRESS_HEADER, COUNTED_HEADER } from "@/lib/limits/client-address";
import { refuseAnonymous } from "@/server/anonymous-limits";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { mcp, postMcp } from "@/tests/support/mcp";
import { freshLimiter, replaceProcessWide } from "@/tests/support/process-wide";
import { api } from "@/tests/support/request";
import { authCall, readCookies } from "@/tests/support/sign-in";
import { stopClock } from "@/tests/support/stop-clock";

freshDatabase();
vi.setConfig({ testTimeout: 60_000 }); // passwords are hashed, two at a time

freshLimiter();
beforeEach(() => replaceProcessWide(refusedNetworks, undefined));
beforeEach(stopClock);

const from = (address: string) => ({ "x-forwarded-for": address });
const HERE = from("203.0.113.7");
const WRONG = { authorization: "Bearer gwk_live_wrong" };

/** The statuses of `count` answers, one after the other. */
async function statuses(count: number, ask: (n: number) => Promise<{ status: number }>) {
  const seen: number[] = [];
  for (let n = 0; n < count; n++) seen.push((await ask(n)).status);
  return seen;
}
/**
 * The status of the front door's refusal, which has the headers of every answer; 200 if it lets the request pass, and whether it
 * has marked it as counted. The client claims the mark each time.
 */
async function passDoor(url: string, { cookie = "", address = HERE["x-forwarded-for"] } = {}) {
  const request = new IncomingMessage(new Socket());
  const headers = { cookie, [ADDRESS_HEADER]: address, "x-forwarded-proto": "https" };
  const claimed = { [COUNTED_HEADER]: "2" };
  Object.assign(request, { url, headers: { ...headers, ...claimed } });
  const response = new ServerResponse(request);
  if (!(await refuseAnonymous(request, response)))
    return { status: 200, mark: request.headers[COUNTED_HEADER] };
  for (const header of [...Object.keys(SECURITY_HEADERS), ...Object.keys(TRANSPORT_HEADERS)])
    expect(response.hasHeader(header), header).toBe(true);
  return { status: response.statusCode, mark: undefined };
}

const times = (count: number, status: number) => new Array<number>(count).fill(status);

test("address limits: five sign-ups an hour from one network, refused before anything is hashed", async () => {
  const signUp = (n: number, headers = HERE) => {
    const body = { email: `door-${n}@example.com`, name: "Ada", password: "correct horse battery" };
    return authCall("/sign-up/email", { body, headers });
  };
  const tooShort = { email: "door@example.com", name: "Ada", password: "short" };
  expect((await authCall("/sign-up/email", { body: tooShort, headers: HERE })).status).toBe(400);
  expect(await statuses(5, signUp)).toEqual(times(5, 200));

  const refused = await signUp(5);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect(await refused.json()).toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  expect((await signUp(6, from("203.0.113.8"))).status).toBe(200);
});

test("address limits: a refused password is no sign-up, a taken address is one", async () => {
  const signUp = (email: string, password: string) =>
    authCall("/sign-up/email", { body: { email, name: "Ada", password }, headers: HERE });
  const weak = ["password1", "groundwork", "aaaaaaaa"];
  const refused = (n: number) => signUp("weak@example.com", weak[n % 3] ?? "");
  expect(await statuses(6, refused)).toEqual(times(6, 400));
  expect((await signUp("weak@example.com", "correct horse battery")).status).toBe(200);

  const taken = () => signUp("weak@example.com", "correct horse battery");
  expect(await statuses(5, taken)).toEqual([...times(4, 409), 429]);
});

test("address limits: invited people can join although their network used up its sign-ups, thirty an hour", async () => {
  const { caller } = await makeWorkspace();
  const signUp = (email: string, invitation?: string) => {
    const body = { email, name: "Ada", password: "correct horse battery", invitation };
    return authCall("/sign-up/email", { body, headers: HERE });
  };
  const join = async (name: string) => {
    const email = `${name}@example.com`;
    const { url } = await invite(caller, { email, role: "member" });
    return signUp(email, url.split("/invite/")[1]);
  };
  expect(await statuses(5, (n) => signUp(`own-${n}@example.com`))).toEqual(times(5, 200));
  expect((await signUp("made-up@example.com", "x".repeat(43))).status).toBe(429);
  const { url } = await invite(caller, { email: "sixth@example.com", role: "member" });
  const token = url.split("/invite/")[1];
  expect((await signUp("another@example.com", token)).status).toBe(429);
  expect((await signUp("sixth@example.com", token)).status).toBe(200);
  expect((await signUp("sixth@example.com", token)).status).toBe(409);

  expect(await statuses(29, (n) => join(`colleague-${n}`))).toEqual([...times(28, 200), 429]);
});

test("address limits: thirty sign-ins in a quarter of an hour, over all accounts", async () => {
  const signIn = (n: number) => {
    const body = { email: `nobody-${n}@example.com`, password: "wrong wrong" };
    return authCall("/sign-in/email", { body, headers: from(`2001:db8:1:2::${n + 1}`) });
  };
  expect(await statuses(30, signIn)).toEqual(times(30, 401));
  const refused = await signIn(30);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
});

test("address limits: an address that a client wrote before another hop counts against nobody", async () => {
  const signIn = (n: number, headers: Record<string, string>) => {
    const body = { email: `nobody-${n}@example.com`, password: "wrong wrong" };
    return authCall("/sign-in/email", { body, headers });
  };
  const forged = from("203.0.113.9, 198.51.100.1");
  expect(await statuses(31, (n) => signIn(n, forged))).toEqual(times(31, 401));
  expect((await signIn(31, from("203.0.113.9"))).status).toBe(401);
});

test("address limits: 600 requests a minute that nothing proves, over REST and MCP together; a key that works is never refused", async () => {
  const { key } = await makeWorkspace();
  const stranger = api();
  const bare = () => stranger.call("GET", "/me", { headers: HERE });
  const wrong = () => stranger.call("GET", "/me", { headers: { ...HERE, ...WRONG } });
  const overMcp = () => postMcp(undefined, "{}", { headers: HERE });
  const nowhere = () => stranger.call("GET", "/nowhere", { headers: HERE });
  expect(await statuses(200, bare)).toEqual(times(200, 401));
  expect(await statuses(200, wrong)).toEqual(times(200, 401));
  expect(await statuses(100, overMcp)).toEqual(times(100, 401));
  expect(await statuses(100, nowhere)).toEqual(times(100, 404));

  for (const ask of [bare, wrong, overMcp, nowhere]) {
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
  }
  expect((await bare()).body).toMatchObject({ code: "RATE_LIMIT_EXCEEDED" });
  const known = api(key);
  expect((await known.call("GET", "/me", { headers: HERE })).status).toBe(200);
  expect((await known.call("GET", "/nowhere", { headers: HERE })).status).toBe(404);
  expect((await mcp(key).rpc("ping", {}, { headers: HERE })).status).toBe(200);
  expect((await stranger.call("GET", "/me", { headers: from("203.0.113.8") })).status).toBe(401);
  expect((await stranger.call("GET", "/openapi.json", { headers: HERE })).status).toBe(200);
});

test("address limits: requests with a worthless Authorization header count too; a working key gets its 404 and 405", async () => {
  const { key } = await makeWorkspace();
  const made = [
    WRONG.authorization,
    "x",
    "Basic eDp5",
    `Bearer ${key.slice(0, -1)}`,
    "Bearer e30.e30.x",
  ];
  const headers = (n: number) => ({ ...HERE, authorization: made[n % made.length] ?? "" });
  const nowhere = (n: number) => api().call("GET", "/nope", { headers: headers(n) });
  const wrongMethod = (n: number) => api().call("DELETE", "/me", { headers: headers(n) });
  const knownNowhere = () => api(key).call("GET", "/nope", { headers: HERE });
  expect(await statuses(100, knownNowhere)).toEqual(times(100, 404));
  expect(await statuses(300, nowhere)).toEqual(times(300, 404));
  expect(await statuses(300, wrongMethod)).toEqual(times(300, 405));

  expect(await statuses(10, nowhere)).toEqual(times(10, 429));
  expect(await statuses(10, wrongMethod)).toEqual(times(10, 429));
  expect((await knownNowhere()).status).toBe(404);
  expect((await api(key).call("DELETE", "/me", { headers: HERE })).status).toBe(405);
});

test("address limits: sign-ins and sign-ups spend their own budget, not that of other requests", async () => {
  const auth = async (path: string, body: object) => {
    const { status, mark } = await passDoor(`/api/auth${path}`);
    expect({ status, mark }).toEqual({ status: 200, mark: "1" });
    return authCall(path, { body, headers: { ...HERE, [COUNTED_HEADER]: "1" } });
  };
  const wrong = (n: number) => ({ email: `nobody-${n}@example.com`, password: "wrong wrong" });
  const right = { email: "own-budget@example.com", name: "Ada", password: "correct horse battery" };
  expect(await statuses(20, (n) => auth("/sign-in/email", wrong(n)))).toEqual(times(20, 401));
  expect((await auth("/sign-up/email", right)).status).toBe(200);
  const bare = () => api().call("GET", "/me", { headers: HERE });
  expect(await statuses(600, bare)).toEqual(times(600, 401));
  expect((await bare()).status).toBe(429);
});

test("address limits: a sign-in that the door has not counted gives nobody's request back", async () => {
  const bare = () => api().call("GET", "/me", { headers: HERE });
  expect(await statuses(600, bare)).toEqual(times(600, 401));
  const body = { email: "nobody@example.com", password: "wrong wrong" };
  expect((await authCall("/sign-in/email", { body, headers: HERE })).status).toBe(401);
  expect((await bare()).status).toBe(429);
});

test("address limits: a made-up session cookie opens no page; a genuine one does, even at an address that has used up its budget", async () => {
  const body = { email: "signed@example.com", name: "Ada", password: "correct horse battery" };
  const cookie = readCookies(await authCall("/sign-up/email", { body, headers: HERE }));
  const open = (url: string, sent: string) =>
    passDoor(url, { cookie: sent, address: "203.0.113.9" });
  expect(await open("/account", cookie)).toEqual({ status: 200, mark: undefined });
  const [name = "", value = ""] = cookie.split(/=(.*)/);
  const [token = ""] = decodeURIComponent(value).split(".");
  const forged = [
    `${name}=x`,
    `__Secure-${name}=x`,
    `${name}=${token}`,
    `${name}=${encodeURIComponent(`${token}x.${decodeURIComponent(value).split(".")[1]}`)}`,
    `${name}=${token}.${encodeURIComponent("A".repeat(43))}%3D`,
  ];
  const paths = ["/reset/x", "/api/auth/jwks", "/nowhere", "/sign-in"];
  const knock = (n: number) => open(paths[n % 4] ?? "", forged[n % forged.length] ?? "");
  expect(await statuses(100, () => open("/workspaces/new", cookie))).toEqual(times(100, 200));
  expect(await statuses(600, knock)).toEqual(times(600, 200));
  expect(await statuses(20, knock)).toEqual(times(20, 429));
  expect((await open("/workspaces/new", cookie)).status).toBe(200);

  await authCall("/sign-out", { body: {}, cookie });
  await knock(0); // a refused address is remembered for a second
  expect((await open("/workspaces/new", cookie)).status).toBe(429);
});
