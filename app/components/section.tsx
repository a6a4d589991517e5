import { type ReactNode, useId } from "react";

type Props = {
  id?: string;
  title: string;
  count?: number;
  about?: string;
  actions?: ReactNode;
  children: ReactNode;
};

export function Section({ id, title, count, about, actions, children }: Props) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="mb-10 grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id={headingId} className="font-semibold text-[0.9375rem]">
            {title}{" "}
            {count !== undefined && (
              <span className="ml-1 font-normal text-subtle">{count.toLocaleString("en")}</span>
            )}
          </h2>
          {about && <p className="text-subtle">{about}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
