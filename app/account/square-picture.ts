/** In pixels, both ways; the server takes no other. */
const SIDE = 256;

/**
 * The middle of a picture as a small square JPEG, drawn anew: what else is in the file (where it was taken, for one)
 * stays on this machine. Undefined for what the browser cannot read.
 */
export async function squarePicture(file: File): Promise<File | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // JPEG knows nothing transparent.
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
