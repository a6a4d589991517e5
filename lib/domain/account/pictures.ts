import { recordOwn } from "@/lib/access/account-events";
import type { AccountCaller } from "@/lib/access/caller";
import { prismaClient } from "@/lib/db/database";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { invalid, notFound } from "@/lib/errors";
import { links } from "@/lib/links";
import { MAX_PICTURE } from "@/lib/schemas/members";

/** In pixels; the browser scales to this size. Checked, because a small file can decode to a huge image. */
const SIDE = 256;

type Size = { width: number; height: number };
type Reader = { mediaType: string; size(bytes: Buffer): Size | undefined };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** JPEG frame markers (ITU-T T.81, table B.1); the three exceptions are in the same range. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

const readAscii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

const READERS: Reader[] = [
  {
    mediaType: "image/png",
    size: (bytes) => {
      const isPng = bytes.subarray(0, 8).equals(PNG) && readAscii(bytes, 12, 16) === "IHDR";
      const isWhole = readAscii(bytes, bytes.length - 8, bytes.length - 4) === "IEND";
      if (!isPng || !isWhole) return undefined;
      return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    },
  },
  { mediaType: "image/jpeg", size: readJpegSize },
  { mediaType: "image/webp", size: readWebpSize },
];

function readJpegSize(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9) {
    return undefined;
  }
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readWebpSize(bytes: Buffer): Size | undefined {
  if (readAscii(bytes, 0, 4) !== "RIFF" || readAscii(bytes, 8, 12) !== "WEBP") return undefined;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return undefined;
  const kind = readAscii(bytes, 12, 16);
  if (kind === "VP8 ") {
    const [width, height] = [bytes.readUInt16LE(26), bytes.readUInt16LE(28)];
    return { width: width & 0x3fff, height: height & 0x3fff };
  }
  // The extended form (VP8X) may hold animations and metadata; a canvas does not write it.
  if (kind !== "VP8L" || bytes[20] !== 0x2f) return undefined;
  const packed = bytes.readUInt32LE(21);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}

function detectMediaType(picture: Uint8Array): string | undefined {
  const bytes = Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength);
  if (bytes.length < 30) return undefined;
  const found = READERS.find(({ size }) => {
    const { width, height } = size(bytes) ?? {};
    return width === SIDE && height === SIDE;
  });
  return found?.mediaType;
}

/** @throws 400 at `picture` for anything but a PNG, JPEG or WebP of 256 × 256 pixels and at most 64 kB */
export async function setPicture(caller: AccountCaller, bytes: Uint8Array<ArrayBuffer>) {
  const { userId } = caller;
  const mediaType = bytes.length > MAX_PICTURE ? undefined : detectMediaType(bytes);
  if (!mediaType) {
    throw invalid("picture", "This picture cannot be used. Choose a PNG, JPEG or WebP file.");
  }
  const prisma = await prismaClient();
  return prisma.$transaction(async (tx) => {
    const picture = { mediaType, bytes, updatedAt: new Date() };
    const image = links.picture(userId, String(picture.updatedAt.getTime()));
    await tx.user.update({ where: { id: userId }, data: { image } });
    await tx.picture.upsert({
      where: { userId },
      create: { userId, ...picture },
      update: picture,
    });
    await recordOwn(tx, caller, "account.picture_changed");
    return { picture: image };
  });
}

export async function removePicture(caller: AccountCaller) {
  const { userId } = caller;
  const prisma = await prismaClient();
  await prisma.$transaction(async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { image: null } });
    const { count } = await tx.picture.deleteMany({ where: { userId } });
    if (count > 0) await recordOwn(tx, caller, "account.picture_removed");
  });
  return { picture: null };
}

const PICTURE = statement(
  `SELECT media_type AS "mediaType", bytes, updated_at AS "updatedAt" FROM picture
   WHERE user_id = $2 AND ($1 = $2 OR EXISTS (
     SELECT FROM membership mine JOIN membership theirs USING (workspace_id)
     WHERE mine.user_id = $1 AND theirs.user_id = $2))`,
  ["uuid", "uuid"],
  { mediaType: "text", bytes: "bytea", updatedAt: "timestamptz" },
);

/** @throws 404 unless the two share a workspace */
export async function readPicture(caller: AccountCaller, userId: string) {
  const [row] = await query(PICTURE, [caller.userId, userId]);
  if (!row) throw notFound("Picture");
  const bytes = new Uint8Array(row.bytes);
  return { mediaType: row.mediaType, bytes, version: String(row.updatedAt.getTime()) };
}
