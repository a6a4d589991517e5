import { config } from "@/lib/config";
import { invalid } from "@/lib/errors";

const OURS = ["groundwork", "planning"];

let leaked: Promise<Set<string>> | undefined;

async function readLeaked(): Promise<Set<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map(String));
}

/** Strips the characters that people add to satisfy rules: `Groundwork2026!` becomes `groundwork`. */
const extractCore = (password: string) => password.toLowerCase().replace(/^[^a-z]+|[^a-z]+$/g, "");

/** Refuses leaked passwords, and the names of product and person. @throws 400 at `field` */
export async function requireUncommon(
  password: string,
  { email, name }: { email: string; name?: string },
  field: "password" | "newPassword",
) {
  leaked ??= readLeaked();
  const lower = password.toLowerCase();
  if ((await leaked).has(lower)) {
    throw invalid(field, "This password has appeared in a data breach. Choose another.");
  }
  if (new Set(lower).size < 4) {
    throw invalid(field, "This password repeats a few characters. Choose another one.");
  }
  const own = [email, email.split("@", 1)[0], name, new URL(config().APP_URL).hostname, ...OURS];
  const isOwn = own.some(
    (word) => word && [lower, extractCore(password)].includes(word.toLowerCase()),
  );
  if (isOwn) {
    throw invalid(
      field,
      "Somebody who knows you or this product would guess this password. Choose another one.",
    );
  }
}
