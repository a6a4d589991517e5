import { LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { ANSWER_SECONDS } from "@/lib/schemas/bounds";
import type { Method } from "@/lib/schemas/generate";

type Props = { method: Method; children: ReactNode };

export function Working({ method, children }: Props) {
  return (
    <p role="status" className="flex items-start gap-2 text-pretty text-subtle">
      <LoaderCircle aria-hidden className="mt-0.5 size-4 shrink-0 motion-safe:animate-spin" />
      <span>
        {children}
        {method === "ai" &&
          ` The AI model can take up to ${ANSWER_SECONDS} seconds. Stay on this page.`}
      </span>
    </p>
  );
}
