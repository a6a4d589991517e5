import { CopyButton } from "@/app/components/copy-button";
import { Facts } from "@/app/components/facts";
import { fullTime } from "@/app/lib/times";
import type { AdviceHead } from "@/lib/schemas/advice";
import { tracedText } from "./traced-text";

type Props = {
  advice: AdviceHead & { removed_quotes?: number; removed_references?: number };
  markdown: string;
  /** How many quotations and sources the result has. */
  traced: number;
};

/** Who made a result, when, and what was left out of it; and the ways to keep it, as it is not stored. */
export function HowMade({ advice, markdown, traced }: Props) {
  const { method, model, generated_at, removed_quotes = 0, removed_references = 0 } = advice;
  const tracing = tracedText(traced, removed_quotes + removed_references);
  return (
    <footer className="grid gap-3 border-t pt-4">
      <Facts>
        <span>
          {method === "rules" ? "By written rules, without AI" : `By ${model ?? "an AI model"}`}
        </span>
        <time dateTime={generated_at}>{fullTime(generated_at)}</time>
        {tracing && <span>{tracing}</span>}
      </Facts>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-[0.8125rem] text-subtle">
          Not stored: it is gone when you leave this page. Copy what you want to keep.
        </p>
        <div className="flex gap-2">
          <CopyButton text={markdown} what="as Markdown" isWhatShown />
          <CopyButton text={JSON.stringify(advice, null, 2)} what="as JSON" isWhatShown />
        </div>
      </div>
    </footer>
  );
}
