import * as z from "zod";
import type { SearchParams } from "@/app/components/pager";

export type Choice = { from: number; to: number; view: "inline" | "side"; part: number };

const takeLast = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value);
const readNumber = (least: number) =>
  z.preprocess(takeLast, z.coerce.number<unknown>().int().min(least).max(999_999_999));

/** The default is the newest version and the one before it. */
export function readChoice(search: SearchParams, latest: number): Choice {
  const to = readNumber(1).catch(latest).parse(search.to);
  const from = readNumber(0)
    .catch(Math.max(0, to - 1))
    .parse(search.from);
  return {
    from: Math.min(from, to),
    to: Math.max(from, to),
    view: z.enum(["inline", "side"]).catch("inline").parse(search.view),
    part: readNumber(1).catch(1).parse(search.part),
  };
}
