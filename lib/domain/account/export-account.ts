import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { PASSWORD } from "@/lib/access/credentials/password-row";
import { nameRemovedProvider } from "@/lib/access/sign-in/join-by-domain";
import { findPersonalWorkspace } from "@/lib/access/sign-in/personal-workspace";
import { nameProvider } from "@/lib/access/sign-in/provider-settings";
import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { streamZip, type ZipFile } from "@/lib/domain/zip-stream";
import { ApiError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";
import { listPersonalFiles, makeActivityFile, makeElsewhereFile } from "./account-files";
import { listJoinedWorkspaces } from "./joined-workspaces";
import { listSessions } from "./sessions";

/** The signal of the request by person. Next neither reads nor cancels the answer to a client that left before it. */
const underWay = processWide("accountExports", () => new Map<string, AbortSignal>());

/** Streams a zip of the person's data. @throws 409 while another export of theirs is under way */
export async function exportAccount(
  caller: AccountCaller,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { userId } = caller;
  if (underWay().get(userId)?.aborted === false) throw alreadyExporting();
  underWay().set(userId, signal);
  const leave = () => {
    if (underWay().get(userId) === signal) underWay().delete(userId);
  };
  try {
    const prisma = await prismaClient();
    await prisma.$transaction((tx) => recordOwn(tx, caller, "account.exported"));
  } catch (error) {
    leave();
    throw error;
  }
  const pieces = streamZip(listFiles(caller));
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          const { done, value } = await pieces.next();
          if (!done) return controller.enqueue(value);
          leave();
          controller.close();
        } catch (error) {
          leave();
          controller.error(error);
        }
      },
      async cancel() {
        leave();
        await pieces.return();
      },
    },
    { highWaterMark: 0 },
  );
}

const alreadyExporting = () =>
  new ApiError(
    "CONFLICT",
    "An export of your data is already under way. Wait until it is saved, then try again.",
  );

const KEYS = statement(
  `SELECT id, workspace_id, name, prefix, scope, created_at, expires_at, last_used_at, revoked_at
   FROM api_key WHERE created_by_id = $1 ORDER BY created_at, id`,
  ["uuid"],
  {
    id: "uuid",
    workspace_id: "uuid",
    name: "text",
    prefix: "text",
    scope: "key_scope",
    created_at: "timestamptz",
    expires_at: "timestamptz?",
    last_used_at: "timestamptz?",
    revoked_at: "timestamptz?",
  },
);

async function* listFiles(caller: AccountCaller): AsyncGenerator<ZipFile, void, void> {
  const { userId } = caller;
  const prisma = await prismaClient();
  const personal = await findPersonalWorkspace(userId);
  yield { path: "README.txt", parts: [README] };
  yield { path: "account.json", parts: [JSON.stringify(await readAccount(caller), null, 2)] };
  const picture = await prisma.picture.findUnique({ where: { userId } });
  if (picture) {
    const ending = picture.mediaType.split("/")[1] ?? "bin";
    yield { path: `picture.${ending}`, parts: [picture.bytes], isStored: true };
  }
  yield makeElsewhereFile(userId);
  if (!personal) return;
  yield makeActivityFile(personal.id);
  const leftOut: string[] = [];
  yield* listPersonalFiles(personal.id, leftOut);
  if (leftOut.length > 0) yield { path: "LEFT-OUT.txt", parts: [LEFT_OUT, leftOut.join("\n")] };
}

async function readAccount(caller: AccountCaller) {
  const { userId } = caller;
  const prisma = await prismaClient();
  const [row, sessions, memberships, api_keys] = await Promise.all([
    prisma.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        id: true,
        name: true,
        email: true,
        emailVerified: true,
        createdAt: true,
        accounts: {
          where: { NOT: { providerId: { startsWith: nameRemovedProvider("") } } },
          select: { providerId: true, createdAt: true },
        },
        totp: { select: { confirmedAt: true } },
        passkeys: { select: { name: true, createdAt: true, lastUsedAt: true } },
        _count: { select: { recoveryCodes: true } },
      },
    }),
    listSessions(caller),
    listJoinedWorkspaces(userId),
    query(KEYS, [userId]),
  ]);
  return {
    profile: {
      id: row.id,
      name: row.name,
      email: row.email,
      email_verified: row.emailVerified,
      created_at: row.createdAt,
    },
    sign_in_methods: row.accounts.map(({ providerId, createdAt }) => ({
      service: providerId === PASSWORD ? "password" : nameProvider(providerId),
      added_at: createdAt,
    })),
    second_factors: {
      authenticator_app: row.totp?.confirmedAt ? { added_at: row.totp.confirmedAt } : null,
      passkeys: row.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        added_at: createdAt,
        last_used_at: lastUsedAt,
      })),
      recovery_codes_left: row._count.recoveryCodes,
    },
    sessions,
    memberships: memberships.map(({ id, name, kind, role, joinedAt }) => ({
      role,
      joined_at: joinedAt,
      workspace: { id, name, kind },
    })),
    api_keys,
  };
}

const README = `Your data in Groundwork

account.json                  your name and address, how you sign in, where you are signed in,
                              the workspaces that you are a member of, and your API keys
                              (not the keys themselves: nobody can read those)
picture.*                     your picture, if you have one
activity.json                 what happened in your personal workspace and to your account
workspace/, initiatives/      your personal workspace: documents exactly as they are stored,
                              their types and statuses, your own document types, context
                              items, goals, and the files that you uploaded
made-in-team-workspaces.json  what you made in workspaces that you share with others: its name
                              and when. The text belongs to the workspace, and is not here.

The trash is not in this file. To include something in the trash, restore it in the app first.
`;

const LEFT_OUT = `There was no room for these files, or for what these folders hold. Download them in the app.

`;
