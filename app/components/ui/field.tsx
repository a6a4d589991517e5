import { CircleAlert } from "lucide-react";
import { Slot } from "radix-ui";
import { type ReactNode, useId } from "react";

type Props = {
  label: string;
  hint?: string;
  error?: string;
  /** The control, which gets its id, description and validity from here. */
  children: ReactNode;
};

export function Field({ label, hint, error, children }: Props) {
  const id = useId();
  const about = error ? `${id}-error` : hint && `${id}-hint`;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Slot.Root id={id} aria-describedby={about} aria-invalid={error ? true : undefined}>
        {children}
      </Slot.Root>
      {hint && !error && (
        <p id={`${id}-hint`} className="text-[0.8125rem] text-subtle">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** Nothing without an error. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-[0.8125rem] text-danger-text">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
