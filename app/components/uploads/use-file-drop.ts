import { useEffect, useEffectEvent, useState } from "react";
import type { Chosen } from "./use-uploads";

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

export function useFileDrop(take: (files: Chosen[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const onDrop = useEffectEvent(take);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const allowDrop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return;
      event.preventDefault();
      setIsOver(false);
      onDrop(listDropped(event.dataTransfer));
    };
    window.addEventListener("dragover", allowDrop, { signal });
    window.addEventListener("dragleave", leave, { signal });
    window.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}

/** The file system's entry distinguishes folders from files. */
const listDropped = ({ items }: DataTransfer): Chosen[] =>
  Array.from(items).flatMap((item) => {
    const file = item.getAsFile();
    return file ? { file, isFolder: item.webkitGetAsEntry()?.isDirectory ?? false } : [];
  });
