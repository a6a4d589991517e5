"use client";

import { useId } from "react";
import { CopyButton } from "./copy-button";
import { controlStyles } from "./ui/input";

/** Shows the secret in full, because it is never shown again. A click selects it. */
export function SecretField({ label, value }: { label: string; value: string }) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex items-start gap-2">
        <textarea
          id={id}
          readOnly
          value={value}
          rows={3} // for browsers without `field-sizing`
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlStyles} field-sizing-content h-auto! resize-none py-1.5 font-mono [overflow-wrap:anywhere] sm:text-[0.8125rem]!`}
        />
        <CopyButton text={value} what={label} className="h-9!" />
      </div>
    </div>
  );
}
