import type { BetterAuthPlugin, GenericEndpointContext } from "@better-auth/core";
import { createAuthEndpoint, formCsrfMiddleware } from "better-auth/api";
import * as z from "zod";
import { recordOnAccount } from "@/lib/access/account-events";
import {
  Assertion,
  CHALLENGE_MS,
  createChallenge,
  describePasskey,
  isChallenge,
  loadWebAuthn,
  requirePasskeyPlace,
  spendChallenge,
} from "@/lib/access/credentials/passkey-ceremony";
import { readVisit } from "@/lib/access/visit";
import { runInBackground } from "@/lib/background";
import { prismaClient } from "@/lib/db/database";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { ApiError } from "@/lib/errors";
import type { PasskeyModel } from "@/lib/generated/prisma/models";
import { limitAddress } from "@/lib/limits/address-limits";
import { validate } from "@/lib/schemas/validate";
import { openSession } from "./open-session";
import { requireOwnSignIn } from "./provider-settings";
import { endSecondStep, readSecondStep } from "./second-step";
import { presentPerson, recordFailure } from "./sign-in";

const Asked = z.object({ second_step: z.boolean().default(false) });

/** Needs no email address. A passkey counts as a second factor. */
export const signInPasskey = {
  id: "groundwork-passkey",
  endpoints: {
    /** After a password, offers only that account's passkeys. @throws 401, 409 */
    passkeyOptions: createAuthEndpoint(
      "/sign-in/passkey/options",
      { method: "POST", body: z.custom<z.input<typeof Asked>>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        const { second_step } = validate(Asked, ctx.body);
        const { rpId: rpID } = requirePasskeyPlace();
        const allowCredentials = second_step ? await listPasskeys(ctx) : [];
        const challenge = await createChallenge("sign_in");
        const { generateAuthenticationOptions } = await loadWebAuthn();
        return ctx.json(
          await generateAuthenticationOptions({
            rpID,
            challenge,
            allowCredentials,
            userVerification: "required",
            timeout: CHALLENGE_MS,
          }),
        );
      },
    ),
    signInPasskey: createAuthEndpoint(
      "/sign-in/passkey",
      { method: "POST", body: z.custom<Assertion>(), use: [formCsrfMiddleware] },
      async (ctx) => {
        requireOwnSignIn();
        const assertion = validate(Assertion, ctx.body);
        await limitAddress("signIn", readVisit(ctx.headers));
        const prisma = await prismaClient();
        const where = { credentialId: assertion.id };
        const passkey = await prisma.passkey.findUnique({ where, include: { user: true } });
        if (!passkey) throw unknown();
        const counter = await verify(passkey, assertion);
        if (counter === undefined) {
          recordFailure(ctx, passkey.userId, "passkey");
          throw refused();
        }
        if (!isAhead(counter, passkey.counter)) {
          recordCopy(ctx, passkey);
          throw refused();
        }
        const check = (tx: PeopleTx) => use(tx, passkey, assertion, counter);
        const { token } = await openSession(ctx, passkey.user, { proof: "passkey", check });
        endSecondStep(ctx);
        return ctx.json({ redirect: false, token, user: presentPerson(passkey.user) });
      },
    ),
  },
} satisfies BetterAuthPlugin;

const unknown = () =>
  new ApiError(
    "UNAUTHORIZED",
    "This passkey opens no account here; it may have been removed. Sign in with your password, or with another passkey.",
  );
const refused = () =>
  new ApiError(
    "UNAUTHORIZED",
    "This passkey could not be checked, or took too long. Try again, or sign in with your password.",
  );

async function listPasskeys(ctx: GenericEndpointContext) {
  const { id: userId } = await readSecondStep(ctx);
  const prisma = await prismaClient();
  return (await prisma.passkey.findMany({ where: { userId } })).map(describePasskey);
}

async function verify(passkey: PasskeyModel, response: Assertion): Promise<bigint | undefined> {
  const { rpId, origin } = requirePasskeyPlace();
  const { userHandle } = response.response;
  // WebAuthn, 7.2, step 6: the user handle must be the passkey's owner.
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== passkey.userId) return;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => isChallenge(challenge, "sign_in"),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: 0 },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  } catch {
    return; // any error means an invalid response
  }
}

/** Counting authenticators increase the counter; many always send 0. */
const isAhead = (counter: bigint, known: bigint) =>
  counter > known || (counter === 0n && known === 0n);

/** Lets only one of several concurrent uses of a response succeed. */
async function use(tx: PeopleTx, { id }: PasskeyModel, { response }: Assertion, counter: bigint) {
  const { count } = await tx.passkey.updateMany({
    where: { id, ...(counter === 0n ? { counter } : { counter: { lt: counter } }) },
    data: { counter, lastUsedAt: new Date() },
  });
  if (count === 0 || !(await spendChallenge(tx, response))) throw refused();
}

/** A counter that went back suggests a copied passkey. */
function recordCopy(ctx: GenericEndpointContext, { userId, name }: PasskeyModel) {
  const visit = readVisit(ctx.headers);
  runInBackground("record_sign_in", async () =>
    recordOnAccount(await prismaClient(), {
      userId,
      by: null,
      action: "passkey.copied",
      outcome: "refused",
      visit,
      details: { name },
    }),
  );
}
