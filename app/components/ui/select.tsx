"use client";

import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlStyles } from "./input";
import { useEarlyValue } from "./use-early-value";

type Props = ComponentProps<"select"> & { options: { value: string; label: string }[] };

export function Select({ options, className, ref, ...props }: Props) {
  const control = useEarlyValue(ref, props);
  return (
    <span className={clsx("relative block", className)}>
      <select ref={control} className={clsx(controlStyles, "appearance-none pr-9!")} {...props}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} className="bg-raised">
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-subtle"
      />
    </span>
  );
}
