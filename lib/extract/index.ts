import { detect } from "./detect";
import { LIMITS, MAX_FILE_BYTES } from "./limits";
import type { MediaType } from "./media-types";
import { readInThread } from "./read-in-thread";
import { refusal } from "./refusals";
import { tidyText } from "./tidy";

/**
 * The type and the text of an uploaded file, at most `MAX_TEXT` characters of it. CSV and Markdown
 * stay as they are; of a PDF there are lines and pages, of a Word document also headings, lists
 * and table rows.
 * @throws {ApiError} with a sentence for the person who uploads: 400 when the file is empty,
 * damaged, protected or has no text, 413 when it is too large or takes too much to read, 415 when
 * it is of another type or not what its name says, 503 when too many files are being read,
 * 499 when `signal` says that nobody waits any more
 */
export async function extractText(
  bytes: Uint8Array,
  filename: string,
  signal?: AbortSignal,
): Promise<{ mediaType: MediaType; text: string }> {
  if (bytes.length === 0) throw refusal("empty");
  if (bytes.length > MAX_FILE_BYTES) throw refusal("too-large");
  const detected = detect(bytes, filename);
  const text =
    detected.format === "text"
      ? detected.text
      : await readInThread(detected.format, bytes, LIMITS, signal);
  return { mediaType: detected.mediaType, text: tidyText(text) };
}
