import { LoaderCircle } from "lucide-react";
import { formatFileSize } from "@/lib/file-size";
import { countNoun } from "@/lib/text/phrases";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FieldError } from "../ui/field";
import { Progress } from "../ui/progress-bar";
import type { Entry, useUploads } from "./use-uploads";

type Props = Pick<ReturnType<typeof useUploads>, "entries" | "retry" | "cancel" | "dismissRefused">;

export function PendingFiles({ entries, retry, cancel, dismissRefused }: Props) {
  if (entries.length === 0) return null;
  const refused = entries.filter(({ progress }) => progress.state === "refused").length;
  return (
    <Card className="overflow-hidden">
      {refused > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-4 py-3">
          <p className="font-medium">{countNoun(refused, "file")} not uploaded</p>
          <Button size="small" variant="ghost" onClick={dismissRefused}>
            Dismiss all
          </Button>
        </div>
      )}
      <ul aria-label="Files being uploaded" className="divide-y">
        {entries.map((entry) => (
          <PendingFile
            key={entry.key}
            file={entry.file}
            progress={entry.progress}
            retry={() => retry(entry)}
            cancel={() => cancel(entry)}
          />
        ))}
      </ul>
    </Card>
  );
}

type FileProps = Pick<Entry, "file" | "progress"> & { retry: () => void; cancel: () => void };

function PendingFile({ file, progress, retry, cancel }: FileProps) {
  const isRefused = progress.state === "refused";
  const isSent = progress.state === "sending" && progress.share === 1;
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grid min-w-0 flex-1 basis-32 gap-0.5">
          <span className="font-medium">{file.name}</span>
          <span className="text-[0.8125rem] text-subtle">{formatFileSize(file.size)}</span>
        </p>
        <State progress={progress} />
        <div className="flex gap-2">
          {isRefused && progress.canRetry && (
            <Button size="small" onClick={retry}>
              Try again
              <span className="sr-only">{file.name}</span>
            </Button>
          )}
          {!isSent && (
            <Button size="small" variant="ghost" onClick={cancel}>
              {isRefused ? "Dismiss" : "Cancel"}
              <span className="sr-only">{file.name}</span>
            </Button>
          )}
        </div>
      </div>
      {progress.state === "sending" && (
        <Progress
          label={`Sending ${file.name}`}
          value={progress.share}
          className={isSent ? "motion-safe:animate-pulse" : undefined}
        />
      )}
      {isRefused && <FieldError>{progress.error}</FieldError>}
    </li>
  );
}

function State({ progress }: Pick<Entry, "progress">) {
  const style = "flex items-center gap-1.5 text-[0.8125rem] text-subtle tabular-nums";
  if (progress.state === "refused") return null;
  if (progress.state === "waiting") return <span className={style}>Waiting</span>;
  if (progress.share < 1) {
    return <span className={style}>{Math.floor(progress.share * 100)}%</span>;
  }
  return (
    <span className={style}>
      <LoaderCircle aria-hidden className="size-3.5 motion-safe:animate-spin" />
      Reading the text…
    </span>
  );
}
