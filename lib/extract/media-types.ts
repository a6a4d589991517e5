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
  ["vtt", PLAIN_TEXT], // captions of a meeting
  ["srt", PLAIN_TEXT],
  ["csv", CSV],
  ["pdf", PDF],
  ["docx", DOCX],
]);

export const FILE_EXTENSIONS = [...BY_EXTENSION.keys()];

export function readPromisedType(filename: string) {
  const extension = /\.([^./\\\s]{1,16})$/.exec(filename.trim())?.[1]?.toLowerCase();
  return { extension, mediaType: BY_EXTENSION.get(extension ?? "") };
}
