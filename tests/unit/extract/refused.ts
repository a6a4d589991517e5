import { expect } from "vitest";
import { ApiError } from "@/lib/errors";
import { extractText } from "@/lib/extract/extract-text";

/** Expects that a file is refused with this code, in a sentence that has these words. */
export async function expectRefused(
  bytes: Uint8Array | string,
  filename: string,
  code: string,
  words: string,
) {
  const error = await extractText(
    typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes,
    filename,
  ).catch((error) => error);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code });
  expect(error.message).toContain(words);
}
