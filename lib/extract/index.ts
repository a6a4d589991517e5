import { detect } from "./detect";
import { LIMITS, MAX_FILE_BYTES } from "./limits";
import type { MediaType } from "./media-types";
import { readInThread } from "./read-in-thread";
import { refusal } from "./refusals";
import { tidyText } from "./tidy";

/**
 * Detects the type of an uploaded file and extracts its text, at most `MAX_TEXT` characters. CSV and Markdown stay
 * unchanged. A PDF keeps lines and pages; a Word document also keeps headings, lists and table rows.
 * @throws {ApiError} with a message for the person who uploads: 400 when the file is empty, damaged, protected or has
 * no text, 413 when it is too large or takes too much to read, 415 when its type is not accepted or contradicts its
 * name, 503 when too many files are being read, 499 when `signal` is aborted
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
