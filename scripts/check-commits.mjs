// node scripts/check-commits.mjs BASE   checks the messages of the commits after BASE, as CONTRIBUTING.md describes them
import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";

const MAX_SUBJECT = 72;

/**
 * @param {string} subject
 * @param {string} body
 * @returns {string | undefined} what to change
 */
export function findFault(subject, body) {
  if (!/^Revert "|^[a-z][\w./-]*(?:, [\w./-]+)*: \S/.test(subject))
    return "Begin with the area and what changes, such as `search: find initials`.";
  if (subject.length > MAX_SUBJECT) return `Shorten the subject to ${MAX_SUBJECT} characters.`;
  if (body.trim() === "") return "Say why in the body.";
  return undefined;
}

const [, script = "", base] = process.argv;
if (import.meta.filename === realpathSync(script)) {
  if (!base) throw new Error("Name the commit to start after: node scripts/check-commits.mjs main");
  const range = `${base}..HEAD`;
  const format = "--format=%h%x00%s%x00%b%x01";
  const log = execFileSync("git", ["log", "--no-merges", format, range], { encoding: "utf8" });
  for (const entry of log.split("\u0001\n").filter(Boolean)) {
    const [hash, subject = "", body = ""] = entry.split("\u0000");
    const fault = findFault(subject, body);
    if (!fault) continue;
    console.error(`${hash} ${subject}\n  ${fault}`);
    process.exitCode = 1;
  }
}
