import { createHash } from "node:crypto";
import type { GenericEndpointContext } from "@better-auth/core";
import type { Person } from "@/lib/access/session";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { ApiError } from "@/lib/errors";
import { createPurposeCookie } from "./purpose-cookie";

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

/** Holds the person and a fingerprint of the proven password between the two steps. */
const cookie = createPurposeCookie("second_step", 600);

const hashFingerprint = (hash: string | null) =>
  createHash("sha256").update(String(hash)).digest("base64url").slice(0, 22);

export async function beginSecondStep(ctx: GenericEndpointContext, { id, hash }: PersonWithHash) {
  await cookie.write(ctx, [id, hashFingerprint(hash)].join("."));
}

/** @throws 401 if the step has expired or the password has changed */
export async function readSecondStep(ctx: GenericEndpointContext): Promise<PersonWithHash> {
  const [id, proven] = (await cookie.read(ctx))?.split(".") ?? [];
  if (!id) throw stepOver();
  const [person] = await query(PERSON_BY_ID, [id]);
  if (!person || hashFingerprint(person.hash) !== proven) throw stepOver();
  return person;
}

export const endSecondStep = cookie.expire;

const stepOver = () =>
  new ApiError("UNAUTHORIZED", "This sign-in took too long. Begin again with your password.");
