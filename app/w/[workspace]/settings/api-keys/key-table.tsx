import { Time } from "@/app/components/time";
import { Badge, type Tone } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { Cell, Table } from "@/app/components/ui/table";
import { formatRelativeTime } from "@/app/shared/times";
import { DAY_MS } from "@/lib/clock";
import type { KeySummary } from "@/lib/domain/workspace/keys";
import { RevokeKey } from "./revoke-key";

const COLUMNS = ["Name", "Access", "Created", "Last used", "Expires", "Status", ""];

const SOON_DAYS = 14;
const UNUSED_DAYS = 90;
const OLD_DAYS = 365;

type DatedKey = Pick<KeySummary, "status" | "created_at" | "last_used_at" | "expires_at">;
type KeyConcern = "expires_soon" | "unused" | "old";

/** Why people should look at a working key again. */
function findConcern(key: DatedKey, now: number): KeyConcern | undefined {
  const countDaysSince = (iso: string) => (now - Date.parse(iso)) / DAY_MS;
  if (key.status !== "active") return;
  if (key.expires_at && -countDaysSince(key.expires_at) < SOON_DAYS) return "expires_soon";
  if (countDaysSince(key.last_used_at ?? key.created_at) > UNUSED_DAYS) return "unused";
  return countDaysSince(key.created_at) > OLD_DAYS ? "old" : undefined;
}

const STATUS: Record<KeySummary["status"] | KeyConcern, { tone: Tone; label: string }> = {
  active: { tone: "positive", label: "Active" },
  expires_soon: { tone: "warning", label: "Expires soon" },
  unused: { tone: "warning", label: `Not used for ${UNUSED_DAYS} days` },
  old: { tone: "warning", label: "Over a year old" },
  expired: { tone: "warning", label: "Expired" },
  revoked: { tone: "neutral", label: "Revoked" },
};

export const describeStatus = (key: DatedKey, now = Date.now()) =>
  STATUS[findConcern(key, now) ?? key.status];

type Props = {
  workspaceId: string;
  keys: KeySummary[];
  mayRevoke: (key: KeySummary) => boolean;
};

export function KeyTable({ workspaceId, keys, mayRevoke }: Props) {
  return (
    <Card>
      <Table caption="API keys of this workspace" columns={COLUMNS}>
        {keys.map((key) => (
          <KeyRow
            key={key.id}
            workspaceId={workspaceId}
            apiKey={key}
            isRevocable={mayRevoke(key)}
          />
        ))}
      </Table>
    </Card>
  );
}

type RowProps = { workspaceId: string; apiKey: KeySummary; isRevocable: boolean };

function KeyRow({ workspaceId, apiKey, isRevocable }: RowProps) {
  const { id, name, prefix, scope, created_by, created_at, last_used_at, expires_at } = apiKey;
  const { tone, label } = describeStatus(apiKey);
  return (
    <tr>
      <Cell className="max-w-72">
        <span className="block font-medium">{name}</span>
        <code className="font-mono text-[0.8125rem] text-subtle">{prefix}…</code>
      </Cell>
      <Cell label="Access">{scope === "full" ? "Full" : "Read-only"}</Cell>
      <Cell label="Created">
        <Time iso={created_at} format="date" />
        <span className="block text-[0.8125rem] text-subtle">by {created_by.name}</span>
      </Cell>
      <Cell label="Last used">{last_used_at ? <Time iso={last_used_at} /> : "Never"}</Cell>
      <Cell label="Expires">
        {expires_at ? <Time iso={expires_at} format="date" /> : "Never"}
        {apiKey.status === "active" && created_by.role === "member" && (
          <span className="block text-[0.8125rem] text-subtle">
            {created_by.name} is now a member and cannot create keys
          </span>
        )}
      </Cell>
      <Cell label="Status">
        <Badge tone={tone}>{label}</Badge>
      </Cell>
      <Cell className="text-right max-lg:pt-2 max-lg:text-left">
        {apiKey.status === "active" && isRevocable && (
          <RevokeKey
            workspaceId={workspaceId}
            id={id}
            name={name}
            lastUse={last_used_at && formatRelativeTime(last_used_at)}
          />
        )}
      </Cell>
    </tr>
  );
}
