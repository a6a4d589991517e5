import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { links } from "@/lib/links";
import { countNoun } from "@/lib/text/phrases";
import {
  describeCorrection,
  describeNoResults,
  isEnough,
  suggestNextStep,
  TOO_SHORT,
} from "./search-bounds";
import type { Answer } from "./use-search";

type Props = {
  words: string;
  answer: Answer | undefined;
  isSearching: boolean;
  hasFilters: boolean;
  /** The list has pages and actions, which a message above it would move. */
  hasDestinations: boolean;
  onTryAgain: () => void;
};

export function SearchStatus(props: Props) {
  return <div role="status">{describeStatus(props)}</div>;
}

const REPEATED = "There were too many searches just now. This search starts by itself in a moment.";

const LATE = "animate-[appear_120ms_400ms_both]";

function describeStatus(props: Props): ReactNode {
  const { words, answer, isSearching, hasFilters, hasDestinations, onTryAgain } = props;
  if (words !== "" && !isEnough(words)) return <Message className={LATE}>{TOO_SHORT}.</Message>;
  if (isSearching && hasDestinations) return null;
  if (isSearching) return <Message className={LATE}>Searching…</Message>;
  if (!answer) return null;
  if (answer.state === "failed") {
    return (
      <Message>
        {answer.isSignedOut ? (
          <SignedOut />
        ) : answer.retryAfterSeconds !== undefined ? (
          REPEATED
        ) : (
          <>
            {answer.message} <TryAgain onClick={onTryAgain} />
          </>
        )}
      </Message>
    );
  }
  const { items, pagination, corrected } = answer.results;
  if (items.length === 0 && hasDestinations) {
    return <span className="sr-only">{`Only pages and actions match “${words}”.`}</span>;
  }
  if (items.length === 0) {
    return (
      <Message>
        <span className="block font-medium text-foreground">{describeNoResults(words)}</span>
        {suggestNextStep(hasFilters)}
      </Message>
    );
  }
  const more = pagination.has_more ? ", and there are more" : "";
  return (
    <>
      {corrected && <p className="px-4.5 pt-3 text-subtle">{describeCorrection(corrected)}</p>}
      <span className="sr-only">{`${countNoun(items.length, "result")}${more}`}</span>
    </>
  );
}

const Message = ({ className = "", children }: { className?: string; children: ReactNode }) => (
  <div className={`px-4 py-6 text-center text-pretty text-subtle ${className}`}>{children}</div>
);

const SignedOut = () => (
  <>
    You are signed out. <TextLink href={links.signIn(usePathname())}>Sign in again</TextLink>, then
    search again.
  </>
);

const TryAgain = ({ onClick }: { onClick: () => void }) => (
  <span className="mt-3 block">
    <Button size="small" onClick={onClick} onKeyDown={(event) => event.stopPropagation()}>
      Try again
    </Button>
  </span>
);
