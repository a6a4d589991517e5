import { clsx } from "clsx";

/** Up to two initials of a name; what is in brackets, as in "Roundsman (sample)", gives none. */
const initials = (name: string) =>
  (name.match(/(?<!\S)[\p{L}\p{N}]\S*/gu) ?? name.split(/\s+/))
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase())
    .join("");

type Props = { name: string; shape?: "round" | "square" };

export function Avatar({ name, shape = "round" }: Props) {
  return (
    <span
      aria-hidden
      className={clsx(
        "inline-flex size-7 shrink-0 select-none items-center justify-center bg-accent-soft font-semibold text-[0.6875rem] text-accent-text",
        shape === "round" ? "rounded-full" : "rounded-md",
      )}
    >
      {initials(name)}
    </span>
  );
}
