import type { FormEvent } from "react";
import { useState } from "react";
import { Button } from "@/app/components/ui/button";
import { Dialog, DialogContent, DialogFooter } from "@/app/components/ui/dialog";
import { Field } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import { completeAddress, completeWebAddress, isAddress } from "@/app/shared/complete-address";
import { isSafeImage, isSafeLink } from "@/lib/editor/safe-address";

type Props = {
  what: "link" | "image";
  address: string;
  onDone(address: string, alt: string): void;
  onClose(): void;
  onClosed(): void;
};

const WORDS = {
  link: {
    title: "Link",
    description: "The address that the selected words link to. Leave it empty to remove the link.",
    error: "Begin the address with https://, http:// or mailto:.",
  },
  image: {
    title: "Image",
    description:
      "The address of an image on the web. Readers see the image once they allow its host.",
    error: "Begin the address with https://.",
  },
};

export function AddressDialog({ what, address, onDone, onClose, onClosed }: Props) {
  const [error, setError] = useState<string>();
  const words = WORDS[what];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const form = new FormData(event.currentTarget);
    const typed = String(form.get("url") ?? "");
    const url = what === "image" ? completeWebAddress(typed) : completeAddress(typed);
    const isLink = url === address || url === "" || (isSafeLink(url) && isAddress(url));
    const isGood = what === "image" ? isSafeImage(url) : isLink;
    if (!isGood) return setError(words.error);
    onDone(url, String(form.get("alt") ?? "").trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={words.title}
        description={words.description}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
        }}
      >
        <form onSubmit={onSubmit} className="grid gap-4" noValidate>
          <Field label="Address" {...(error && { error })}>
            <Input name="url" defaultValue={address} inputMode="url" autoComplete="off" />
          </Field>
          {what === "image" && (
            <Field label="Description" hint="Describe the image for people who cannot see it.">
              <Input name="alt" autoComplete="off" />
            </Field>
          )}
          <DialogFooter>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary">
              {what === "image" ? "Insert image" : "Set link"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
