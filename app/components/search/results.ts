import type { SearchResult } from "@/lib/schemas/search";

export type Result = Pick<
  SearchResult,
  "type" | "id" | "title" | "snippet" | "highlights" | "label" | "match" | "archived"
> & { path: string; initiative: string | null; marks: [number, number][]; changedAt: string };

export type Results = {
  items: Result[];
  pagination: { limit: number; offset: number; has_more: boolean };
  corrected?: string | undefined;
};
