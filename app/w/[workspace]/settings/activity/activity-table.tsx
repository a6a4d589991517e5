import type { ReactNode } from "react";
import { linkTarget, type TargetNames } from "@/app/components/history/link-target";
import { Time } from "@/app/components/time";
import { Badge, type Tone } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { describeActivity } from "@/app/shared/activity/describe-activity";
import {
  describeParticulars,
  readBrowser,
  readClient,
} from "@/app/shared/activity/describe-particulars";
import { ORIGIN } from "@/app/shared/labels";
import { formatDuration } from "@/app/shared/times";
import type { NamedRecord } from "@/lib/domain/activity/activity-log";
import type { Origin } from "@/lib/schemas/enums";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";

const COLUMNS = ["Who", "What", "Via", "When"];
const TONE: Record<Origin, Tone> = { app: "neutral", api: "info", mcp: "positive" };

type Props = { workspaceId: string; records: NamedRecord[]; names: TargetNames };

export function ActivityTable({ workspaceId, records, names }: Props) {
  return (
    <Card>
      <Table caption="Activity of this workspace, newest first" columns={COLUMNS}>
        {records.map((record) => (
          <ActivityRow key={record.id} workspaceId={workspaceId} record={record} names={names} />
        ))}
      </Table>
    </Card>
  );
}

type RowProps = { workspaceId: string; record: NamedRecord; names: TargetNames };

function ActivityRow({ workspaceId, record, names }: RowProps) {
  const person = names.live.get(record.target_id ?? "");
  const more = describeParticulars(record);
  const client = readClient(record.details);
  return (
    <tr>
      <Cell className="font-medium lg:min-w-44">{nameActor(record)}</Cell>
      <Cell>
        {describeActivity(record)} {linkTarget(workspaceId, record, names)}
        {isOnAnother(record) && person && `(${person})`}
        {more && <Aside>{more}</Aside>}
      </Cell>
      <Cell>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isByOperator(record) ? (
            <Badge>Command line</Badge>
          ) : (
            <Badge tone={TONE[record.origin]}>{ORIGIN[record.origin]}</Badge>
          )}
          <span className="text-[0.8125rem] text-subtle">{record.key_name}</span>
        </div>
        {client && <Aside>{client}</Aside>}
      </Cell>
      <Cell className="max-lg:text-[0.8125rem] max-lg:text-subtle">
        <Time iso={record.created_at} />
        {record.tool && record.duration_ms !== null && (
          <Aside>took {formatDuration(record.duration_ms)}</Aside>
        )}
      </Cell>
    </tr>
  );
}

/** True for an action on another account, which the details do not name. */
const isOnAnother = ({ action, actor_id, target_type, target_id }: NamedRecord) =>
  target_type === "user" && target_id !== actor_id && !/^(?:member|workspace)\./.test(action);

function Aside({ children }: { children: ReactNode }) {
  return <span className="block text-[0.8125rem] text-subtle">{children}</span>;
}

/** Records without a person come from the operator or from somebody who was not signed in. */
function nameActor(record: NamedRecord) {
  if (record.actor_name) return record.actor_name;
  if (record.actor_id) return FORMER_MEMBER;
  return isByOperator(record) ? "Operator" : "Unknown";
}

/** People who were not signed in used a browser; the operator did not. */
const isByOperator = ({ actor_id, details }: NamedRecord) => !actor_id && !readBrowser(details);
