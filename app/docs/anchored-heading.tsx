import { clsx } from "clsx";

type Props = { depth: 2 | 3; id: string; text: string };

export function AnchoredHeading({ depth, id, text }: Props) {
  const Heading = `h${depth}` as const;
  return (
    <Heading
      id={id}
      className={clsx(
        "scroll-mt-20 font-semibold leading-snug tracking-tight",
        depth === 2 ? "mt-6 text-[1.3125rem]" : "mt-3 text-[1.0625rem]",
      )}
    >
      <a href={`#${id}`} className="group rounded-sm">
        {text}
        <span
          aria-hidden
          className="ml-2 font-normal text-subtle opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        >
          #
        </span>
      </a>
    </Heading>
  );
}
