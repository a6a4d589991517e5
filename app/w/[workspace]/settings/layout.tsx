import type { ReactNode } from "react";
import { SettingsTabs } from "./settings-tabs";

type Props = { params: Promise<{ workspace: string }>; children: ReactNode };

export default async function SettingsLayout({ params, children }: Props) {
  const { workspace } = await params;
  return (
    <>
      <p className="mb-3 font-semibold text-[1.375rem] leading-tight tracking-tight">Settings</p>
      <SettingsTabs workspaceId={workspace} />
      <div className="pt-8">{children}</div>
    </>
  );
}
