import { toast } from "@/app/shared/toast";
import { readTaskBoxes } from "./read-task-boxes";

/** A picture of a pasted page that is not on the web. */
const LOCAL_IMAGE = /<img\b[^<>]*\ssrc\s*=\s*["']?\s*(?:data|blob|file|cid):/i;

type Given = Pick<DataTransfer, "getData"> & { files: Iterable<Pick<File, "type">> };

/** Says what to do instead of pasting a picture. Returns true if nothing else was pasted. */
export function refusePicture(given: Given | null, instead: string): boolean {
  if (!given) return false;
  const html = given.getData("text/html");
  // Office programs add a picture of the text that is copied.
  const hasPicture = html
    ? LOCAL_IMAGE.test(readTaskBoxes(html))
    : [...given.files].some(({ type }) => type.startsWith("image/"));
  if (hasPicture) toast.error(`Pictures cannot be pasted. ${instead}`);
  return hasPicture && !(html && given.getData("text/plain").trim());
}
