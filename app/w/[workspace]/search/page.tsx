import { Search as SearchIcon } from "lucide-react";
import type { Metadata } from "next";
import Form from "next/form";
import { EmptyState } from "@/app/components/empty-state";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import { Pager, type SearchParams } from "@/app/components/pager";
import { PastTheEnd } from "@/app/components/past-the-end";
import { ResultText } from "@/app/components/search/result-text";
import type { Result, Results } from "@/app/components/search/results";
import {
  describeCorrection,
  describeNoResults,
  isEnough,
  MAX_LENGTH,
  RELATED,
  suggestNextStep,
  TOO_SHORT,
} from "@/app/components/search/search-bounds";
import { splitRelated } from "@/app/components/search/split-related";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Input } from "@/app/components/ui/input";
import { Link } from "@/app/components/ui/link";
import { explainError } from "@/app/shared/answers";
import { requireCaller } from "@/app/shared/signed-in";
import { ApiError } from "@/lib/errors";
import { links } from "@/lib/links";
import { findResults } from "./find-results";
import { type Choice, readChoice } from "./search-choice";
import { SearchFilters } from "./search-filters";

type Props = { params: Promise<{ workspace: string }>; searchParams: Promise<SearchParams> };

const PAGE = 20;
const STEPS = { back: "Previous", on: "Next" };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = readChoice(await searchParams);
  return { title: q ? `Search: ${q.slice(0, 60)}` : "Search" };
}

/** The page of search results. It works without scripts: query and filters are in the address. */
export default async function SearchPage({ params, searchParams }: Props) {
  const [{ workspace }, search] = [await params, await searchParams];
  const caller = await requireCaller(workspace);
  const choice = readChoice(search);
  const isAsked = isEnough(choice.q);
  const explain = (error: unknown) => explainRefusal(error, caller.request.id);
  const found = isAsked ? await findResults(caller, choice, PAGE).catch(explain) : undefined;
  return (
    <>
      <PageHeader title="Search" />
      <div className="grid gap-4">
        <SearchForm workspaceId={workspace} choice={choice} />
        <SearchFilters caller={caller} choice={choice} />
        {!isAsked && (
          <EmptyState Icon={SearchIcon} title="Search this workspace">
            <p>
              {TOO_SHORT}: words in any order, the beginning of a word, or a part of a code such as
              PLAN-1432. Typing errors are corrected.
            </p>
          </EmptyState>
        )}
        {typeof found === "string" && <Notice>{found}</Notice>}
        {typeof found === "object" && found.items.length === 0 && choice.offset > 0 && (
          <PastTheEnd
            Icon={SearchIcon}
            what={`results for “${choice.q}”`}
            param="offset"
            params={search}
          />
        )}
        {typeof found === "object" && found.items.length === 0 && choice.offset === 0 && (
          <NoResults choice={choice} />
        )}
        {typeof found === "object" && found.items.length > 0 && (
          <>
            <FoundResults results={found} />
            <Pager
              label="Pages of results"
              param="offset"
              params={search}
              pagination={found.pagination}
              names={STEPS}
            />
          </>
        )}
      </div>
    </>
  );
}

function SearchForm({ workspaceId, choice }: { workspaceId: string; choice: Choice }) {
  const { q, type, initiative } = choice;
  return (
    <Form
      key={q}
      action={links.search(workspaceId)}
      prefetch={false}
      role="search"
      className="flex max-w-2xl gap-2"
    >
      <Input
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search for"
        maxLength={MAX_LENGTH}
      />
      {type && <input type="hidden" name="type" value={type} />}
      {initiative && <input type="hidden" name="initiative" value={initiative} />}
      <Button type="submit" variant="primary">
        Search
      </Button>
    </Form>
  );
}

function FoundResults({ results: { items, corrected } }: { results: Results }) {
  const { found, related } = splitRelated(items);
  return (
    <>
      {corrected && <p className="text-subtle">{describeCorrection(corrected)}</p>}
      <ResultList label="Results" results={found} />
      {related.length > 0 && <h2 className="font-medium text-subtle">{RELATED}</h2>}
      <ResultList label={RELATED} results={related} />
    </>
  );
}

function ResultList({ label, results }: { label: string; results: Result[] }) {
  if (results.length === 0) return null;
  return (
    <Card className="overflow-hidden">
      <ol aria-label={label} className="divide-y">
        {results.map((result) => (
          <li key={result.path}>
            <Link
              href={result.path}
              className="flex gap-3 px-4 py-3 outline-offset-[-2px] transition-colors hover:bg-muted"
            >
              <ResultText {...result} />
            </Link>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function explainRefusal(error: unknown, requestId: string): string {
  if (error instanceof ApiError) return explainError(error, requestId);
  throw error;
}

const NoResults = ({ choice: { q, type, initiative } }: { choice: Choice }) => (
  <EmptyState Icon={SearchIcon} title={describeNoResults(q)}>
    <p>{suggestNextStep(Boolean(type ?? initiative))}</p>
  </EmptyState>
);
