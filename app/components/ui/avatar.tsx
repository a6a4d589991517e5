import { clsx } from "clsx";

/** Takes up to two initials; words in brackets, as in "Roundsman (sample)", do not count. */
const getInitials = (name: string) =>
  (name.match(/(?<!\S)[\p{L}\p{N}]\S*/gu) ?? name.split(/\s+/))
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");

type Props = { name: string; picture?: string | null; shape?: "round" | "square" };

export function Avatar({ name, picture, shape = "round" }: Props) {
  // Only pictures from this origin are shown, even if an identity provider names another.
  if (picture?.startsWith("/")) {
    return (
      // biome-ignore lint/performance/noImgElement: already small, and only for people who are signed in
      <img
        src={picture}
        alt=""
        width={28}
        height={28}
        className="size-7 shrink-0 rounded-full object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-flex size-7 shrink-0 select-none items-center justify-center bg-accent-soft font-semibold text-[0.6875rem] text-accent-text",
        shape === "round" ? "rounded-full" : "rounded-md",
      )}
    >
      {getInitials(name)}
    </span>
  );
}
