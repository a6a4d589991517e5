import { describe, expect, test } from "vitest";
import { GET } from "@/app/account/pictures/[userId]/route";
import { getCurrentUser } from "@/lib/access/session";
import { readPicture, removePicture, setPicture } from "@/lib/domain/account/pictures";
import { getProfile, listMembershipsWithKeys, renameAccount } from "@/lib/domain/account/profile";
import { endSession, listSessions } from "@/lib/domain/account/sessions";
import { listMembers } from "@/lib/domain/members/membership-rows";
import { newId } from "@/lib/ids";
import { PersonName, PictureForm } from "@/lib/schemas/members";
import { freshDatabase } from "@/tests/support/database";
import { makeKey, makeUser, makeWorkspace } from "@/tests/support/factories";
import { fullClient } from "@/tests/support/full-client";
import { freshLimiter } from "@/tests/support/process-wide";
import { asCaller, signedIn, signInAs } from "@/tests/support/signed-in";

freshDatabase();
freshLimiter();

const wrong = { code: "VALIDATION_ERROR", details: [{ path: "picture" }] };

/** Builds the two ends of a PNG of this size, since nothing else is read; `inside` is arbitrary. */
function png(width = 256, height = 256, inside: Uint8Array = new Uint8Array(40)) {
  const head = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0", "latin1");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  const end = Buffer.from("\0\0\0\0IEND\xae\x42\x60\x82", "latin1");
  return new Uint8Array(Buffer.concat([head, inside, end]));
}

const jpeg = (side: number) => {
  const app = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1");
  const frame = Buffer.from(
    "\xff\xc0\0\x11\x08\0\0\0\0\x03\x01\x22\0\x02\x11\x01\x03\x11\x01",
    "latin1",
  );
  frame.writeUInt16BE(side, 5);
  frame.writeUInt16BE(side, 7);
  return new Uint8Array(Buffer.concat([app, frame, Buffer.from("\xff\xd9", "latin1")]));
};

const webp = (side: number) => {
  const bytes = Buffer.alloc(40);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(32, 4);
  bytes.write("WEBPVP8L", 8, "latin1");
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((side - 1) | ((side - 1) << 14), 21);
  return new Uint8Array(bytes);
};

const get = (userId: string, cookie?: string, version = "") =>
  GET(
    new Request(`http://localhost:3000/account/pictures/${userId}?v=${version}`, {
      headers: cookie ? { cookie } : {},
    }),
    { params: Promise.resolve({ userId }) },
  );

const listActions = async (userId: string) => {
  const where = { targetId: userId, workspace: { personalOwnerId: userId } };
  const rows = await (await fullClient()).activity.findMany({ where, orderBy: { id: "asc" } });
  return rows.map(({ action }) => action);
};

/** Puts them into one workspace. */
async function together(...ids: string[]) {
  const { workspaceId, caller } = await makeWorkspace();
  const prisma = await fullClient();
  for (const userId of ids) {
    await prisma.membership.create({ data: { id: newId(), workspaceId, userId, role: "member" } });
  }
  return { workspaceId, caller };
}

test("profile: a name is changed everywhere and recorded, once", async () => {
  const { user, cookie } = await signedIn();
  for (let n = 0; n < 2; n += 1) await renameAccount(user, { name: "Ada King" });
  expect(await getProfile(user)).toMatchObject({
    name: "Ada King",
    email: user.email,
    email_verified: false,
    has_password: true,
    proof: "password",
  });
  expect(await getCurrentUser(new Headers({ cookie }))).toMatchObject({ name: "Ada King" });
  const actions = await listActions(user.userId);
  expect(actions.filter((action) => action === "account.renamed")).toHaveLength(1);
  for (const name of ["", "  ", "x".repeat(81), "a\u0000b"]) {
    expect(PersonName.safeParse({ name }).success).toBe(false);
  }
});

