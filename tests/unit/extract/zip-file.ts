import { deflateRawSync } from "node:zlib";

/**
 * One file of a zip; `deflated` is its packed content if it is too long to be packed here, and
 * `claims` are false sizes for the directory.
 */
export type Part = {
  name: string;
  content: string | Uint8Array;
  stored?: boolean;
  deflated?: Buffer;
  encrypted?: boolean;
  claims?: { size?: number; packed?: number };
};

/** Makes a zip with these files by hand, so that its directory can be false. */
export function zipFile(parts: Part[]): Uint8Array {
  const packed = parts.map((part) => ({ ...part, data: pack(part) }));
  let offset = 0;
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const part of packed) {
    const local = record(0x04034b50, 30, part);
    locals.push(local, part.data);
    directory.push(record(0x02014b50, 46, part, offset));
    offset += local.length + part.data.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, entries, end]));
}

function pack({ content, stored, deflated }: Part): Buffer {
  if (deflated) return deflated;
  const bytes = Buffer.from(content);
  return stored ? bytes : deflateRawSync(bytes);
}

/** A local header (30 bytes) or an entry of the directory (46 bytes, two fields further on). */
function record(
  signature: number,
  bytes: 30 | 46,
  part: Part & { data: Buffer },
  offset = 0,
): Buffer {
  const shift = bytes === 46 ? 2 : 0;
  const header = Buffer.alloc(bytes);
  header.writeUInt32LE(signature, 0);
  header.writeUInt16LE(part.encrypted ? 1 : 0, 6 + shift);
  header.writeUInt16LE(part.stored ? 0 : 8, 8 + shift);
  header.writeUInt32LE(part.claims?.packed ?? part.data.length, 18 + shift);
  header.writeUInt32LE(part.claims?.size ?? Buffer.from(part.content).length, 22 + shift);
  header.writeUInt16LE(Buffer.byteLength(part.name), 26 + shift);
  if (bytes === 46) header.writeUInt32LE(offset, 42);
  return Buffer.concat([header, Buffer.from(part.name)]);
}
