import { humanize, STATUS_TONE } from "@/app/shared/labels";
import type { Document } from "@/lib/schemas/documents";
import { Facts } from "./facts";
import { Time } from "./time";
import { Badge } from "./ui/badge";

type Props = Pick<Document, "type" | "version" | "updated_at"> & {
  /** Absent if a control next to it shows the status. */
  status?: Document["status"];
  ownType: string | null | undefined;
};

export function DocumentFacts({ type, status, version, updated_at, ownType }: Props) {
  return (
    <Facts>
      {status && <Badge tone={STATUS_TONE[status]}>{humanize(status)}</Badge>}
      <span>{humanize(type)}</span>
      {ownType && <span className="min-w-0">{ownType}</span>}
      <span>Version {version}</span>
      <span>
        Updated <Time iso={updated_at} />
      </span>
    </Facts>
  );
}
