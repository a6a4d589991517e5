import { constants, deflateRawSync } from "node:zlib";

const PIECE = 16 * 1024 * 1024;
const FINAL_BLOCK = Buffer.from([3, 0]);

/** Makes a raw deflate stream of that many blanks, by repeating one piece that ends on a whole byte. */
export function deflatedBlanks(bytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return Buffer.concat([...new Array(Math.ceil(bytes / PIECE)).fill(piece), FINAL_BLOCK]);
}
