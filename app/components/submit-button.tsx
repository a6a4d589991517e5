import { clsx } from "clsx";
import { LoaderCircle } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./ui/button";

type Props = ComponentProps<typeof Button> & { pending: boolean };

/** While pending, a spinner covers the label, so that nothing moves. */
export function SubmitButton({ pending, children, className, ...props }: Props) {
  return (
    <Button
      type="submit"
      variant="primary"
      aria-disabled={pending}
      onClick={(event) => pending && event.preventDefault()}
      className={clsx("relative", className)}
      {...props}
    >
      <span className={clsx("inline-flex items-center gap-1.5", pending && "invisible")}>
        {children}
      </span>
      {pending && (
        <>
          <LoaderCircle aria-hidden className="absolute animate-spin" />
          <span role="status" className="sr-only">
            Working
          </span>
        </>
      )}
    </Button>
  );
}
