import type { ChangeSize } from "@/lib/lines/compare-texts";
import { countNoun } from "@/lib/text/phrases";

/** Writes `1 line changed, 2 added`; empty for equal texts. */
export function describeChangeSize({ changed, added, removed }: ChangeSize): string {
  return Object.entries({ changed, added, removed })
    .filter(([, count]) => count > 0)
    .map(([what, count], nth) =>
      nth === 0 ? `${countNoun(count, "line")} ${what}` : `${count.toLocaleString("en")} ${what}`,
    )
    .join(", ");
}
