/** In px; the server accepts no other size. */
const SIDE = 256;

/** Drops metadata, such as the place. Undefined for files that the browser cannot read. */
export async function cropToSquare(file: File): Promise<File | undefined> {
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
