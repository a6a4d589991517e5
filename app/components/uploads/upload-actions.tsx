import { remove, removeAndLeave } from "@/app/w/[workspace]/uploads/actions";
import { links } from "@/lib/links";
import type { UploadSummary } from "@/lib/schemas/uploads";
import { ConfirmAction } from "../confirm-action";
import { Button } from "../ui/button";

type Props = {
  workspaceId: string;
  upload: Pick<UploadSummary, "id" | "initiative_id" | "filename">;
  /** Whether this is the upload's own page, which is left when it is deleted. */
  onItsPage?: boolean;
};

/** Downloads a file, or deletes it. */
export function UploadActions({ workspaceId, upload, onItsPage = false }: Props) {
  const { id, initiative_id, filename } = upload;
  const action = onItsPage ? removeAndLeave : remove;
  return (
    <div className="relative flex flex-wrap gap-2">
      <Button asChild size="small">
        <a href={links.uploadContent(workspaceId, id)}>
          Download
          <span className="sr-only">{filename}</span>
        </a>
      </Button>
      <ConfirmAction
        label="Delete"
        about={filename}
        title={`Delete “${filename}”?`}
        description="The file and its text are removed for good. Documents that were generated from it keep their words, but the link to this source no longer works."
        confirm="Delete upload"
        done="Upload deleted"
        action={action.bind(null, workspaceId)}
        fields={onItsPage ? { id, initiative_id } : { id }}
      />
    </div>
  );
}
