import { date, fullTime, relativeTime } from "@/app/lib/times";

/** A moment, relative to now or as a date; the whole of it shows on hover. */
export function Time({ iso, format = "relative" }: { iso: string; format?: "relative" | "date" }) {
  return (
    <time dateTime={iso} title={fullTime(iso)} className="whitespace-nowrap">
      {format === "date" ? date(iso) : relativeTime(iso)}
    </time>
  );
}
