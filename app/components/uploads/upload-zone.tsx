"use client";

import { clsx } from "clsx";
import { FileUp } from "lucide-react";
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { useLeaveWarning } from "@/app/lib/use-leave-warning";
import { FILE_EXTENSIONS } from "@/lib/extract/media-types";
import { links } from "@/lib/links";
import { Button } from "../ui/button";
import { PendingFiles } from "./pending-files";
import { type Chosen, useUploads } from "./use-uploads";

const ACCEPT = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");

type Props = { workspaceId: string; initiativeId: string };

/** Where files are dropped or chosen, with those that are on their way. */
export function UploadZone({ workspaceId, initiativeId }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const uploads = useUploads((filename) => links.newUpload(workspaceId, initiativeId, filename));
  useLeaveWarning(uploads.entries.some(({ progress }) => progress.state !== "refused"));

  useEffect(() => refuseFilesBeside(window), []);

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  }

  function onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    setIsOver(false);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    uploads.add(filesOf(event.dataTransfer));
  }

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    uploads.add(Array.from(currentTarget.files ?? [], (file) => ({ file })));
    currentTarget.value = ""; // the same file can be chosen again
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a convenience beside the button */}
      <div
        data-testid="drop-zone"
        onDragOver={onDragOver}
        onDragLeave={onDragLeave}
        onDrop={onDrop}
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
          <p className="font-medium noscript:hidden">Drop files here, or choose them</p>
          <p className="text-[0.8125rem] text-subtle">
            Markdown, plain text, CSV, PDF or Word (.docx), up to 10 MiB each
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

/** A file that misses the zone would be opened in place of the page. */
function refuseFilesBeside(target: Window) {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  const types = ["dragover", "drop"] as const;
  for (const type of types) target.addEventListener(type, refuse);
  return () => {
    for (const type of types) target.removeEventListener(type, refuse);
  };
}

/** What was dropped; an entry of the file system tells folders from files. */
const filesOf = ({ items }: DataTransfer): Chosen[] =>
  Array.from(items).flatMap((item) => {
    const file = item.getAsFile();
    return file ? { file, isFolder: item.webkitGetAsEntry()?.isDirectory ?? false } : [];
  });
