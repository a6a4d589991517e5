import { LoaderCircle } from "lucide-react";
import type { Ref } from "react";
import { SafeHtml } from "@/app/components/safe-html";
import { TextLink } from "@/app/components/text-link";
import { toPath } from "@/app/shared/to-path";
import { humanize } from "@/lib/schemas/spelling";
import { dropReferences } from "@/lib/text/drop-references";
import { countNoun } from "@/lib/text/phrases";
import { PHASES, type QuestionAndAnswer } from "./conversations";
import { ProposalCard } from "./proposal-card";

type Props = {
  ref: Ref<HTMLLIElement> | undefined;
  workspaceId: string;
  item: QuestionAndAnswer;
  isBusy: boolean;
  onDecided(id: string, outcome: "applied" | "dismissed"): void;
};

export function ConversationItem({ ref, workspaceId, item, isBusy, onDecided }: Props) {
  const { question, steps, writing, proposals, answer, failure } = item;
  return (
    <li ref={ref} className="grid scroll-mt-4 gap-3">
      <p
        dir="auto"
        className="w-fit max-w-[90%] justify-self-end whitespace-pre-wrap rounded-lg bg-muted px-3 py-2 wrap-anywhere"
      >
        {question}
      </p>
      {steps.length > 0 && (
        <details open={!answer} className="text-[0.8125rem] text-subtle">
          <summary className="w-fit rounded-sm">{countNoun(steps.length, "step")}</summary>
          <ol className="grid gap-0.5 pt-1 pl-3">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that only grows
              <li key={index}>{step}</li>
            ))}
          </ol>
        </details>
      )}
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          workspaceId={workspaceId}
          proposal={proposal}
          onDecided={(outcome) => onDecided(proposal.id, outcome)}
        />
      ))}
      {answer ? (
        <Answered {...answer} />
      ) : (
        <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {dropReferences(writing)}
        </p>
      )}
      {isBusy && !answer && (
        <p className="flex items-center gap-2 text-subtle">
          <LoaderCircle aria-hidden className="size-4 motion-safe:animate-spin" />
          {PHASES[writing ? "writing" : "asked"]}
        </p>
      )}
      {failure && <p role="alert">{failure}</p>}
    </li>
  );
}

function Answered({
  html,
  sources,
  statements,
  grounded,
}: NonNullable<QuestionAndAnswer["answer"]>) {
  return (
    <div className="grid gap-2">
      <SafeHtml
        html={html}
        className="markdown text-sm [&>:first-child]:mt-0 [&>:last-child]:mb-0"
      />
      {sources.length > 0 && (
        <ol className="grid gap-0.5 text-[0.8125rem] text-subtle">
          {sources.map(({ number, type, title, url }) => (
            <li key={number} className="flex gap-1.5">
              <span aria-hidden className="tabular-nums">
                {number}
              </span>
              <span className="min-w-0">
                <TextLink href={toPath(url)}>{title}</TextLink> ({humanize(type)})
              </span>
            </li>
          ))}
        </ol>
      )}
      {grounded < statements && (
        <p className="text-[0.8125rem] text-subtle">
          {grounded.toLocaleString("en")} of {countNoun(statements, "sentence")}{" "}
          {statements === 1 ? "refers" : "refer"} to a source. Check the others before you rely on
          them.
        </p>
      )}
    </div>
  );
}
