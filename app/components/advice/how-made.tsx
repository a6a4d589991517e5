import { CopyButton } from "@/app/components/copy-button";
import { Facts } from "@/app/components/facts";
import { formatShortTime } from "@/app/shared/times";
import type { AdviceHead } from "@/lib/schemas/advice";
import { MAX_TITLE } from "@/lib/schemas/bounds";
import { describeTracing } from "./describe-tracing";
import { type AdvicePlace, KeepAdvice, type Kept } from "./keep-advice";

type Props = {
  advice: AdviceHead & { removed_quotes?: number; removed_references?: number };
  place: AdvicePlace;
  kept: Kept;
  traced: number;
};

/** The result is not stored, so this offers ways to keep it. */
export function HowMade({ advice, place, kept, traced }: Props) {
  const { method, model, generated_at, removed_quotes = 0, removed_references = 0 } = advice;
  const tracing = describeTracing(traced, removed_quotes + removed_references);
  return (
    <footer className="grid gap-3 border-t pt-4">
      <Facts>
        <span>
          {method === "rules" ? "By fixed rules, without AI" : `By ${model ?? "an AI model"}`}
        </span>
        <time dateTime={generated_at}>{formatShortTime(generated_at)}</time>
        {tracing && <span>{tracing}</span>}
      </Facts>
      <div className="flex flex-wrap items-center gap-2">
        <KeepAdvice
          key={generated_at}
          {...place}
          {...kept}
          title={kept.title.slice(0, MAX_TITLE)}
        />
        <CopyButton text={kept.markdown} what="as Markdown" isWhatShown />
        <CopyButton text={JSON.stringify(advice, null, 2)} what="as JSON" isWhatShown />
      </div>
    </footer>
  );
}