describe("profile: a picture", () => {
  test("is shown only to its person and to people who share a workspace with them", async () => {
    const [owner, fellow, stranger] = [await signedIn(), await signedIn(), await signedIn()];
    const { caller } = await together(owner.user.userId, fellow.user.userId);
    const { picture } = await setPicture(owner.user, png());
    const version = new URL(picture, "http://localhost").searchParams.get("v") ?? "";

    const shown = await get(owner.user.userId, owner.cookie, version);
    expect(shown.status).toBe(200);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png());
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    const other = await get(owner.user.userId, fellow.cookie, "another");
    expect([other.status, other.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await get(owner.user.userId, stranger.cookie, version)).status).toBe(404);
    expect((await get(owner.user.userId)).status).toBe(401);
    for (const odd of ["none", "\u0000", newId(), fellow.user.userId]) {
      expect((await get(odd, owner.cookie)).status, odd).toBe(404);
    }
    const members = await listMembers(caller);
    expect(members.find(({ user_id }) => user_id === owner.user.userId)?.picture).toBe(picture);
    expect(await getCurrentUser(new Headers({ cookie: owner.cookie }))).toMatchObject({ picture });

    await removePicture(owner.user);
    await removePicture(owner.user);
    expect((await get(owner.user.userId, owner.cookie, version)).status).toBe(404);
    expect(await getProfile(owner.user)).toMatchObject({ picture: null });
    const actions = await listActions(owner.user.userId);
    expect(actions.filter((action) => action.startsWith("account.picture"))).toEqual([
      "account.picture_changed",
      "account.picture_removed",
    ]);
  });

  test("is a PNG, JPEG or WebP of its one size; the newest one counts", async () => {
    const { user } = await signedIn();
    for (const [bytes, mediaType] of [
      [png(), "image/png"],
      [jpeg(256), "image/jpeg"],
      [webp(256), "image/webp"],
    ] as const) {
      await setPicture(user, bytes);
      expect(await readPicture(user, user.userId)).toMatchObject({ mediaType, bytes });
    }
  });

  const text = (content: string) => new Uint8Array(Buffer.from(content, "latin1"));
  const HTML = "<!doctype html><script>alert(document.domain)</script>".repeat(3);
  test.each(
    Object.entries({
      "no bytes": new Uint8Array(),
      SVG: text(`<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><script/></svg>`),
      HTML: text(HTML),
      "HTML after the first bytes of a PNG": text(`\x89PNG\r\n\x1a\n${HTML}`),
      "HTML after the first bytes of a JPEG": text(`\xff\xd8\xff${HTML}\xff\xd9`),
      GIF: text(`GIF89a${"\0".repeat(100)}`),
      "a PNG without an end": png().subarray(0, 60),
      "a huge PNG in few bytes": png(30_000, 30_000),
      "a tall JPEG": jpeg(65_000),
      "a large WebP": webp(16_000),
      "a PNG of 64 kB and more": png(256, 256, new Uint8Array(64 * 1024)),
      "10 MB": png(256, 256, new Uint8Array(10 * 1024 * 1024)),
      "a JPEG of markers without end": text(`\xff\xd8${"\xff\xe0\0\0".repeat(1000)}\xff\xd9`),
      noise: new Uint8Array(500).map((_, at) => (at * 7919) % 251),
    }),
  )("is not %s", async (_, bytes) => {
    const user = asCaller(await makeUser());
    await expect(setPicture(user, new Uint8Array(bytes))).rejects.toMatchObject(wrong);
    expect(await (await fullClient()).picture.count({ where: { userId: user.userId } })).toBe(0);
  });

  test("that is too large or absent is refused before its bytes are read", () => {
    const form = (picture: unknown) => PictureForm.safeParse({ picture }).error?.issues[0]?.message;
    expect(form(new File([new Uint8Array(10_000_000)], "a.png"))).toMatch("64 kB");
    expect(form(new File([], ""))).toBe("Choose a picture.");
    expect(form("text")).toBe("Choose a picture.");
    expect(form(undefined)).toBe("Choose a picture.");
  });

  test("that holds HTML inside is still served as the picture it says to be", async () => {
    const { user, cookie } = await signedIn();
    await setPicture(user, png(256, 256, text(HTML)));
    const { headers } = await get(user.userId, cookie);
    expect(headers.get("content-type")).toBe("image/png");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });
});

test("profile: nobody can end another person's session", async () => {
  const [ada, eve] = [await signedIn(), await signedIn()];
  const elsewhere = await signInAs(ada.user.email);
  await expect(endSession(eve.user, { id: ada.user.sessionId })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await listSessions(ada.user)).toMatchObject([
    { id: ada.user.sessionId, is_current: true },
    { id: elsewhere.user.sessionId, is_current: false },
  ]);
});

test("profile: the powers of an account are its workspaces and the working keys that act for it", async () => {
  const { user } = await signedIn();
  const { workspaceId, caller } = await together(user.userId);
  await makeKey({ workspaceId, userId: user.userId }, { name: "Mine" });
  await makeKey({ workspaceId, userId: user.userId }, { name: "Ended", revokedAt: new Date() });
  await makeKey({ workspaceId, userId: user.userId }, { name: "Old", expiresAt: new Date(1) });
  await makeKey(caller, { name: "Of somebody else" });
  const powers = await listMembershipsWithKeys(user);
  expect(powers).toHaveLength(2);
  expect(powers.find(({ kind }) => kind === "personal")).toMatchObject({ role: "owner", keys: [] });
  expect(powers.find(({ workspace_id: id }) => id === workspaceId)).toMatchObject({
    role: "member",
    keys: [{ name: "Mine", last_used_at: null }],
  });
});
