"use client";

import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  dropdownMenuItemStyles,
} from "./dropdown-menu";

type Option<Value extends string> = { value: Value; label: string; about?: string };

type Props<Value extends string> = {
  /** What is chosen, for the name of the button: "Status". */
  label: string;
  /** What it is chosen for, for those who do not see the row. */
  of?: string;
  /** Left out where a choice is made for several things. */
  value?: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
  /** Shows the value; by default its label. */
  children?: ReactNode;
  className?: string;
};

/** A value that is changed where it stands: a menu of the others, each found by its first letter. */
export function ChoiceMenu<Value extends string>(props: Props<Value>) {
  const { label, of, value, options, onChoose, children, className } = props;
  const choose = (next: string) => {
    const option = options.find((one) => one.value === next);
    if (option && option.value !== value) onChoose(option.value);
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        data-choice={label}
        className={clsx(
          "inline-flex h-7 max-w-full items-center gap-1 rounded-md px-1.5 text-[0.8125rem] text-subtle transition-colors hover:bg-muted hover:text-foreground",
          className,
        )}
      >
        <span className="sr-only">
          {label}
          {of && ` of ${of}`}:{" "}
        </span>
        {children ?? options.find((one) => one.value === value)?.label}
        <ChevronDown aria-hidden className="size-3.5 shrink-0" />
      </DropdownMenuTrigger>
      {/* A long menu scrolls, and what scrolls can be reached by the Tab key. */}
      <DropdownMenuContent tabIndex={0} className="outline-none">
        <Primitive.RadioGroup aria-label={label} value={value ?? ""} onValueChange={choose}>
          {options.map((option) => (
            <Primitive.RadioItem
              key={option.value}
              value={option.value}
              textValue={option.label}
              className={clsx(dropdownMenuItemStyles, "items-start!")}
            >
              <span className="grid min-w-0 flex-1">
                <span className={clsx(option.about && "font-medium")}>{option.label}</span>
                {option.about && (
                  <span className="text-pretty text-[0.8125rem] text-subtle">{option.about}</span>
                )}
              </span>
              <Primitive.ItemIndicator>
                <Check aria-hidden className="mt-0.5" />
              </Primitive.ItemIndicator>
            </Primitive.RadioItem>
          ))}
        </Primitive.RadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
