import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import { Wordmark } from "./wordmark";

type Props = {
  title: string;
  about?: ReactNode;
  isWide?: boolean;
  children?: ReactNode;
  footer?: ReactNode;
};

export function NarrowPage({ title, about, isWide = false, children, footer }: Props) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-canvas">
      <header className="p-4 sm:p-6">
        <Link href={links.home} className="inline-block rounded-md p-1">
          <Wordmark />
        </Link>
      </header>
      <main className="grid content-start justify-items-center px-4 pt-[6vh] pb-16 sm:pt-[10vh]">
        <div className={clsx("grid w-full gap-6", isWide ? "max-w-2xl" : "max-w-sm")}>
          <div className="grid gap-1.5">
            <h1 className="text-balance font-semibold text-xl tracking-tight">{title}</h1>
            {about && <p className="text-pretty text-subtle">{about}</p>}
          </div>
          {children}
          {footer && <p className="text-center text-subtle">{footer}</p>}
        </div>
      </main>
    </div>
  );
}
