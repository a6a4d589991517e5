import { randomBytes } from "node:crypto";
import type { GenericEndpointContext } from "@better-auth/core";
import { filterPassword } from "@/lib/access/credentials/password-row";
import { YEAR_S } from "@/lib/clock";
import { prismaClient } from "@/lib/db/database";
import { createPurposeCookie } from "./purpose-cookie";

const cookie = createPurposeCookie("browser", YEAR_S);
const MAX_PEOPLE = 8;

/** `people` has Unix times of sign-ins. A known browser has its own budget of attempts, which others cannot use up. */
type KnownBrowser = { name: string; people: Map<string, number> };

/** A new password makes all browsers unknown, because a known one may belong to a thief. */
export async function isKnownTo(browser: KnownBrowser | undefined, id: string): Promise<boolean> {
  const since = browser?.people.get(id);
  if (since === undefined) return false;
  const prisma = await prismaClient();
  const where = filterPassword(id);
  const password = await prisma.account.findFirst({ where, select: { updatedAt: true } });
  return !password || since >= Math.floor(password.updatedAt.getTime() / 1000);
}

export async function readBrowser(ctx: GenericEndpointContext): Promise<KnownBrowser | undefined> {
  const [name, ...people] = (await cookie.read(ctx))?.split(".") ?? [];
  if (!name) return undefined;
  return { name, people: new Map(people.map(readPerson)) };
}

const readPerson = (text: string): [string, number] => {
  const [id = "", since] = text.split(":");
  return [id, Number(since) || 0];
};

export async function rememberBrowser(
  ctx: GenericEndpointContext,
  browser: KnownBrowser | undefined,
  userId: string,
) {
  const others = [...(browser?.people ?? [])].filter(([id]) => id !== userId);
  const now = Math.floor(Date.now() / 1000);
  const people = [[userId, now], ...others].slice(0, MAX_PEOPLE).map((person) => person.join(":"));
  const named = browser?.name ?? randomBytes(16).toString("base64url");
  await cookie.write(ctx, [named, ...people].join("."));
}
