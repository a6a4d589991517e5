import { CopyButton } from "@/app/components/copy-button";
import { SafeHtml } from "@/app/components/safe-html";
import type { StakeholderUpdateFindings } from "@/lib/ai/advisors/stakeholder-update/contract";
import { UPDATE_WORDS } from "@/lib/ai/advisors/stakeholder-update/update-words";
import type { SafeHtml as SafeHtmlString } from "@/lib/markdown/safe-html";
import type { AdviceHead } from "@/lib/schemas/advice";
import { AddContext } from "./add-context";
import { AUDIENCE } from "./advice-labels";
import { HowMade } from "./how-made";
import type { AdvicePlace } from "./keep-advice";
import { formatUpdate, formatUpdateText } from "./markdown";
import { Points } from "./points";
import { Sources } from "./sources";
import { Summary } from "./summary";

type RenderedUpdate = {
  update: AdviceHead & StakeholderUpdateFindings;
  html: SafeHtmlString;
};

type Props = RenderedUpdate & { place: AdvicePlace };

export function Update({ update, html, place }: Props) {
  const { audience, summary, subject_line, highlights, risks, asks, sources, language } = update;
  const { headings } = UPDATE_WORDS[language];
  return (
    <>
      <Summary>{summary}</Summary>
      {sources.length <= 1 && (
        <AddContext {...place}>
          The initiative has little to report yet. Add decisions, results and risks.
        </AddContext>
      )}
      <article className="rounded-lg border">
        <header className="flex flex-wrap items-center justify-between gap-3 border-b px-4 py-2.5">
          <p className="min-w-0">
            <span className="text-subtle">Subject: </span>
            <span className="font-medium" lang={language}>
              {subject_line}
            </span>
            <span className="text-subtle"> · For {AUDIENCE[audience].toLowerCase()}</span>
          </p>
          <CopyButton text={formatUpdateText(update)} what="the text" isWhatShown />
        </header>
        <SafeHtml
          html={html}
          className="markdown px-4 pt-4 text-sm [&>:first-child]:mt-0 [&_:is(h2,h3,h4)]:mt-5 [&_:is(h2,h3,h4)]:text-[0.9375rem]"
        />
        <div className="grid gap-4 px-4 py-4" lang={language}>
          <Points title={headings.highlights} points={highlights} />
          <Points title={headings.risks} points={risks} />
          <Points title={headings.asks} points={asks} />
        </div>
      </article>
      <Sources title="Sources" sources={sources} />
      <HowMade
        advice={update}
        place={place}
        kept={{ title: subject_line, type: "executive_summary", markdown: formatUpdate(update) }}
        traced={sources.length}
      />
    </>
  );
}
