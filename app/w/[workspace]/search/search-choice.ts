import * as z from "zod";
import { parseOffset, type SearchParams } from "@/app/components/pager";
import type { SourceType } from "@/lib/schemas/enums";
import { id } from "@/lib/schemas/fields";
import { SearchType } from "@/lib/schemas/search";

export type Choice = {
  q: string;
  type?: SourceType;
  initiative?: string;
  offset: number;
};

const Shown = z.object({
  q: z.string().trim().catch(""),
  type: SearchType.optional().catch(undefined),
  initiative: id.optional().catch(undefined),
});

export const readChoice = (params: SearchParams): Choice => ({
  ...Shown.parse(params),
  offset: parseOffset(params.offset),
});
