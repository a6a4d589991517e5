import { createHash } from "node:crypto";
import { isIP } from "node:net";
import * as z from "zod";
import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { seal, unseal } from "./seal";

/** What checks passkeys: half a hundred modules, which are loaded when somebody uses one. */
export const webAuthn = () => import("@simplewebauthn/server");

/** Where passkeys work: bound to one host name, and asked for by pages of one origin. */
export type PasskeyPlace = { rpId: string; origin: string };

/**
 * The place of `APP_URL`. Browsers bind passkeys to a name and not to an address, so that of the two loopback
 * spellings it is `localhost`; undefined for any other address, and for plain http (WebAuthn, 5.1.3).
 */
export function passkeyPlace(): PasskeyPlace | undefined {
  const { protocol, hostname, port } = new URL(config().APP_URL);
  const rpId = hostname === "127.0.0.1" ? "localhost" : hostname;
  const isSecure = protocol === "https:" || rpId === "localhost";
  if (!isSecure || isIP(rpId.replace(/^\[|\]$/g, ""))) return undefined;
  return { rpId, origin: new URL(`${protocol}//${rpId}:${port}`).origin };
}

/** @throws 409 where passkeys work nowhere */
export function requirePasskeyPlace(): PasskeyPlace {
  const place = passkeyPlace();
  if (place) return place;
  throw new ApiError(
    "CONFLICT",
    "Passkeys need an address with a name and https. Ask the operator of this service to set APP_URL to one.",
  );
}

/** How long the answer to a challenge may take. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a challenge is for: to sign in, or to add a passkey in this session of this person. */
export type Ceremony = "sign_in" | `add ${string} ${string}`;

/**
 * A challenge that names, sealed, what it is for and until when, so that nothing has to be kept of it and
 * strangers who ask for many fill no table. That it is answered once is up to `spendChallenge`.
 */
export const newChallenge = (ceremony: Ceremony): Promise<string> =>
  seal(["passkey", ceremony, Date.now() + CHALLENGE_MS].join("|"));

/** Whether `challenge`, as a browser hands it back, was made here for this and is not too old. */
export async function isChallenge(challenge: string, ceremony: Ceremony): Promise<boolean> {
  const text = await unseal(Buffer.from(challenge, "base64url").toString()).catch(() => "");
  const [kind, what, until] = text.split("|");
  return kind === "passkey" && what === ceremony && Number(until) > Date.now();
}

const ClientData = z.object({ challenge: z.string() });

/**
 * Uses the challenge of a response up, which was verified: of those who come with the same one, one passes. What
 * remains is a row, until the challenge is too old anyway.
 */
export async function spendChallenge(
  tx: Prisma.TransactionClient,
  { clientDataJSON }: { clientDataJSON: string },
): Promise<boolean> {
  const text = Buffer.from(clientDataJSON, "base64url").toString();
  const { challenge } = ClientData.parse(JSON.parse(text));
  // As its id, so that whoever is second waits for the first one's end, and adds nothing.
  const id = createHash("sha256").update(challenge).digest("hex").slice(0, 32);
  const expiresAt = new Date(Date.now() + CHALLENGE_MS);
  const row = { id, identifier: "passkey", value: "spent", expiresAt };
  const { count } = await tx.verification.createMany({ data: [row], skipDuplicates: true });
  return count > 0;
}

const text = z.string().max(16_000);
const Credential = z.object({
  id: text,
  rawId: text,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
});

/** What a browser answers who asks it to sign in with a passkey (WebAuthn, `AuthenticationResponseJSON`). */
export const Assertion = Credential.extend({
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
});
export type Assertion = z.output<typeof Assertion>;

/** How the browser reaches an authenticator; what a new browser may call otherwise is left out. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
const Transport = z.enum(TRANSPORTS);
const transports = z
  .array(z.unknown())
  .max(20)
  .default([])
  .transform((all) => all.flatMap((one) => Transport.safeParse(one).data ?? []));

/** The same of who asks it to make one (`RegistrationResponseJSON`). */
export const Attestation = Credential.extend({
  response: z.object({ clientDataJSON: text, attestationObject: text, transports }),
});
export type Attestation = z.output<typeof Attestation>;

/** A stored passkey as browsers are told of it. */
export const described = (passkey: { credentialId: string; transports: string[] }) => ({
  id: passkey.credentialId,
  transports: transports.parse(passkey.transports),
});
