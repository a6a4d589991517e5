/** Removes characters that file systems refuse, and dots at either end; at most 80 characters. */
export function toFileName(title: string): string {
  const name = title.replace(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, "-");
  return (
    [...name]
      .slice(0, 80)
      .join("")
      .replace(/^[.\s-]+|[.\s-]+$/g, "") || "document"
  );
}
