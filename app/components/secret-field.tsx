"use client";

import { useId } from "react";
import { CopyButton } from "./copy-button";
import { controlStyles } from "./ui/input";

/** A text that is shown once: readable, selected by a click, copied by a button. */
export function SecretField({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={value}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlStyles} font-mono sm:text-[0.8125rem]!`}
        />
        <CopyButton text={value} what={label} className="h-9!" />
      </div>
    </div>
  );
}
