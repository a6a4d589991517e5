import { inflateRawSync } from "node:zlib";
import { Refusal } from "./refusal.mjs";

const END = { signature: 0x06054b50, bytes: 22, maxComment: 0xffff };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
const LOCAL = { signature: 0x04034b50, bytes: 30 };
const STORED = 0;
const DEFLATED = 8;

/** Small parts may well be all blanks; the ratio is looked at from this size on. */
const RATIO_FROM_BYTES = 1024 * 1024;

/**
 * Opens a zip after a look at its directory alone; `read` inflates one part, at most to the size
 * that the directory promised. Sizes of zip64 are beyond every limit, so they count as damage.
 */
export function openZip(bytes, limits) {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(zip, limits);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name) => readEntry(zip, entries.get(name)),
  };
}

function readDirectory(zip, { entries: maxEntries, totalBytes, partBytes, ratio }) {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > maxEntries) throw new Refusal("zip-entries", count);

  const entries = new Map();
  let total = 0;
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + ENTRY.bytes > end || zip.readUInt32LE(at) !== ENTRY.signature) damaged();
    const nameEnd = at + ENTRY.bytes + zip.readUInt16LE(at + 28);
    const entry = {
      encrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    };
    const name = zip.toString("utf8", at + ENTRY.bytes, nameEnd);
    if (entries.has(name)) damaged();
    entries.set(name, entry);
    total += entry.size;
    if (entry.encrypted) throw new Refusal("word-password");
    if (total > totalBytes) throw new Refusal("zip-size");
    if (entry.size > RATIO_FROM_BYTES && entry.size > entry.packed * ratio) {
      throw new Refusal("zip-size");
    }
    if (isXml(name) && entry.size > partBytes) throw new Refusal("zip-size");
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
}

/** The end record stands last, behind it only its own comment. */
function findEnd(zip) {
  const first = Math.max(0, zip.length - END.bytes - END.maxComment);
  for (let at = zip.length - END.bytes; at >= first; at--) {
    if (zip.readUInt32LE(at) !== END.signature) continue;
    if (at + END.bytes + zip.readUInt16LE(at + 20) === zip.length) return at;
  }
  return damaged();
}

function readEntry(zip, { method, packed, size, offset }) {
  if (offset + LOCAL.bytes > zip.length) damaged();
  if (zip.readUInt32LE(offset) !== LOCAL.signature) damaged();
  const start =
    offset + LOCAL.bytes + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  if (start + packed > zip.length) damaged();
  const data = zip.subarray(start, start + packed);
  const content = unpack(data, method, size);
  if (content.length !== size) damaged();
  return content;
}

function unpack(data, method, size) {
  if (method === STORED) return data;
  if (method !== DEFLATED) damaged();
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, size) });
  } catch {
    return damaged();
  }
}

/** Whether an entry is one of the parts that are read; pictures and fonts stay packed. */
export const isXml = (name) => name.endsWith(".xml") || name.endsWith(".rels");

function damaged() {
  throw new Refusal("damaged");
}
