"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { DropdownMenu as Primitive } from "radix-ui";
import { useState } from "react";
import { dropdownMenuItemStyles } from "@/app/components/ui/dropdown-menu";
import { applyTheme, toTheme } from "@/app/shared/theme";

const OPTIONS = [
  { theme: "system", label: "System", Icon: Monitor },
  { theme: "light", label: "Light", Icon: Sun },
  { theme: "dark", label: "Dark", Icon: Moon },
] as const;

export function ThemeChoice() {
  const [theme, setTheme] = useState(() => toTheme(document.documentElement.dataset.theme));
  const choose = (value: string) => {
    const next = toTheme(value);
    setTheme(next);
    applyTheme(next);
  };
  return (
    <Primitive.RadioGroup value={theme} onValueChange={choose}>
      {OPTIONS.map(({ theme: value, label, Icon }) => (
        <Primitive.RadioItem
          key={value}
          value={value}
          className={dropdownMenuItemStyles}
          onSelect={(event) => event.preventDefault()}
        >
          <Icon aria-hidden />
          <span className="flex-1">{label}</span>
          <Primitive.ItemIndicator>
            <Check aria-hidden />
          </Primitive.ItemIndicator>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}
