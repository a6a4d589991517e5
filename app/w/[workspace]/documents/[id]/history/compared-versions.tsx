import { GitCompare } from "lucide-react";
import { DiffRows } from "@/app/components/diff/diff-rows";
import { EmptyState } from "@/app/components/empty-state";
import { Notice } from "@/app/components/notice";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { LinkTabs } from "@/app/components/ui/link-tabs";
import { orNotFound } from "@/app/shared/signed-in";
import type { Caller } from "@/lib/access/caller";
import { compareDocumentVersions } from "@/lib/domain/documents/diff-document";
import { links } from "@/lib/links";
import { describeChangeSize } from "./describe-change-size";
import type { Choice } from "./history-choice";

type Props = { caller: Caller; documentId: string; choice: Choice };

export async function ComparedVersions({ caller, documentId, choice }: Props) {
  const { from, to, view, part } = choice;
  if (from === to) {
    return (
      <EmptyState Icon={GitCompare} title="Choose two versions">
        <p>Choose the earlier one under From and the later one under To.</p>
      </EmptyState>
    );
  }
  const address = { id: documentId, from, to, part: part - 1 };
  const { isCoarse, rows, parts, ...size } = await orNotFound(
    compareDocumentVersions(caller, address),
  );
  const names = { from: nameVersion(from), to: nameVersion(to) };
  const buildLink = (other: Partial<Choice>) =>
    links.documentHistory(caller.workspaceId, documentId, toSearchParams({ ...choice, ...other }));
  const shown = Math.min(part, parts);
  return (
    <Section
      title={from === 0 ? "Version 1, all of it new" : `${names.from} to ${to}`}
      {...(rows.length > 0 && { about: `${describeChangeSize(size)}.` })}
    >
      <LinkTabs
        label="How to show the difference"
        tabs={[
          {
            href: buildLink({ view: "inline" }),
            title: "Unified",
            current: view === "inline",
          },
          { href: buildLink({ view: "side" }), title: "Side by side", current: view === "side" },
        ]}
      />
      {isCoarse && (
        <Notice>
          Some parts differ too much to compare word by word. They are shown as whole lines.
        </Notice>
      )}
      {rows.length > 0 ? (
        <DiffRows rows={rows} view={view} names={names} />
      ) : (
        <p className="text-subtle">Both versions have the same text.</p>
      )}
      {parts > 1 && (
        <nav aria-label="Parts of the difference" className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="text-subtle">
            Part {shown} of {parts}
          </span>
          {shown > 1 && <TextLink href={buildLink({ part: shown - 1 })}>Previous part</TextLink>}
          {shown < parts && <TextLink href={buildLink({ part: shown + 1 })}>Next part</TextLink>}
        </nav>
      )}
    </Section>
  );
}

const nameVersion = (version: number) => (version === 0 ? "Nothing yet" : `Version ${version}`);

const toSearchParams = ({ part, ...choice }: Choice) =>
  Object.fromEntries(
    Object.entries(part > 1 ? { ...choice, part } : choice).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
