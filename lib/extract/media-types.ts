/** The types of files that can be uploaded. */
export const MEDIA_TYPES = [
  "text/markdown",
  "text/plain",
  "text/csv",
  "application/pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const [MARKDOWN, PLAIN_TEXT, CSV, PDF, DOCX] = MEDIA_TYPES;

const BY_EXTENSION = new Map<string, MediaType>([
  ["md", MARKDOWN],
  ["markdown", MARKDOWN],
  ["txt", PLAIN_TEXT],
  ["text", PLAIN_TEXT],
  ["csv", CSV],
  ["pdf", PDF],
  ["docx", DOCX],
]);

/** What the names of files of these types end in, without the dot. */
export const FILE_EXTENSIONS = [...BY_EXTENSION.keys()];

/**
 * What the end of a file's name promises: its extension in lower case, undefined without one, and
 * the type that the extension stands for, undefined when it is not one of ours.
 */
export function promisedType(filename: string) {
  const extension = /\.([^./\\\s]{1,16})$/.exec(filename.trim())?.[1]?.toLowerCase();
  return { extension, mediaType: BY_EXTENSION.get(extension ?? "") };
}
