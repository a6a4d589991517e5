import { useRouter } from "next/navigation";
import { startTransition, useRef, useState } from "react";
import { toast } from "@/app/shared/toast";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { refusal } from "@/lib/extract/refusals";
import { countNoun } from "@/lib/text/phrases";
import { sendFile } from "./send-file";

export type Progress =
  | { state: "waiting" }
  | { state: "sending"; share: number }
  | { state: "refused"; error: string; canRetry: boolean };

export type Entry = {
  key: number;
  file: File;
  progress: Progress;
  controller: AbortController;
};

export const isOnTheWay = ({ progress }: Entry): boolean => progress.state !== "refused";

export type Chosen = { file: File; isFolder?: boolean };

const FOLDER = "This is a folder. Open it, and choose the files in it.";

let lastKey = 0;

/** Sends them one by one and refreshes the page after each. */
export function useUploads(buildPath: (filename: string) => string) {
  const router = useRouter();
  const [entries, setEntries] = useState<Entry[]>([]);
  const last = useRef(Promise.resolve());
  const batch = useRef({ left: 0, stored: 0 });

  const drop = (key: number) => setEntries((all) => all.filter((entry) => entry.key !== key));
  const show = (key: number, progress: Progress) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, progress } : entry)));

  async function send({ key, file, controller: { signal } }: Entry) {
    if (signal.aborted) return;
    show(key, { state: "sending", share: 0 });
    const onProgress = (share: number) => show(key, { state: "sending", share });
    const outcome = await sendFile(buildPath(file.name), file, onProgress, signal);
    if (outcome.state === "refused") return show(key, outcome);
    if (outcome.state === "canceled") return;
    batch.current.stored += 1;
    // One update, so that the file changes lists without flicker.
    startTransition(() => {
      router.refresh();
      drop(key);
    });
  }

  function enqueue(entry: Entry) {
    batch.current.left += 1;
    last.current = last.current.then(() => send(entry)).then(finishOne);
  }

  function finishOne() {
    const { left, stored } = batch.current;
    batch.current.left = left - 1;
    if (left > 1 || stored === 0) return;
    batch.current.stored = 0;
    toast.success(`${countNoun(stored, "file")} uploaded`);
  }

  function add(chosen: Chosen[]) {
    const fresh = chosen.map(createEntry);
    setEntries((all) => [...all, ...fresh]);
    for (const entry of fresh) if (entry.progress.state === "waiting") enqueue(entry);
  }

  function retry(entry: Entry) {
    show(entry.key, { state: "waiting" });
    enqueue(entry);
  }

  function cancel({ key, controller }: Entry) {
    controller.abort();
    drop(key);
  }

  const dismissRefused = () =>
    setEntries((all) => all.filter(({ progress }) => progress.state !== "refused"));

  return { entries, add, retry, cancel, dismissRefused };
}

function createEntry({ file, isFolder }: Chosen): Entry {
  lastKey += 1;
  const error =
    (isFolder && FOLDER) || (file.size > MAX_FILE_BYTES && refusal("too-large").message);
  return {
    key: lastKey,
    file,
    progress: error ? { state: "refused", error, canRetry: false } : { state: "waiting" },
    controller: new AbortController(),
  };
}
