import { ConfirmAction } from "@/app/components/confirm-action";
import { TextLink } from "@/app/components/text-link";
import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Link } from "@/app/components/ui/link";
import { Cell, Table } from "@/app/components/ui/table";
import { links } from "@/lib/links";
import type { CustomDocumentType } from "@/lib/schemas/document-types";
import { humanize } from "@/lib/schemas/spelling";
import { remove } from "./actions";

type Props = { workspaceId: string; types: CustomDocumentType[]; isManager: boolean };

export function TypeTable({ workspaceId, types, isManager }: Props) {
  return (
    <Card>
      <Table
        caption="Document types of this workspace"
        columns={["Type", "Based on", "Changed", ...(isManager ? [""] : [])]}
      >
        {types.map(({ id, name, description, base_type, sections, updated_at }) => (
          <tr key={id}>
            <Cell>
              <span className="font-medium">
                <TextLink href={links.settings.documentType(workspaceId, id)}>{name}</TextLink>
              </span>
              <span className="line-clamp-2 text-[0.8125rem] text-subtle">
                {description ?? sections.map(({ heading }) => heading).join(", ")}
              </span>
            </Cell>
            <Cell label="Based on">{humanize(base_type)}</Cell>
            <Cell label="Changed">
              <Time iso={updated_at} />
            </Cell>
            {isManager && (
              <Cell className="max-lg:pt-2">
                <div className="flex gap-2 lg:justify-end">
                  <Button asChild size="small">
                    <Link href={links.settings.documentType(workspaceId, id)}>
                      Edit<span className="sr-only"> {name}</span>
                    </Link>
                  </Button>
                  <ConfirmAction
                    label="Delete"
                    about={name}
                    title={`Delete the document type “${name}”?`}
                    description="It can no longer be used to generate documents. Documents made from it stay."
                    confirm="Delete document type"
                    done="Document type deleted"
                    action={remove.bind(null, workspaceId)}
                    fields={{ id }}
                  />
                </div>
              </Cell>
            )}
          </tr>
        ))}
      </Table>
    </Card>
  );
}
