import * as z from "zod";
import { MEDIA_TYPES } from "@/lib/extract/media-types";
import { createdAt, id, Page } from "./fields";

export const MAX_UPLOADS = 200;

/** Leading folders, and characters that break a line or change the direction of writing. */
const PATH = /^.*[/\\]/s;
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

export const filename = z
  .string()
  .transform((name) => name.replace(PATH, "").replace(UNSAFE, "").toWellFormed().trim())
  .pipe(
    z
      .string()
      .min(1, "Give the file a name, then upload it again.")
      .max(255, "The name of this file is longer than 255 characters. Shorten it and try again."),
  );

export const NewUpload = z.object({ initiative_id: id, filename });
export type NewUpload = z.output<typeof NewUpload>;

export const UploadFilter = Page.extend({
  initiative_id: id.optional().describe("Only those of this initiative"),
});
export type UploadFilter = z.output<typeof UploadFilter>;

export const UploadSummary = z
  .object({
    id: id.describe("Upload id"),
    initiative_id: id.describe("Its initiative"),
    filename: z.string().describe("Its name, without folders"),
    media_type: z.enum(MEDIA_TYPES).describe("By its content"),
    size_bytes: z.int().describe("Of the file as it was sent"),
    url: z.url().describe("Its page"),
    created_at: createdAt,
  })
  .meta({ id: "UploadSummary" });
export type UploadSummary = z.output<typeof UploadSummary>;

export const Upload = UploadSummary.extend({
  text: z.string().describe("What was read from the file"),
}).meta({ id: "Upload" });
export type Upload = z.output<typeof Upload>;
