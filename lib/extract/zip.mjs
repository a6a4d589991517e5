import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { Refusal } from "./refusal.mjs";

/** Smaller parts may exceed the ratio: they can be mostly blanks. */
const RATIO_FROM_BYTES = 1024 * 1024;

// Names are looked up and never used as paths, so absolute ones are harmless.
const OPTIONS = { decodeStrings: false };

/** `read` inflates a part, at most to the size in the directory. @throws {Refusal} for a bad or excessive directory */
export async function openZip(bytes, limits) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip = await yauzl.fromBufferPromise(file, OPTIONS).catch(refuseAsDamaged);
  const entries = await readDirectory(zip, limits).catch(refuseAsDamaged);
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    read: (name) =>
      zip.openReadStreamPromise(entries.get(name)).then(buffer).catch(refuseAsDamaged),
  };
}

async function readDirectory(zip, { entries: maxEntries, totalBytes, partBytes, ratio }) {
  if (zip.entryCount > maxEntries) throw new Refusal("zip-entries", zip.entryCount);
  const entries = new Map();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toString("utf8");
    const { compressedSize: packed, uncompressedSize: size } = entry;
    if (entries.has(name)) throw new Refusal("damaged");
    entries.set(name, entry);
    total += size;
    if (entry.isEncrypted()) throw new Refusal("word-password");
    if (total > totalBytes) throw new Refusal("zip-size");
    if (size > RATIO_FROM_BYTES && size > packed * ratio) throw new Refusal("zip-size");
    if (isXml(name) && size > partBytes) throw new Refusal("zip-size");
  }
  return entries;
}

export const isXml = (name) => name.endsWith(".xml") || name.endsWith(".rels");

function refuseAsDamaged(error) {
  throw error instanceof Refusal ? error : new Refusal("damaged");
}
