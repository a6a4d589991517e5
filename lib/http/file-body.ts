import { ApiError, invalid } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { refusal } from "@/lib/extract/refusals";
import { readBytes } from "./body";

/** `frame` bounds the bytes around the file. @throws 413, or 400 if it broke off, worded for files; 415 if it is compressed */
export async function readFileBytes(request: Request, frame = 0) {
  try {
    return await readBytes(request, MAX_FILE_BYTES + frame);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "PAYLOAD_TOO_LARGE") throw refusal("too-large");
    if (code === "INVALID_JSON") throw invalid("file", BROKEN_OFF);
    throw error;
  }
}

const BROKEN_OFF = "The file ended too early, or came too slowly. Send it again.";
