import { ApiError, type ErrorCode, invalid } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { LIMITS, MAX_FILE_BYTES } from "./limits";

const formatCount = (value: number) => value.toLocaleString("en");

export const ACCEPTED =
  "Markdown, plain text, captions (.vtt, .srt), CSV, PDF or a Word document (.docx)";

type Entry = readonly [ErrorCode, string | ((found: number) => string)];

const REFUSALS = {
  empty: ["VALIDATION_ERROR", "This file is empty. Choose one that has text in it."],
  "too-large": [
    "PAYLOAD_TOO_LARGE",
    `This file is larger than ${formatFileSize(MAX_FILE_BYTES)}. Split it, or upload the part that matters.`,
  ],
  "too-complex": [
    "PAYLOAD_TOO_LARGE",
    "This file takes too long or too much memory to read. Split it, or paste its text into a plain text file and upload that.",
  ],
  damaged: [
    "VALIDATION_ERROR",
    "This file is damaged and cannot be read. Open it in the program that made it, save it again and upload the new copy.",
  ],
  "not-text": [
    "UNSUPPORTED_MEDIA_TYPE",
    `This file holds something other than text. Upload ${ACCEPTED}.`,
  ],
  "not-utf8": [
    "VALIDATION_ERROR",
    "This file cannot be read, because it is not in UTF-8. Save it with the encoding UTF-8 (in Excel: CSV UTF-8) and upload it again.",
  ],
  "pdf-cut-off": [
    "VALIDATION_ERROR",
    "The end of this PDF is missing. Download or export it again, then upload the whole file.",
  ],
  "pdf-pages": [
    "PAYLOAD_TOO_LARGE",
    (found) =>
      `This PDF has ${formatCount(found)} pages; the limit is ${formatCount(LIMITS.pages)}. Split it, or upload the part that matters.`,
  ],
  "pdf-password": [
    "VALIDATION_ERROR",
    "This PDF is protected by a password. Save a copy without the password and upload that.",
  ],
  "pdf-no-text": [
    "VALIDATION_ERROR",
    "No text was found in this PDF; its pages may be scanned pictures. Run text recognition (OCR) on it, then upload the result.",
  ],
  "pdf-and-zip": [
    "UNSUPPORTED_MEDIA_TYPE",
    `This file is a PDF and a zip archive at once. Export it again as one of them: ${ACCEPTED}.`,
  ],
  "word-password": [
    "VALIDATION_ERROR",
    "This Word document is protected by a password. Save a copy without the password and upload that.",
  ],
  "word-no-text": [
    "VALIDATION_ERROR",
    "No text was found in this Word document. If its pages are pictures, paste their text and upload it again.",
  ],
  "word-cut-off": [
    "VALIDATION_ERROR",
    "The end of this Word file is missing. Save it again and upload it.",
  ],
  "not-word": [
    "UNSUPPORTED_MEDIA_TYPE",
    `This file is a zip archive without a Word document in it. Unpack it and upload the files: ${ACCEPTED}.`,
  ],
  "zip-entries": [
    "PAYLOAD_TOO_LARGE",
    (found) =>
      `This Word document is made of ${formatCount(found)} files; the limit is ${formatCount(LIMITS.entries)}. Copy its text into a new document and upload that.`,
  ],
  "zip-size": [
    "PAYLOAD_TOO_LARGE",
    "This Word document grows far too large when it is unpacked. Copy its text into a new document and upload that.",
  ],
  busy: [
    "SERVICE_UNAVAILABLE",
    "Other files are being read just now. Upload this one again in a minute.",
  ],
  gone: ["CLIENT_CLOSED", "The connection was closed. The file was not stored."],
} as const satisfies Record<string, Entry>;

export type Reason = keyof typeof REFUSALS;

export function refusal(reason: Reason, found = 0): ApiError {
  const [code, sentence]: Entry = REFUSALS[reason];
  const message = typeof sentence === "string" ? sentence : sentence(found);
  return code === "VALIDATION_ERROR" ? invalid("file", message) : new ApiError(code, message);
}

export const wrongType = (message: string) => new ApiError("UNSUPPORTED_MEDIA_TYPE", message);
