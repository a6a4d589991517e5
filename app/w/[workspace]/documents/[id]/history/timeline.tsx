import { Fragment } from "react";
import { RestoreVersion } from "@/app/components/history/restore-version";
import { Section } from "@/app/components/section";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { ORIGIN, VERSION_SOURCE } from "@/app/shared/labels";
import type { DocumentChangeRecord } from "@/lib/domain/documents/document-changes";
import type { Timeline as Records, TimelineVersion } from "@/lib/domain/history/version-timeline";
import { links } from "@/lib/links";
import type { Document } from "@/lib/schemas/documents";
import { FORMER_MEMBER, humanize } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import { restoreVersion } from "../../actions";
import { describeChangeSize } from "./describe-change-size";
import type { Choice } from "./history-choice";
import { type Entry, groupBySitting } from "./sittings";

const FORM = "compare";

type Props = {
  workspaceId: string;
  document: Document;
  timeline: Records;
  choice: Choice;
};

/** Includes changes that made no version. */
export function Timeline({ workspaceId, document, timeline, choice }: Props) {
  const entries = [...timeline.versions, ...timeline.changes].sort((a, b) =>
    b.created_at.localeCompare(a.created_at),
  );
  const show = (entry: Entry) =>
    "version" in entry ? (
      <Version
        key={entry.id}
        workspaceId={workspaceId}
        version={entry}
        latest={document.version}
        choice={choice}
      />
    ) : (
      <Change key={entry.id} {...entry} />
    );
  const isChosen = (entry: Entry) =>
    "version" in entry && (entry.version === choice.from || entry.version === choice.to);
  const isElsewhere = (version: number) =>
    timeline.versions.every((shown) => shown.version !== version);
  return (
    <Section title="Versions">
      {/* A selected version on another page of the list stays selected. */}
      <form id={FORM} className="flex items-center justify-between gap-3">
        {isElsewhere(choice.from) && <input type="hidden" name="from" value={choice.from} />}
        {isElsewhere(choice.to) && <input type="hidden" name="to" value={choice.to} />}
        <input type="hidden" name="view" value={choice.view} />
        <p className="text-[0.8125rem] text-subtle">Pick two versions to compare.</p>
        <Button type="submit" size="small" variant="primary">
          Compare
        </Button>
      </form>
      <Card className="overflow-hidden">
        <ol className="divide-y">
          {groupBySitting(entries).map(({ last, before }) => (
            <Fragment key={last.id}>
              {show(last)}
              {before.length > 0 && (
                <li>
                  <details open={before.some(isChosen)}>
                    <summary className="cursor-pointer px-3 py-2 text-[0.8125rem] text-subtle">
                      {countNoun(before.length, "earlier save")} in the same session
                    </summary>
                    <ol className="divide-y border-t pl-3">{before.map(show)}</ol>
                  </details>
                </li>
              )}
            </Fragment>
          ))}
        </ol>
      </Card>
    </Section>
  );
}

type VersionProps = {
  workspaceId: string;
  version: TimelineVersion;
  latest: number;
  choice: Choice;
};

function Version({ workspaceId, version: record, latest, choice }: VersionProps) {
  const { version, title, source, created_at, renamed_from, same_as, document_id } = record;
  const author = record.created_by_name ?? FORMER_MEMBER;
  const isLatest = version === latest;
  return (
    <li className="grid gap-1.5 px-3 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TextLink
          href={
            isLatest
              ? links.document(workspaceId, document_id)
              : links.documentVersion(workspaceId, document_id, version)
          }
        >
          Version {version}
        </TextLink>
        {isLatest && <Badge tone="positive">Latest</Badge>}
        <span className="text-[0.8125rem] text-subtle">
          <Time iso={created_at} />
        </span>
      </div>
      <p className="text-[0.8125rem]">
        <span className="font-medium">{author}</span>
        <span className="text-subtle">
          {" · "}
          {VERSION_SOURCE[source]}
          {" · "}
          {describeSize(record)}
          {same_as !== null && ` · the text of version ${same_as}`}
        </span>
      </p>
      {renamed_from && (
        <p className="text-[0.8125rem] text-subtle">
          Title: {renamed_from} to {title}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Mark name="from" version={version} isChosen={choice.from === version} />
        <Mark name="to" version={version} isChosen={choice.to === version} />
        <span className="flex-1" />
        {!isLatest && (
          <RestoreVersion
            action={restoreVersion.bind(null, workspaceId)}
            id={document_id}
            version={version}
            latest={latest}
            next={links.documentHistory(workspaceId, document_id)}
          />
        )}
      </div>
    </li>
  );
}

type MarkProps = { name: "from" | "to"; version: number; isChosen: boolean };

const Mark = ({ name, version, isChosen }: MarkProps) => (
  <label className="flex h-7 cursor-pointer items-center gap-1.5 text-[0.8125rem]">
    <input
      key={String(isChosen)}
      type="radio"
      name={name}
      form={FORM}
      value={version}
      defaultChecked={isChosen}
      className="size-4 accent-accent"
    />
    {name === "from" ? "From" : "To"}
    <span className="sr-only"> version {version}</span>
  </label>
);

function Change({ actor_name, origin, title, status, created_at }: DocumentChangeRecord) {
  return (
    <li className="grid gap-0.5 bg-muted/40 px-3 py-2 text-[0.8125rem]">
      {status && (
        <p>
          Status: {humanize(status.from)} to {humanize(status.to)}
        </p>
      )}
      {title && <p>Title changed</p>}
      <p className="text-subtle">
        {actor_name ?? FORMER_MEMBER} · {ORIGIN[origin]} · <Time iso={created_at} />
      </p>
    </li>
  );
}

function describeSize({ version, size, growth }: TimelineVersion): string {
  if (size) return describeChangeSize(size) || (version === 1 ? "empty" : "same text as before");
  if (growth === null) return "the version before is not kept";
  if (growth === 0) return "as long as before";
  return `${countNoun(Math.abs(growth), "byte")} ${growth > 0 ? "longer" : "shorter"}`;
}
