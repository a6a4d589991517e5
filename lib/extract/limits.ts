import { MIB } from "@/lib/bytes";

export const MAX_FILE_BYTES = 10 * MIB;

/** In characters. */
export const MAX_TEXT = 1_000_000;

export const LIMITS = {
  timeMs: 15_000,
  text: MAX_TEXT,
  pages: 1000,
  bufferBytes: 256 * MIB,
  /** Of a zip: files, their total unpacked size, the size of one XML part, and the ratio of unpacked to packed. */
  entries: 5000,
  totalBytes: 100 * MIB,
  partBytes: 32 * MIB,
  ratio: 250,
};
export type Limits = typeof LIMITS;
