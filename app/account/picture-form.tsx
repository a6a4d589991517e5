"use client";

import { SubmitButton } from "@/app/components/submit-button";
import { Avatar } from "@/app/components/ui/avatar";
import { Field, FieldError } from "@/app/components/ui/field";
import { Input } from "@/app/components/ui/input";
import type { FormAction } from "@/app/shared/action";
import { toast } from "@/app/shared/toast";
import { useFormAction } from "@/app/shared/use-form-action";
import { dropPicture, savePicture } from "./actions";

const UNREADABLE = "This file cannot be read as a picture. Choose a PNG, JPEG or WebP file.";

const saveSquare: FormAction<{ picture: string }> = async (previous, form) => {
  const chosen = form.get("picture");
  if (chosen instanceof File && chosen.size > 0) {
    const square = await cropToSquare(chosen);
    if (!square) return { fields: { picture: UNREADABLE } };
    form.set("picture", square);
  }
  return savePicture(previous, form);
};

export function PictureForm({ name, picture }: { name: string; picture: string | null }) {
  const { state, pending, form } = useFormAction(saveSquare, () => {
    form.ref.current?.reset();
    toast.success("Picture saved");
  });
  return (
    <div className="mb-3 grid gap-3">
      <form {...form} className="grid gap-3" noValidate>
        <div className="flex items-center gap-3">
          <Avatar name={name} picture={picture} />
          <div className="min-w-0 flex-1">
            <Field
              label="Picture"
              hint="PNG, JPEG or WebP. The center is shown as a small square."
              error={state.fields?.picture}
            >
              <Input
                name="picture"
                type="file"
                accept="image/png,image/jpeg,image/webp"
                className="py-1.5"
              />
            </Field>
          </div>
        </div>
        <FieldError>{state.error}</FieldError>
        <SubmitButton pending={pending} className="w-fit">
          Save picture
        </SubmitButton>
      </form>
      {picture && <RemovePicture />}
    </div>
  );
}

function RemovePicture() {
  const { state, pending, form } = useFormAction(dropPicture, () =>
    toast.success("Picture removed"),
  );
  return (
    <form {...form} className="grid gap-2">
      <FieldError>{state.error}</FieldError>
      <SubmitButton pending={pending} variant="secondary" className="w-fit">
        Remove picture
      </SubmitButton>
    </form>
  );
}

/** In px; the server accepts no other size. */
const SIDE = 256;

/** Drops metadata, such as the place. Undefined for files that the browser cannot read. */
async function cropToSquare(file: File): Promise<File | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // JPEG has no transparency.
  context.fillStyle = "white";
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = "high";
  const side = Math.min(image.width, image.height);
  const [left, top] = [(image.width - side) / 2, (image.height - side) / 2];
  context.drawImage(image, left, top, side, side, 0, 0, SIDE, SIDE);
  image.close();
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.85),
  );
  return drawn ? new File([drawn], "picture.jpg", { type: "image/jpeg" }) : undefined;
}
