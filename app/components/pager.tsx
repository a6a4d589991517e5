import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "@/app/components/ui/link";
import { Button } from "./ui/button";

export type SearchParams = Record<string, string | string[] | undefined>;

type Props = {
  label: string;
  /** The offset's search parameter, and the parameters to keep. */
  param: string;
  params: SearchParams;
  pagination: { limit: number; offset: number; has_more: boolean };
  /** Lists of long texts may end a page early. */
  shown?: number;
  names?: { back: string; on: string };
};

export function Pager({ label, param, params, pagination, shown, names = BY_TIME }: Props) {
  const { limit, offset, has_more } = pagination;
  if (offset === 0 && !has_more) return null;
  return (
    <nav aria-label={label} className="flex justify-between gap-2">
      {offset > 0 ? (
        <Button asChild size="small">
          <Link href={withParam(params, param, Math.max(0, offset - limit))}>
            <ChevronLeft aria-hidden />
            {names.back}
          </Link>
        </Button>
      ) : (
        <span />
      )}
      {has_more && (
        <Button asChild size="small">
          <Link href={withParam(params, param, offset + (shown ?? limit))}>
            {names.on}
            <ChevronRight aria-hidden />
          </Link>
        </Button>
      )}
    </nav>
  );
}

const BY_TIME = { back: "Newer", on: "Older" };

export function withParam(params: SearchParams, name: string, offset: number) {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (typeof value === "string" && key !== name) search.set(key, value);
  }
  if (offset > 0) search.set(name, String(offset));
  return `?${search}`;
}

export function parseOffset(value: string | string[] | undefined): number {
  const offset = Number(value);
  return Number.isSafeInteger(offset) && offset >= 0 && offset <= 2_147_483_647 ? offset : 0;
}
