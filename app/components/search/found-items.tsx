import { Command } from "cmdk";
import { ArrowRight } from "lucide-react";
import { groupStyles } from "./group-styles";
import { OptionLink } from "./option-link";
import { ResultText } from "./result-text";
import type { Result, Results } from "./results";
import { RELATED } from "./search-bounds";
import { splitRelated } from "./split-related";

type Props = {
  results: Results;
  all: string;
  words: string;
  onOpened: () => void;
};

export function FoundItems({ results: { items }, all, words, onOpened }: Props) {
  if (items.length === 0) return null;
  const { found, related } = splitRelated(items);
  const listItem = (item: Result) => (
    <OptionLink key={item.path} href={item.path} onOpened={onOpened}>
      <ResultText {...item} />
    </OptionLink>
  );
  return (
    <>
      {found.map(listItem)}
      {related.length > 0 && (
        <Command.Group heading={RELATED} className={groupStyles}>
          {related.map(listItem)}
        </Command.Group>
      )}
      <OptionLink href={all} onOpened={onOpened}>
        <ArrowRight aria-hidden className="mt-0.5 size-4 shrink-0 text-subtle" />
        <span className="min-w-0 truncate text-subtle">See all results for “{words}”</span>
      </OptionLink>
    </>
  );
}
