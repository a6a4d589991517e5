import { Runs } from "@/app/components/diff/diff-runs";
import { nameChoice, nameField } from "@/app/shared/labels";
import type { ChangedVersion, FieldChange } from "@/lib/domain/history/version-changes";

export function FieldChanges({ version, title, changes }: ChangedVersion) {
  if (changes === null) {
    return (
      <p className="text-subtle">
        Its changes are unknown, because the version before it is no longer kept.
      </p>
    );
  }
  if (version === 1) return <p className="text-subtle">Created as “{title}”.</p>;
  return (
    <dl className="grid gap-2">
      {changes.map((change) => (
        <div key={change.field} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-subtle">{nameField(change.field)}</dt>
          <dd dir="auto" className="whitespace-pre-wrap">
            <Change {...change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change(change: FieldChange) {
  if ("runs" in change) return <Runs runs={change.runs} />;
  const { from, to } = change;
  if (to === "true" || to === "false") return <>{formatValue(to)}</>;
  if (from === null) return <>Set to {formatValue(to)}</>;
  if (to === null) return <>Removed, was {formatValue(from)}</>;
  return (
    <>
      {formatValue(from)} to {formatValue(to)}
    </>
  );
}

function formatValue(value: string | null): string {
  if (value === "true") return "yes";
  if (value === "false") return "no";
  return nameChoice(value) ?? `“${value}”`;
}
