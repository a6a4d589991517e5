import { formatDate, formatRelativeTime, formatShortTime } from "@/app/shared/times";

export function Time({ iso, format = "relative" }: { iso: string; format?: "relative" | "date" }) {
  return (
    <time dateTime={iso} title={formatShortTime(iso)} className="whitespace-nowrap">
      {format === "date" ? formatDate(iso) : formatRelativeTime(iso)}
    </time>
  );
}
