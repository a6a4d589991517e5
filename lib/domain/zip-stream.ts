import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export type ZipFile = {
  path: string;
  parts: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
  /** Set for contents that compress poorly or slowly. */
  isStored?: boolean;
};

const encoder = new TextEncoder();

/** Keeps about one part in memory. */
export async function* streamZip(
  files: AsyncIterable<ZipFile>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(new Uint8Array(piece));
  });
  for await (const { path, parts, isStored } of files) {
    const entry = isStored ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    for await (const part of parts) {
      entry.push(typeof part === "string" ? encoder.encode(part) : part);
      yield* pieces.splice(0);
    }
    entry.push(new Uint8Array(0), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
