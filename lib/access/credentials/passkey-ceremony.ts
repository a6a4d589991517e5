import { createHash } from "node:crypto";
import { isIP } from "node:net";
import * as z from "zod";
import { config } from "@/lib/config";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";
import { text } from "@/lib/schemas/fields";
import { seal, unseal } from "./seal";

export const loadWebAuthn = () => import("@simplewebauthn/server");

/** The host name that passkeys are bound to, and the origin whose pages may use them. */
type PasskeyPlace = { rpId: string; origin: string };

/** Undefined for IP addresses, and for plain http except on `localhost` (WebAuthn, 5.1.3). */
export function findPasskeyPlace(): PasskeyPlace | undefined {
  const { protocol, hostname, port } = new URL(config().APP_URL);
  const rpId = hostname === "127.0.0.1" ? "localhost" : hostname;
  const isSecure = protocol === "https:" || rpId === "localhost";
  if (!isSecure || isIP(rpId.replace(/^\[|\]$/g, ""))) return undefined;
  return { rpId, origin: new URL(`${protocol}//${rpId}:${port}`).origin };
}

/** @throws 409 if passkeys cannot work at `APP_URL` */
export function requirePasskeyPlace(): PasskeyPlace {
  const place = findPasskeyPlace();
  if (place) return place;
  throw new ApiError(
    "CONFLICT",
    "Passkeys need an https address with a host name. Ask the operator of this service to set APP_URL to one.",
  );
}

export const CHALLENGE_MS = 5 * 60_000;

export type Ceremony = "sign_in" | `add ${string} ${string}`;

/** Seals purpose and expiry in the challenge, so that anonymous requests cannot fill a table. */
export const createChallenge = (ceremony: Ceremony): Promise<string> =>
  seal(["passkey", ceremony, Date.now() + CHALLENGE_MS].join("|"));

export async function isChallenge(challenge: string, ceremony: Ceremony): Promise<boolean> {
  const text = await unseal(Buffer.from(challenge, "base64url").toString()).catch(() => "");
  const [kind, what, until] = text.split("|");
  return kind === "passkey" && what === ceremony && Number(until) > Date.now();
}

const ClientData = z.object({ challenge: z.string() });

/** Lets only one of several concurrent uses succeed. The stored row expires with the challenge. */
export async function spendChallenge(
  tx: PeopleTx,
  { clientDataJSON }: { clientDataJSON: string },
): Promise<boolean> {
  const text = Buffer.from(clientDataJSON, "base64url").toString();
  const { challenge } = ClientData.parse(JSON.parse(text));
  // The hash is the row's id, so a concurrent second use waits and then inserts nothing.
  const id = createHash("sha256").update(challenge).digest("hex").slice(0, 32);
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  const row = { id, identifier: "passkey", value: "spent", expiresAt };
  const { count } = await tx.verification.createMany({ data: [row], skipDuplicates: true });
  return count > 0;
}

const part = text(16_000);
const Credential = z.object({
  id: part,
  rawId: part,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
});

export const Assertion = Credential.extend({
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.optional(),
  }),
});
export type Assertion = z.output<typeof Assertion>;

const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const Transport = z.enum(TRANSPORTS);
const transports = z
  .array(z.unknown())
  .max(20)
  .default([])
  .transform((all) => all.flatMap((one) => Transport.safeParse(one).data ?? []));

export const Attestation = Credential.extend({
  response: z.object({ clientDataJSON: part, attestationObject: part, transports }),
});
export type Attestation = z.output<typeof Attestation>;

export const describePasskey = (passkey: { credentialId: string; transports: string[] }) => ({
  id: passkey.credentialId,
  transports: transports.parse(passkey.transports),
});
