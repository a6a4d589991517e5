import * as z from "zod";

/** OpenAPI has the media types. */
export const FileAnswer = z.object({
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  filename: z.string(),
  mediaType: z.string(),
});
export type FileAnswer = z.output<typeof FileAnswer>;
