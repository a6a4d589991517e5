import type { VersionSource } from "@/lib/schemas/enums";

/** What became of a text that was sent: stored, or kept back as the document has moved on. */
export type SaveResult = { etag: string; version: number } & (
  | { state: "saved" }
  | { state: "conflict"; content: string; author: string; source: VersionSource }
);
