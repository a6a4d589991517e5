import type { ComponentProps } from "react";
import { SubmitButton } from "./submit-button";
import { Button } from "./ui/button";
import { DialogClose, DialogFooter } from "./ui/dialog";

type Props = Pick<ComponentProps<typeof SubmitButton>, "pending" | "variant" | "children">;

/** The end of a form in a dialog. */
export const DialogSubmit = (props: Props) => (
  <DialogFooter>
    <DialogClose asChild>
      <Button>Cancel</Button>
    </DialogClose>
    <SubmitButton {...props} />
  </DialogFooter>
);
