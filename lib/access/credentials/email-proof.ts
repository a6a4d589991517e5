import { DAY_MS } from "@/lib/clock";
import { config } from "@/lib/config";
import type { PeopleTx } from "@/lib/db/prisma-models";
import { links } from "@/lib/links";
import { sendMail } from "@/lib/mail/send-mail";
import { createLinkToken, hashLinkToken } from "./link-token";

/** Proves the address, once, within a day, so mail it to that address only. Replaces earlier links. */
export async function createProofLink(
  tx: PeopleTx,
  userId: string,
  email: string,
): Promise<string> {
  const token = createLinkToken();
  const proof = {
    email,
    tokenHash: hashLinkToken(token),
    expiresAt: new Date(Date.now() + DAY_MS),
  };
  const where = { userId };
  await tx.emailProof.upsert({ where, create: { ...where, ...proof }, update: proof });
  return config().APP_URL + links.verifyEmail(token);
}

export async function sendVerification(tx: PeopleTx, { id, email }: { id: string; email: string }) {
  const url = await createProofLink(tx, id, email);
  await sendMail(tx, { kind: "verification", to: email, url }, `proof:${id}`);
}
