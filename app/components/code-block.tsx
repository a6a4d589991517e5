import { CopyButton } from "./copy-button";

/** `name` completes "Copy", like "curl command". */
type Props = { code: string; name: string };

export function CodeBlock({ code, name }: Props) {
  return (
    <div className="overflow-hidden rounded-lg border bg-muted text-left">
      <div className="flex items-center justify-between gap-2 border-b py-1.5 pr-1.5 pl-3">
        <span className="text-subtle text-xs">{name}</span>
        <CopyButton text={code} what={name} />
      </div>
      <pre className="whitespace-pre-wrap p-3 font-mono text-[0.8125rem] text-foreground leading-relaxed [overflow-wrap:anywhere]">
        <code>{code}</code>
      </pre>
    </div>
  );
}
