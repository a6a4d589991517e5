import { readdirSync, readlinkSync } from "node:fs";

/**
 * Stands in for both packages of the built-in model. Its vectors hold the length of a text, or a fact about
 * the process; some texts make it fail.
 */
const DEEDS = {
  throw: () => {
    throw new Error("The text was: throw");
  },
  end: () => process.exit(1),
  hang: () => {
    for (;;);
  },
  zeros: () => [0, 0],
  pid: () => [process.pid, 0],
  environment: () => [1, Object.keys(process.env).filter((name) => name !== "NODE_ENV").length],
  handles: () => [1, handles().filter(isFile).length],
};

/** Lists the open files of the process, where the system shows them. */
const handles = () =>
  readdirSync("/proc/self/fd").flatMap((name) => {
    try {
      return [readlinkSync(`/proc/self/fd/${name}`)];
    } catch {
      return []; // the handle of the listing itself
    }
  });
const isFile = (target) => target.startsWith("/") && !/^\/(?:dev|proc)\//.test(target);

export const modelSource = async () => ({});

export const initModel = async () => ({
  embed: async ([text]) => [DEEDS[text]?.() ?? [1, text.length]],
});
