"use client";

import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { useLeaveWarning } from "@/app/shared/use-leave-warning";
import { FILE_EXTENSIONS } from "@/lib/extract/media-types";
import { links } from "@/lib/links";
import { Button } from "../ui/button";
import { PendingFiles } from "./pending-files";
import { useFileDrop } from "./use-file-drop";
import { isOnTheWay, useUploads } from "./use-uploads";

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");

type Props = { workspaceId: string; initiativeId: string };

export function UploadZone({ workspaceId, initiativeId }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const uploads = useUploads((filename) => links.newUpload(workspaceId, initiativeId, filename));
  const isOver = useFileDrop(uploads.add);
  useLeaveWarning(uploads.entries.some(isOnTheWay));

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    uploads.add(Array.from(currentTarget.files ?? [], (file) => ({ file })));
    currentTarget.value = ""; // allows choosing the same file again
  }

  return (
    <>
      <div
        data-testid="drop-zone"
        className={clsx(
          "flex flex-col items-center gap-x-4 gap-y-3 rounded-xl border border-dashed px-4 py-5 text-center transition-colors sm:flex-row sm:text-left",
          isOver && "border-accent bg-accent-soft",
        )}
      >
        <FileUp aria-hidden className="size-5 shrink-0 text-subtle" strokeWidth={1.5} />
        <div className="grid flex-1 gap-0.5">
          <noscript>
            <p className="font-medium">
              Uploads need JavaScript. Turn it on, then open this page again.
            </p>
          </noscript>
          <p className="font-medium noscript:hidden">
            Drop files anywhere on this page, or choose them
          </p>
          <p className="text-[0.8125rem] text-subtle">
            Markdown, plain text, captions (.vtt, .srt), CSV, PDF or Word (.docx), up to 10 MiB each
          </p>
        </div>
        <Button className="noscript:hidden" onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPT}
          aria-label="Files to upload"
          onChange={onChange}
        />
      </div>
      <PendingFiles {...uploads} />
    </>
  );
}
