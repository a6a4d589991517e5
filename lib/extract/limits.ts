const MIB = 1024 * 1024;

/** The largest file that can be uploaded. */
export const MAX_FILE_BYTES = 10 * MIB;

/** The longest text that is kept of a file, in characters. */
export const MAX_TEXT = 1_000_000;

/** What reading one PDF or Word document may take. */
export const LIMITS = {
  timeMs: 15_000,
  /** Characters behind which no further page is read. */
  text: MAX_TEXT,
  pages: 1000,
  /** Memory of pdf.js outside of the heap. */
  bufferBytes: 256 * MIB,
  /** Files in a Word document, and their size when unpacked: all, one part of XML, unpacked to packed. */
  entries: 5000,
  totalBytes: 100 * MIB,
  partBytes: 32 * MIB,
  ratio: 250,
};
export type Limits = typeof LIMITS;
