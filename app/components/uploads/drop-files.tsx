"use client";

import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { links } from "@/lib/links";
import { PendingFiles } from "./pending-files";
import { useFileDrop } from "./use-file-drop";
import { isOnTheWay, useUploads } from "./use-uploads";

type Props = { workspaceId: string; initiativeId: string };

export function DropFiles({ workspaceId, initiativeId }: Props) {
  const uploads = useUploads((filename) => links.newUpload(workspaceId, initiativeId, filename));
  const isOver = useFileDrop(uploads.add);
  useLeaveWarning(uploads.entries.some(isOnTheWay));
  return (
    <>
      {uploads.entries.length > 0 && (
        <div className="mb-8">
          <PendingFiles {...uploads} />
        </div>
      )}
      {isOver && (
        <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-xl border-2 border-accent border-dashed bg-accent-soft/90">
          <p className="font-medium text-accent-text text-base">
            Drop to upload to this initiative
          </p>
        </div>
      )}
    </>
  );
}
