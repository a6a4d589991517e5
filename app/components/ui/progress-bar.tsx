import { clsx } from "clsx";

type Props = {
  label: string;
  value: number;
  className?: string;
};

export function Progress({ label, value, className }: Props) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={value}
      className={clsx(
        "block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-muted",
        "[&::-webkit-progress-bar]:bg-muted",
        "[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent",
        "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent",
        className,
      )}
    />
  );
}
