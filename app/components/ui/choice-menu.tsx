"use client";

import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { MenuButton } from "./menu-button";

type Option<Value extends string> = { value: Value; label: string; about?: string };

export type Choice<Value extends string> = {
  label: string;
  value?: Value | undefined;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
};

type Props<Value extends string> = Choice<Value> & {
  /** For people who cannot see the row. */
  of?: string;
  /** For search: other words that people type to find the menu (`page-commands.ts`). */
  command?: string;
  children?: ReactNode;
  className?: string;
};

const loadOptions = () => import("./choice-options").then((module) => module.ChoiceOptions);

export function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { label, of, value, options, onChoose, command, children, className } = props;
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option && option.value !== value) onChoose(option.value);
  };
  return (
    <MenuButton load={loadOptions} menu={{ label, value, options, onChoose: choose }}>
      <button
        type="button"
        data-choice={label}
        data-command={command}
        className={clsx(
          "inline-flex h-7 max-w-full items-center gap-1 rounded-md px-1.5 text-left text-[0.8125rem] text-subtle transition-colors hover:bg-muted hover:text-foreground",
          className,
        )}
      >
        <span className="sr-only">
          {label}
          {of && ` of ${of}`}:{" "}
        </span>
        {children ?? options.find((one) => one.value === value)?.label}
        <ChevronDown aria-hidden className="size-3.5 shrink-0" />
      </button>
    </MenuButton>
  );
}
