import * as z from "zod";
import type { MediaType } from "@/lib/extract/media-types";
import { id, Page } from "@/lib/schemas/fields";

/** The most uploads that an initiative can have. */
export const MAX_UPLOADS = 200;

/** Folders before the name, and characters that break a line or turn the direction of writing. */
const PATH = /^.*[/\\]/s;
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** The name of a file: 1 to 255 characters on one line, without the folders it may be sent with. */
export const filename = z
  .string()
  .transform((name) => name.replace(PATH, "").replace(UNSAFE, "").toWellFormed().trim())
  .pipe(
    z
      .string()
      .min(1, "Give the file a name, then upload it again.")
      .max(255, "The name of this file is longer than 255 characters. Shorten it and try again."),
  );

/** Where a file goes, and what it is called. */
export const NewUpload = z.object({ initiative_id: id, filename });
export type NewUpload = z.output<typeof NewUpload>;

export const UploadFilter = Page.extend({ initiative_id: id });
export type UploadFilter = z.output<typeof UploadFilter>;

export type UploadSummary = {
  id: string;
  initiative_id: string;
  filename: string;
  media_type: MediaType;
  size_bytes: number;
  created_at: string;
};

/** With the text that was read from the file. */
export type Upload = UploadSummary & { text: string };
