type Props = { label: string; value: number; max: number; text: string };

export function Meter({ label, value, max, text }: Props) {
  return (
    <meter
      className="meter h-2 w-full"
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={Math.max(max, 1)}
      value={Math.min(value, max)}
    >
      {text}
    </meter>
  );
}
