"use client";

import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  label: string;
  tabs: { value: string; title: string; content: ReactNode }[];
  /** Set if the parent also chooses the open tab. */
  value?: string;
  onChange?: (value: string) => void;
};

export function Tabs({ label, tabs, value, onChange }: Props) {
  return (
    <Primitive.Root
      defaultValue={tabs[0]?.value}
      {...(value !== undefined && { value })}
      {...(onChange && { onValueChange: onChange })}
      className="grid min-w-0 gap-3"
    >
      <Primitive.List aria-label={label} className="flex flex-wrap gap-1 rounded-lg bg-muted p-1">
        {tabs.map(({ value, title }) => (
          <Primitive.Trigger
            key={value}
            value={value}
            className="h-7 flex-1 whitespace-nowrap rounded-md px-2 font-medium text-[0.8125rem] text-subtle data-[state=active]:bg-raised data-[state=active]:text-foreground data-[state=active]:shadow-xs"
          >
            {title}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ value, content }) => (
        <Primitive.Content key={value} value={value} className="min-w-0">
          {content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
