import { formatDate, formatRelativeTime } from "@/app/shared/times";
import { formatFullTime } from "@/lib/format-time";

export function Time({ iso, format = "relative" }: { iso: string; format?: "relative" | "date" }) {
  return (
    <time dateTime={iso} title={formatFullTime(iso)} className="whitespace-nowrap">
      {format === "date" ? formatDate(iso) : formatRelativeTime(iso)}
    </time>
  );
}
