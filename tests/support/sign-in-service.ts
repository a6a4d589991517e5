import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { JWTPayload } from "jose";
import { newPerson, startProvider } from "@/tests/support/identity-provider";

export const CLIENT = { id: "groundwork", secret: "only-for-tests:+&" };

type SignOptions = { kid?: string; alg?: string; label?: string };
/** The provider's claims about the next person, and the faults in them. */
export type Next = {
  claims: JWTPayload;
  sign?: SignOptions;
  /** The issuer that its description and its tokens name, if it is not the provider's address. */
  issuer?: string;
  /** Makes the ID token from the claims in place of the default. */
  token?: (claims: JWTPayload) => Promise<string>;
  /** Claims that only the userinfo has. */
  userinfo?: Record<string, unknown>;
  /** The person or the provider refuses the sign-in. */
  error?: string;
};

/** A provider for signing in on loopback: discovery, authorization code with PKCE, tokens, userinfo. */
export async function startSignInProvider() {
  const codes = new Map<string, { nonce: string; challenge: string; redirect: string }>();
  let next: Next = { claims: newPerson() };

  const json = (response: ServerResponse, status: number, body: unknown) => {
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  };

  function authorize(asked: URLSearchParams, response: ServerResponse) {
    const [redirect, state] = [asked.get("redirect_uri") ?? "", asked.get("state") ?? ""];
    const back = new URL(redirect);
    back.searchParams.set("state", state);
    if (next.error) {
      back.searchParams.set("error", next.error);
    } else {
      const code = randomUUID();
      const challenge = asked.get("code_challenge") ?? "";
      codes.set(code, { nonce: asked.get("nonce") ?? "", challenge, redirect });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { Location: back.href });
    response.end();
  }

  async function redeem(request: IncomingMessage, response: ServerResponse) {
    const form = new URLSearchParams(await text(request));
    const code = form.get("code") ?? "";
    const asked = codes.get(code);
    codes.delete(code);
    const isClient =
      form.get("client_id") === CLIENT.id && form.get("client_secret") === CLIENT.secret;
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight = asked?.challenge === challenge && asked.redirect === form.get("redirect_uri");
    if (!isClient) return json(response, 401, { error: "invalid_client" });
    if (!asked || !isRight) return json(response, 400, { error: "invalid_grant" });
    const named = next.issuer === undefined ? {} : { iss: next.issuer };
    const claims = { nonce: asked.nonce, ...named, ...next.claims };
    const id_token = await (next.token?.(claims) ?? provider.sign(claims, next.sign));
    return json(response, 200, { access_token: "opaque", token_type: "Bearer", id_token });
  }

  const provider = await startProvider(CLIENT.id, async (request, response) => {
    const url = new URL(request.url ?? "/", provider.issuer);
    if (url.pathname.endsWith("/.well-known/openid-configuration")) {
      const { issuer } = provider;
      json(response, 200, {
        issuer: next.issuer ?? issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: provider.jwksUrl,
        userinfo_endpoint: `${issuer}/userinfo`,
        token_endpoint_auth_methods_supported: ["client_secret_post"],
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
        // More than the app should accept, so that only the app's own rule refuses an algorithm.
        id_token_signing_alg_values_supported: ["ES256", "RS256", "HS256", "none"],
      });
    } else if (url.pathname === "/authorize") authorize(url.searchParams, response);
    else if (url.pathname === "/token") await redeem(request, response);
    else if (url.pathname === "/userinfo") {
      json(response, 200, { sub: next.claims.sub, ...next.userinfo });
    } else return false;
    return true;
  });

  return {
    ...provider,
    /** Sets the person who signs in from now on. */
    expect(person: Next) {
      next = person;
    },
  };
}
