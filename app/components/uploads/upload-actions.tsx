import { remove } from "@/app/w/[workspace]/uploads/actions";
import { links } from "@/lib/links";
import type { UploadSummary } from "@/lib/schemas/uploads";
import { DeleteButton } from "../delete-button";
import { Button } from "../ui/button";
import { Link } from "../ui/link";

type Props = {
  workspaceId: string;
  upload: Pick<UploadSummary, "id" | "initiative_id" | "filename">;
  isOnItsPage?: boolean;
};

export function UploadActions({ workspaceId, upload, isOnItsPage = false }: Props) {
  const { id, initiative_id, filename } = upload;
  return (
    <div className="relative flex flex-wrap gap-2">
      <Button asChild size="small">
        <Link href={links.classify(workspaceId, initiative_id, { upload: id })}>
          Paste and classify
          <span className="sr-only"> {filename}</span>
        </Link>
      </Button>
      <Button asChild size="small">
        <a href={links.uploadContent(workspaceId, id)}>
          Download
          <span className="sr-only">{filename}</span>
        </a>
      </Button>
      <DeleteButton
        id={id}
        what="Upload"
        about={filename}
        action={remove.bind(null, workspaceId)}
        size="small"
        {...(isOnItsPage && { next: links.initiativeUploads(workspaceId, initiative_id) })}
      />
    </div>
  );
}
