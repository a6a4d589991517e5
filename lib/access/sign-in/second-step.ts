import { createHash } from "node:crypto";
import type { GenericEndpointContext } from "@better-auth/core";
import { expireCookie } from "better-auth/cookies";
import type { Person } from "@/lib/access/session";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { ApiError } from "@/lib/errors";

export type PersonWithHash = Person & { hash: string | null };

const declarePersonLookup = (column: "id" | "email", type: "uuid" | "text") =>
  statement(
    `SELECT u.id, u.name, u.email, a.password AS hash FROM "user" u
     LEFT JOIN account a ON a.user_id = u.id AND a.provider_id = 'credential' WHERE u.${column} = $1`,
    [type],
    { id: "uuid", name: "text", email: "text", hash: "text?" },
  );
const PERSON_BY_ID = declarePersonLookup("id", "uuid");
const PERSON_BY_EMAIL = declarePersonLookup("email", "text");

export async function findPersonByEmail(email: string): Promise<PersonWithHash | undefined> {
  const [person] = await query(PERSON_BY_EMAIL, [email]);
  return person;
}

// Between the two steps, a signed cookie holds the person, a fingerprint of the proven password, and the expiry.

const STEP_S = 600;
/** Part of the value, since a cookie's signature does not cover its name. */
const PURPOSE = "second_step";
const makeCookie = (ctx: GenericEndpointContext) =>
  ctx.context.createAuthCookie(PURPOSE, { maxAge: STEP_S });

const hashFingerprint = (hash: string | null) =>
  createHash("sha256").update(String(hash)).digest("base64url").slice(0, 22);

export async function beginSecondStep(ctx: GenericEndpointContext, { id, hash }: PersonWithHash) {
  const { name, attributes } = makeCookie(ctx);
  const value = [PURPOSE, id, Date.now() + STEP_S * 1000, hashFingerprint(hash)].join(".");
  await ctx.setSignedCookie(name, value, ctx.context.secret, attributes);
}

/** @throws 401 if the step has expired or the password has changed */
export async function readSecondStep(ctx: GenericEndpointContext): Promise<PersonWithHash> {
  const value = await ctx.getSignedCookie(makeCookie(ctx).name, ctx.context.secret);
  const [purpose, id, until, proven] = value ? value.split(".") : [];
  if (purpose !== PURPOSE || !id || !(Number(until) > Date.now())) throw stepOver();
  const [person] = await query(PERSON_BY_ID, [id]);
  if (!person || hashFingerprint(person.hash) !== proven) throw stepOver();
  return person;
}

export const endSecondStep = (ctx: GenericEndpointContext) => expireCookie(ctx, makeCookie(ctx));

const stepOver = () =>
  new ApiError("UNAUTHORIZED", "This sign-in took too long. Begin again with your password.");
