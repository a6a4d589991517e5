import { dropEmphasis } from "@/lib/text/phrases";

export function Quotation({ children }: { children: string }) {
  return (
    <blockquote className="max-w-3xl whitespace-pre-line border-border-strong border-l-3 pl-3 text-subtle">
      {dropEmphasis(children)}
    </blockquote>
  );
}
