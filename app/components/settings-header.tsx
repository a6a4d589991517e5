import type { ReactNode } from "react";

type Props = { title: string; about: ReactNode; actions?: ReactNode };

export function SettingsHeader({ title, about, actions }: Props) {
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-2xl gap-1">
        <h1 className="font-semibold text-base">{title}</h1>
        <p className="text-pretty text-subtle">{about}</p>
      </div>
      {actions}
    </header>
  );
}
