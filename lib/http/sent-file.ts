import { createHash } from "node:crypto";
import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MultipartParseError,
  type MultipartPart,
  parseMultipart,
} from "@remix-run/multipart-parser";
import * as z from "zod";
import { ApiError, invalid } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { refusal } from "@/lib/extract/refusals";
import { filename } from "@/lib/schemas/uploads";
import { validate } from "@/lib/schemas/validate";
import { readFileBytes } from "./file-body";

const FRAME_BYTES = 16 * 1024;
const LIMITS = { maxFileSize: MAX_FILE_BYTES, maxHeaderSize: 8 * 1024, maxParts: 1 };

/** Serializes with a hash in place of the bytes, so that idempotency can compare it. */
export class SentFile {
  constructor(
    readonly filename: string,
    readonly bytes: Uint8Array,
    readonly declaredType?: string,
  ) {}

  toJSON() {
    const sha256 = createHash("sha256").update(this.bytes).digest("hex");
    const hasExtension = /\.[^.]+$/.test(this.filename); // then the declared type decides nothing
    return {
      filename: this.filename,
      ...(!hasExtension && { declaredType: this.declaredType }),
      sha256,
    };
  }
}

/** Reads one part, `file`, and no more bytes than it can have. @throws 413, 415 or 400, in this order */
export async function readSentFile(request: Request): Promise<SentFile> {
  const body = await readFileBytes(request, FRAME_BYTES);
  const part = readOnlyPart(body, readBoundary(request.headers.get("content-type") ?? ""));
  const disposition = readDisposition(part);
  if (readParameter(disposition, NAME) !== "file") throw invalid("file", ONE_FILE);
  const sent = { file: readParameter(disposition, FILENAME) ?? readEncodedName(disposition) ?? "" };
  const { file: name } = validate(z.object({ file: filename }), sent);
  return new SentFile(name, part.bytes, part.mediaType);
}

function readBoundary(type: string): string {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(type)) {
    throw new ApiError(
      "UNSUPPORTED_MEDIA_TYPE",
      "Send the file as multipart/form-data, in one part named file.",
    );
  }
  const boundary = getMultipartBoundary(type)?.trim();
  if (!boundary) throw invalid("file", BROKEN);
  return boundary;
}

function readOnlyPart(body: Uint8Array, boundary: string): MultipartPart {
  try {
    const [part] = [...parseMultipart(body, { boundary, ...LIMITS })];
    if (part) return part;
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) throw refusal("too-large");
    if (!(error instanceof MultipartParseError)) throw error;
    if (!(error instanceof MaxPartsExceededError)) throw invalid("file", BROKEN);
  }
  throw invalid("file", ONE_FILE);
}

function readDisposition(part: MultipartPart): string {
  try {
    return part.headers["content-disposition"] ?? "";
  } catch {
    throw invalid(
      "file",
      "The name of the file is not in UTF-8. Rename the file and send it again.",
    );
  }
}

/** Browsers write `"` as `%22`, others as `\"`. A backslash before anything else belongs to a path. */
const createPattern = (name: string) =>
  new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\["\\\\]|\\\\(?!["\\\\]))*)"|([^\\s;"]+))`, "i");
const NAME = createPattern("name");
const FILENAME = createPattern("filename");

function readParameter(disposition: string, pattern: RegExp): string | undefined {
  const [, quoted, token] = pattern.exec(disposition) ?? [];
  return (quoted ?? token)
    ?.replace(/\\(["\\])/g, "$1")
    .replace(/%(?:22|0A|0D)/gi, decodeURIComponent);
}

function readEncodedName(disposition: string): string | undefined {
  const [, encoded] = /;\s*filename\*=utf-8'[^']*'([^\s;]+)/i.exec(disposition) ?? [];
  try {
    return encoded && decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

const ONE_FILE = "Send exactly one part, named file, that holds the file and its name.";
const BROKEN =
  "This form cannot be read. Let your HTTP client make the form and its Content-Type together, as curl does with -F file=@notes.md.";
