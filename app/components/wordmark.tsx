function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="size-6">
      <rect width="32" height="32" rx="8" fill="#1f6b50" />
      <g fill="#fff">
        <rect x="12" y="7.5" width="8" height="4.5" rx="1.25" />
        <rect x="9" y="13.75" width="14" height="4.5" rx="1.25" opacity=".85" />
        <rect x="6" y="20" width="20" height="4.5" rx="1.25" opacity=".7" />
      </g>
    </svg>
  );
}

export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-[0.9375rem] tracking-tight">
      <Mark />
      Groundwork
    </span>
  );
}
