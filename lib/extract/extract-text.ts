import { detect } from "./detect";
import { LIMITS, MAX_FILE_BYTES } from "./limits";
import type { MediaType } from "./media-types";
import { type Reader, readInThread } from "./read-in-thread";
import { refusal } from "./refusals";
import { tidyText } from "./tidy";

/**
 * Returns at most `MAX_TEXT` characters; CSV and Markdown change only as `tidyText` says. @throws {ApiError} for the person who uploads: 400
 * empty, damaged, protected or without text, 413 too large or complex, 415 not accepted or misnamed, 503 too many, 499
 * aborted
 */
export async function extractText(
  bytes: Uint8Array,
  filename: string,
  { declaredType, ...reader }: Reader & { declaredType?: string | undefined } = {},
): Promise<{ mediaType: MediaType; text: string }> {
  if (bytes.length === 0) throw refusal("empty");
  if (bytes.length > MAX_FILE_BYTES) throw refusal("too-large");
  const detected = detect(bytes, filename, declaredType);
  const text =
    detected.format === "text"
      ? detected.text
      : await readInThread(detected.format, bytes, LIMITS, reader);
  return { mediaType: detected.mediaType, text: tidyText(text) };
}
