import { constants, deflateRawSync } from "node:zlib";

const PIECE = 16 * 1024 * 1024;
const FINAL_BLOCK = Buffer.from([3, 0]);

/** Raw deflate of that many blanks, made of one piece that ends on a whole byte and repeats. */
export function deflatedBlanks(bytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return Buffer.concat([...new Array(Math.ceil(bytes / PIECE)).fill(piece), FINAL_BLOCK]);
}
