"use client";

import { clsx } from "clsx";
import { Check } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import type { ReactElement } from "react";
import type { Choice } from "./choice-menu";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  dropdownMenuItemStyles,
} from "./dropdown-menu";

export function ChoiceOptions({
  label,
  value,
  options,
  onChoose,
  children,
}: Choice<string> & { children: ReactElement }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      {/* A long menu scrolls, so it must be reachable by the Tab key. */}
      <DropdownMenuContent tabIndex={0} className="outline-none">
        <Primitive.RadioGroup aria-label={label} value={value ?? ""} onValueChange={onChoose}>
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
