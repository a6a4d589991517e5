import { ArrowRight } from "lucide-react";
import type { Results } from "@/app/w/[workspace]/search/find-results";
import { OptionLink } from "./option-link";
import { ResultText } from "./result-text";

type Props = {
  results: Results;
  all: string;
  words: string;
  onOpened: () => void;
};

export function FoundItems({ results: { items }, all, words, onOpened }: Props) {
  if (items.length === 0) return null;
  return (
    <>
      {items.map((item) => (
        <OptionLink key={item.path} href={item.path} onOpened={onOpened}>
          <ResultText {...item} />
        </OptionLink>
      ))}
      <OptionLink href={all} onOpened={onOpened}>
        <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
        <span className="min-w-0 truncate text-subtle">See all results for “{words}”</span>
      </OptionLink>
    </>
  );
}
