"use client";

import { usePathname } from "next/navigation";
import { LinkTabs } from "@/app/components/ui/link-tabs";
import { links } from "@/lib/links";

const PAGES = [
  { title: "General", link: links.settings.workspace },
  { title: "API keys", link: links.settings.apiKeys },
  { title: "Connect", link: links.settings.connect },
  { title: "Document types", link: links.settings.documentTypes },
  { title: "Members", link: links.settings.members },
  { title: "Activity", link: links.settings.activity },
  { title: "Usage", link: links.settings.usage },
];

export function SettingsTabs({ workspaceId }: { workspaceId: string }) {
  const pathname = usePathname();
  const tabs = PAGES.map(({ title, link }) => {
    const href = link(workspaceId);
    return { title, href, current: `${pathname}/`.startsWith(`${href}/`) };
  });
  return <LinkTabs label="Settings" tabs={tabs} />;
}
