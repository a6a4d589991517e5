import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from "jose";
import { freePort } from "@/tests/support/redis";

/** Key pairs take time to make, so each is made once, by its algorithm and label. */
const pairs = new Map<string, ReturnType<typeof generateKeyPair>>();
export function keyPair(alg: string, label: string) {
  const pair = pairs.get(alg + label) ?? generateKeyPair(alg, { extractable: true });
  pairs.set(alg + label, pair);
  return pair;
}

/** Answers requests to paths other than that of the keys; false for an unknown path. */
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * An outside identity provider on loopback, whose tokens are for `audience`. It publishes one key,
 * `first`, and makes tokens that are good for ten minutes unless their claims say otherwise. With `also`, which
 * answers other paths, the issuer is the provider's own address, as discovery demands.
 */
export async function startProvider(audience: string, also?: Answer) {
  const published = new Map<string, JWK>();
  let status = 200;
  let fetches = 0;
  const server = createServer(async (request, response) => {
    fetches++;
    if (status === 0) return;
    if (status === 200 && (await also?.(request, response))) return;
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify({ keys: [...published.values()] }));
  });
  const port = await freePort();
  await once(server.listen(port, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${port}`;
  const issuer = also ? url : `https://id.example/${randomUUID()}`;

  async function publish(kid: string, alg = "ES256") {
    const { publicKey } = await keyPair(alg, kid);
    published.set(kid, { ...(await exportJWK(publicKey)), kid, alg });
  }
  await publish("first");

  /** Signs with the key `label`, which may differ from the key in the header. */
  async function sign(
    claims: JWTPayload,
    {
      kid = "first",
      alg = "ES256",
      label = kid,
    }: { kid?: string; alg?: string; label?: string } = {},
  ) {
    const now = Math.floor(Date.now() / 1000);
    const usual = { iss: issuer, aud: audience, iat: now, exp: now + 600 };
    const { privateKey } = await keyPair(alg, label);
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader({ alg, kid }).sign(privateKey);
  }

  return {
    issuer,
    jwksUrl: `${url}/jwks`,
    publish,
    withdraw: (kid: string) => published.delete(kid),
    sign,
    /** Sets the status of its answers from now on; with 0 it does not answer. */
    answer(next: number) {
      status = next;
    },
    fetches: () => fetches,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Claims about a new person with a verified address. */
export const newPerson = (email = `${randomUUID()}@example.com`) => ({
  sub: `user|${randomUUID()}`,
  email,
  email_verified: true,
});
