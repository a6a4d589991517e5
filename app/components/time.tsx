import { date, fullTime, relativeTime } from "@/app/lib/times";

export function Time({ iso, format = "relative" }: { iso: string; format?: "relative" | "date" }) {
  return (
    <time dateTime={iso} title={fullTime(iso)} className="whitespace-nowrap">
      {format === "date" ? date(iso) : relativeTime(iso)}
    </time>
  );
}
