import type { ReactNode } from "react";
import { dropEmphasis } from "@/lib/text/phrases";

type Props = {
  title: string;
  points: readonly string[];
  none?: ReactNode;
};

export function Points({ title, points, none }: Props) {
  if (points.length === 0 && none === undefined) return null;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <h3 className="font-medium">{title}</h3>
      {points.length === 0 ? (
        <p className="text-subtle">{none}</p>
      ) : (
        <ul className="grid max-w-3xl list-disc gap-1 pl-5 marker:text-subtle">
          {points.map((point) => (
            <li key={point} className="text-pretty">
              {dropEmphasis(point)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
