"use client";

import { usePathname } from "next/navigation";
import { SETTINGS_PAGES } from "@/app/components/shell/settings-pages";
import { LinkTabs } from "@/app/components/ui/link-tabs";

export function SettingsTabs({ workspaceId }: { workspaceId: string }) {
  const pathname = usePathname();
  const tabs = SETTINGS_PAGES.map(({ title, link }) => {
    const href = link(workspaceId);
    return { title, href, current: `${pathname}/`.startsWith(`${href}/`) };
  });
  return <LinkTabs label="Settings" tabs={tabs} />;
}
