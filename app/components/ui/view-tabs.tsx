"use client";

import { usePathname } from "next/navigation";
import { LinkTabs } from "./link-tabs";

type Props = { label: string; tabs: { href: string; title: string }[] };

export function ViewTabs({ label, tabs }: Props) {
  const pathname = usePathname();
  return (
    <LinkTabs
      label={label}
      tabs={tabs.map((tab) => ({ ...tab, current: tab.href === pathname }))}
    />
  );
}
